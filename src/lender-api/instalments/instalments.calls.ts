import type { LenderCall } from '../build-request.ts';
import type { Endpoints } from '../endpoint.ts';
import type { LoanRef } from '../loan/loan.calls.ts';

/** How the call of a plan of instalments goes out (lender-api §2). */
export const instalmentPaths = {
  instalments: {
    key: 'instalments',
    path: '/v3/installment/loan-play-detail',
  },
} as const satisfies Endpoints;

/** Asks for the instalments of a loan. */
export const instalmentPlanCall = ({ loanId, productId }: LoanRef): LenderCall => ({
  endpoint: instalmentPaths.instalments,
  payload: { productId, orderId: loanId },
});
