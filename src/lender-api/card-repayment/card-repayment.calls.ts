import type { Endpoints } from '../endpoint.ts';

/** How the calls of paying by card go out (lender-api §2). */
export const cardRepaymentPaths = {
  repaymentWay: {
    key: 'repaymentWay',
    path: '/api/v1/youmi/youmi-api/service/loan/repayment-way',
    inQuery: ['orderId'],
  },
  repaymentCommit: {
    key: 'repaymentCommit',
    path: '/api/v1/youmi/youmi-api/service/loan/repayment-commit',
  },
  repaymentConfirm: {
    key: 'repaymentConfirm',
    path: '/api/v1/youmi/youmi-api/service/loan/repayment-confirm',
  },
} as const satisfies Endpoints;
