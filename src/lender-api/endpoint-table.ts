import { assistantPaths } from './assistant/assistant.paths.ts';
import { cardLinkingPaths } from './card-linking/card-linking.paths.ts';
import { cardRepaymentPaths } from './card-repayment/card-repayment.paths.ts';
import { complaintPaths } from './complaint/complaint.paths.ts';
import { extensionPaths } from './extension/extension.paths.ts';
import { instalmentPaths } from './instalment/instalment.paths.ts';
import { loanPaths } from './loan/loan.paths.ts';
import { loanOfferPaths } from './loan-offer/loan-offer.paths.ts';
import { marketplacePaths } from './marketplace/marketplace.paths.ts';
import { partnerLoginFailurePaths } from './partner-login-failure/partner-login-failure.paths.ts';
import { registrationPaths } from './registration/registration.paths.ts';
import { supportPaths } from './support/support.paths.ts';
import { virtualAccountPaths } from './virtual-account/virtual-account.paths.ts';
import { walletRepaymentPaths } from './wallet-repayment/wallet-repayment.paths.ts';

/**
 * Every call in use, for whoever must know them all: the sandbox lender, the tenant's check, the tests. The app
 * itself imports only the types: each subject brings the calls that it makes.
 */
export const endpoints = {
  ...assistantPaths,
  ...cardLinkingPaths,
  ...cardRepaymentPaths,
  ...complaintPaths,
  ...extensionPaths,
  ...instalmentPaths,
  ...loanPaths,
  ...loanOfferPaths,
  ...marketplacePaths,
  ...partnerLoginFailurePaths,
  ...registrationPaths,
  ...supportPaths,
  ...virtualAccountPaths,
  ...walletRepaymentPaths,
} as const;

/** The key of a call, as `lender-api.md` and the tenant's `api.paths` name it. */
export type EndpointKey = keyof typeof endpoints;
