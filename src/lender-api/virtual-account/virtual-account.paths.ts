import type { Endpoints } from '../endpoint.ts';

/** How the calls of paying to a number go out (lender-api §2). */
export const virtualAccountPaths = {
  generateVcode: {
    key: 'generateVcode',
    method: 'POST',
    path: '/v3/loan-details/generate-vcode',
    dialect: 'success',
  },
  payTypes: {
    key: 'payTypes',
    method: 'POST',
    path: '/v3/loan-details/init-pay-type',
    dialect: 'any',
  },
} as const satisfies Endpoints;
