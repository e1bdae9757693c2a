import type { Endpoints } from '../endpoint.ts';

/** How the calls about a loan that is offered go out (lender-api §2). */
export const loanOfferPaths = {
  loanConfirm: {
    key: 'loanConfirm',
    method: 'POST',
    path: '/v3/loan-confirm/loan-detail-confirm',
    dialect: 'any',
  },
  loanConfirmPush: {
    key: 'loanConfirmPush',
    method: 'POST',
    path: '/v3/loan-confirm/loan-detail-push',
    dialect: 'any',
  },
  contracts: { key: 'contracts', method: 'GET', path: '/v3/contract/contract', dialect: 'any' },
  contractUrl: {
    key: 'contractUrl',
    method: 'POST',
    path: '/v3/contract/contract-jump',
    dialect: 'any',
  },
} as const satisfies Endpoints;
