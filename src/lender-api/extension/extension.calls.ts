import type { LenderCall } from '../build-request.ts';
import type { LoanRef } from '../loan/loan.calls.ts';

/** Asks what it costs to pay a loan later. */
export const extensionOfferCall = ({ loanId, productId }: LoanRef): LenderCall => ({
  key: 'extension',
  payload: { productId, orderId: loanId },
});
