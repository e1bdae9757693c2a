import type { Endpoints } from '../endpoint.ts';

/** How the calls about a loan that is offered go out (lender-api §2). */
export const loanOfferPaths = {
  loanConfirm: {
    key: 'loanConfirm',
    path: '/v3/loan-confirm/loan-detail-confirm',
  },
  loanConfirmPush: {
    key: 'loanConfirmPush',
    path: '/v3/loan-confirm/loan-detail-push',
  },
  contracts: { key: 'contracts', method: 'GET', path: '/v3/contract/contract' },
  contractUrl: {
    key: 'contractUrl',
    path: '/v3/contract/contract-jump',
  },
} as const satisfies Endpoints;
