import type { LenderCall } from '../build-request.ts';
import type { Endpoints } from '../endpoint.ts';

/** How the calls about a loan that is offered go out (lender-api §2). */
export const loanConfirmPaths = {
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

/** The agreements shown before a loan is confirmed (lender-api §2). */
export const agreementScene = 3;

/** Asks for the offer of a product. */
export const loanConfirmCall = ({ productId }: { productId: string }): LenderCall => ({
  endpoint: loanConfirmPaths.loanConfirm,
  payload: { productId },
});

/** Asks for the titles of the agreements of a product. */
export const contractsCall = ({ productId }: { productId: string }): LenderCall => ({
  endpoint: loanConfirmPaths.contracts,
  payload: { productId, scene: agreementScene },
});
