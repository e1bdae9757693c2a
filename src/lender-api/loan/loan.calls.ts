import type { LenderCall } from '../build-request.ts';

/** Which loan is meant. */
export interface LoanRef {
  loanId: string;
  productId: string;
}

/** Asks how a loan stands. */
export const loanDetailsCall = ({ loanId, productId }: LoanRef): LenderCall => ({
  key: 'loanDetails',
  payload: { productId, orderId: loanId },
});
