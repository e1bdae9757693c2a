import { cardLinkingPaths } from './card-linking/card-linking.paths.ts';
import { cardRepaymentPaths } from './card-repayment/card-repayment.paths.ts';
import { extensionPaths } from './extension/extension.paths.ts';
import { instalmentPaths } from './instalment/instalment.paths.ts';
import { loanPaths } from './loan/loan.paths.ts';
import { loanOfferPaths } from './loan-offer/loan-offer.paths.ts';
import { virtualAccountPaths } from './virtual-account/virtual-account.paths.ts';
import { walletRepaymentPaths } from './wallet-repayment/wallet-repayment.paths.ts';

/**
 * Every call in use, for whoever must know them all: the sandbox lender, the tenant's check, the tests. The app
 * itself imports only the types: each subject brings the calls that it makes.
 */
export const endpoints = {
  ...cardLinkingPaths,
  ...cardRepaymentPaths,
  ...extensionPaths,
  ...instalmentPaths,
  ...loanPaths,
  ...loanOfferPaths,
  ...virtualAccountPaths,
  ...walletRepaymentPaths,
} as const;

/** The key of a call, as `lender-api.md` and the tenant's `api.paths` name it. */
export type EndpointKey = keyof typeof endpoints;
