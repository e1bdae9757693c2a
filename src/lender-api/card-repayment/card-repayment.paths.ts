import type { Endpoints } from '../endpoint.ts';

/** How the calls of paying by card go out (lender-api §2). */
export const cardRepaymentPaths = {
  repaymentWay: {
    key: 'repaymentWay',
    method: 'POST',
    path: '/api/v1/youmi/youmi-api/service/loan/repayment-way',
    dialect: 'any',
    inQuery: ['orderId'],
  },
  repaymentCommit: {
    key: 'repaymentCommit',
    method: 'POST',
    path: '/api/v1/youmi/youmi-api/service/loan/repayment-commit',
    dialect: 'any',
  },
  repaymentConfirm: {
    key: 'repaymentConfirm',
    method: 'POST',
    path: '/api/v1/youmi/youmi-api/service/loan/repayment-confirm',
    dialect: 'any',
  },
} as const satisfies Endpoints;
