import type { LenderCall } from '../build-request.ts';
import type { LoanRef } from '../loan/loan.calls.ts';
import { extensionPaths } from './extension.paths.ts';

/** Asks what it costs to pay a loan later. */
export const extensionOfferCall = ({ loanId, productId }: LoanRef): LenderCall => ({
  endpoint: extensionPaths.extension,
  payload: { productId, orderId: loanId },
});
