import type { Endpoints } from '../endpoint.ts';

/** How the calls of paying to a number go out (lender-api §2). */
export const numberRepaymentPaths = {
  generateVcode: {
    key: 'generateVcode',
    path: '/v3/loan-details/generate-vcode',
    dialect: 'success',
  },
  payTypes: {
    key: 'payTypes',
    path: '/v3/loan-details/init-pay-type',
  },
} as const satisfies Endpoints;
