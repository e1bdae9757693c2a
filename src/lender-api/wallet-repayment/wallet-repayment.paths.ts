import type { Endpoints } from '../endpoint.ts';

/** How the call that leads to a wallet’s page goes out (lender-api §2). */
export const walletRepaymentPaths = {
  repaymentRedirect: {
    key: 'repaymentRedirect',
    method: 'POST',
    path: '/api/v1/youmi/youmi-api/service/loan/repayment-huichao',
    dialect: 'any',
  },
} as const satisfies Endpoints;
