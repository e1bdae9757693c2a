import type { InstalmentPlan } from '../../domain/instalment-plan.ts';
import { lenderApi, type LenderQuery } from '../lender-api.ts';
import type { LoanRef } from '../loan/loan.calls.ts';
import { instalmentPlanCall } from './instalment.calls.ts';
import { toInstalmentPlan } from './instalment.mapper.ts';

/** The instalments of a loan (lender-api §2, Repayment). */
export const instalmentEndpoints = lenderApi.injectEndpoints({
  endpoints: (build) => ({
    getInstalmentPlan: build.query<InstalmentPlan, LoanRef>({
      query: (loan): LenderQuery<InstalmentPlan> => ({
        ...instalmentPlanCall(loan),
        read: toInstalmentPlan,
      }),
      providesTags: ['shown'],
    }),
  }),
});

export const { useGetInstalmentPlanQuery } = instalmentEndpoints;
