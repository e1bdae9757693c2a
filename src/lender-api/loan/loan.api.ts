import type { Loan } from '../../domain/loan.ts';
import type { LenderCall } from '../build-request.ts';
import { lenderApi } from '../lender-api.ts';
import type { LenderQuery } from '../read-answer.ts';
import { loanDetailsCall, loanPaths, type LoanRef } from './loan.calls.ts';

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
      query: loanDetailsCall,
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
