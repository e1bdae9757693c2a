import type { Loan } from '../../domain/loan.ts';
import type { LenderCall } from '../build-request.ts';
import { lenderApi, type LenderQuery } from '../lender-api.ts';
import { loanDetailsCall, type LoanRef } from './loan.calls.ts';
import { toLoan } from './loan.mapper.ts';
import { loanPaths } from './loan.paths.ts';

const done = () => null;

/** A report about what a borrower touched; nobody waits for its answer and its failure is never shown. */
export interface Tracking {
  productId: string;
  /** 0-based row, or 0 where there is none. */
  position: number;
}

/** Spec §9: the module that both reports of this screen belong to. */
const trackingModule = 30;

const tracking = (
  endpoint: LenderCall['endpoint'],
  { productId, position }: Tracking,
): LenderCall => ({
  endpoint,
  payload: { productId, moduleId: trackingModule, positionId: position },
});

/** The calls about a loan that exists (lender-api §2, Loan). */
export const loanEndpoints = lenderApi.injectEndpoints({
  endpoints: (build) => ({
    getLoan: build.query<Loan, LoanRef>({
      query: (loan): LenderQuery<Loan> => ({ ...loanDetailsCall(loan), read: toLoan }),
      providesTags: ['shown'],
    }),
    rateApp: build.mutation<null, { score: number }>({
      query: ({ score }): LenderQuery<null> => ({
        endpoint: loanPaths.rateApp,
        payload: { score },
        read: done,
      }),
    }),
    trackBorrowMore: build.mutation<null, Tracking>({
      query: (tap): LenderQuery<null> => ({ ...tracking(loanPaths.event, tap), read: done }),
    }),
    trackProductTap: build.mutation<null, Tracking>({
      query: (tap): LenderQuery<null> => ({ ...tracking(loanPaths.productTap, tap), read: done }),
    }),
  }),
});

export const {
  useGetLoanQuery,
  useLazyGetLoanQuery,
  useRateAppMutation,
  useTrackBorrowMoreMutation,
  useTrackProductTapMutation,
} = loanEndpoints;
