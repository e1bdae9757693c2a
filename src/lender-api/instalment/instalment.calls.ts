import type { LenderCall } from '../build-request.ts';
import type { LoanRef } from '../loan/loan.calls.ts';

/** Asks for the instalments of a loan. */
export const instalmentPlanCall = ({ loanId, productId }: LoanRef): LenderCall => ({
  key: 'instalments',
  payload: { productId, orderId: loanId },
});
