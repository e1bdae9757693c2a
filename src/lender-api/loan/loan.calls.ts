import type { LenderCall } from '../build-request.ts';
import { loanPaths } from './loan.paths.ts';

/** Which loan is meant. */
export interface LoanRef {
  loanId: string;
  productId: string;
}

/** Asks how a loan stands. */
export const loanDetailsCall = ({ loanId, productId }: LoanRef): LenderCall => ({
  endpoint: loanPaths.loanDetails,
  payload: { productId, orderId: loanId },
});
