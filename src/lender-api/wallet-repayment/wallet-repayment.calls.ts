import type { Endpoints } from '../endpoint.ts';

/** How the call that leads to a wallet’s page goes out (lender-api §2). */
export const walletRepaymentPaths = {
  repaymentRedirect: {
    key: 'repaymentRedirect',
    path: '/api/v1/youmi/youmi-api/service/loan/repayment-huichao',
  },
} as const satisfies Endpoints;
