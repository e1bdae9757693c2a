import type { LenderCall } from '../build-request.ts';
import type { Endpoints } from '../endpoint.ts';

/** How the calls about a loan that exists go out (lender-api §2). */
export const loanPaths = {
  loanDetails: {
    key: 'loanDetails',
    path: '/v3/loan-details/loan-details',
    dialect: 'success',
  },
  rateApp: {
    key: 'rateApp',
    path: '/v3/loan-details/google-score',
    dialect: 'success',
  },
  event: {
    key: 'event',
    path: '/service/event/save',
    isReport: true,
  },
  productTap: {
    key: 'productTap',
    path: '/gopia/goya/define',
    isReport: true,
  },
} as const satisfies Endpoints;

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
