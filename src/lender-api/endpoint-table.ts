import { assistantPaths } from './assistant/assistant.calls.ts';
import { cardLinkingPaths } from './card-linking/card-linking.calls.ts';
import { cardRepaymentPaths } from './card-repayment/card-repayment.calls.ts';
import { complaintPaths } from './complaints/complaints.calls.ts';
import { extensionPaths } from './extension/extension.calls.ts';
import { instalmentPaths } from './instalments/instalments.calls.ts';
import { loanPaths } from './loan/loan.calls.ts';
import { loanConfirmPaths } from './loan-confirm/loan-confirm.calls.ts';
import { marketplacePaths } from './marketplace/marketplace.calls.ts';
import { partnerLoginFailurePaths } from './login-failure/login-failure.calls.ts';
import { registrationPaths } from './registration/registration.calls.ts';
import { supportPaths } from './support/support.calls.ts';
import { numberRepaymentPaths } from './number-repayment/number-repayment.calls.ts';
import { walletRepaymentPaths } from './wallet-repayment/wallet-repayment.calls.ts';

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
  ...loanConfirmPaths,
  ...marketplacePaths,
  ...partnerLoginFailurePaths,
  ...registrationPaths,
  ...supportPaths,
  ...numberRepaymentPaths,
  ...walletRepaymentPaths,
} as const;

/** The key of a call, as `lender-api.md` and the tenant's `api.paths` name it. */
export type EndpointKey = keyof typeof endpoints;
