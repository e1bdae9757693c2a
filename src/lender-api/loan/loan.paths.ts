import type { Endpoints } from '../endpoint.ts';

/** How the calls about a loan that exists go out (lender-api §2). */
export const loanPaths = {
  loanDetails: {
    key: 'loanDetails',
    method: 'POST',
    path: '/v3/loan-details/loan-details',
    dialect: 'success',
  },
  rateApp: {
    key: 'rateApp',
    method: 'POST',
    path: '/v3/loan-details/google-score',
    dialect: 'success',
  },
  event: {
    key: 'event',
    method: 'POST',
    path: '/service/event/save',
    dialect: 'any',
    isReport: true,
  },
  productTap: {
    key: 'productTap',
    method: 'POST',
    path: '/gopia/goya/define',
    dialect: 'any',
    isReport: true,
  },
} as const satisfies Endpoints;
