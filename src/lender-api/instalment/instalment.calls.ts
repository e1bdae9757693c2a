import type { LenderCall } from '../build-request.ts';
import type { LoanRef } from '../loan/loan.calls.ts';
import { instalmentPaths } from './instalment.paths.ts';

/** Asks for the instalments of a loan. */
export const instalmentPlanCall = ({ loanId, productId }: LoanRef): LenderCall => ({
  endpoint: instalmentPaths.instalments,
  payload: { productId, orderId: loanId },
});
