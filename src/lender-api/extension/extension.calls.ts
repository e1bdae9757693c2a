import type { LenderCall } from '../build-request.ts';
import type { Endpoints } from '../endpoint.ts';
import type { LoanRef } from '../loan/loan.calls.ts';

/** How the call of an extension goes out (lender-api §2). */
export const extensionPaths = {
  extension: {
    key: 'extension',
    path: '/v3/loan-details/delay-detail',
  },
} as const satisfies Endpoints;

/** Asks what it costs to pay a loan later. */
export const extensionOfferCall = ({ loanId, productId }: LoanRef): LenderCall => ({
  endpoint: extensionPaths.extension,
  payload: { productId, orderId: loanId },
});
