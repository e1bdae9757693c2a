import { assistantHandlers } from './assistant.handlers.ts';
import { cardLinkingHandlers } from './card-linking.handlers.ts';
import { cardRepaymentHandlers } from './card-repayment.handlers.ts';
import { complaintHandlers } from './complaint.handlers.ts';
import { extensionHandlers } from './extension.handlers.ts';
import { instalmentHandlers } from './instalment.handlers.ts';
import { loanAgreementsHandlers } from './loan-agreements.handlers.ts';
import { loanDetailsHandlers } from './loan-details.handlers.ts';
import { loanOfferHandlers } from './loan-offer.handlers.ts';
import { marketplaceHandlers } from './marketplace.handlers.ts';
import { partnerLoginFailureHandlers } from './partner-login-failure.handlers.ts';
import { registrationHandlers } from './registration.handlers.ts';
import type { SandboxHandlers } from './sandbox-call.ts';
import { supportHandlers } from './support.handlers.ts';
import { virtualAccountHandlers } from './virtual-account.handlers.ts';
import { walletRepaymentHandlers } from './wallet-repayment.handlers.ts';

/** Every call that is played, subject by subject. A new subject is one file more and one line here. */
export const handlers: SandboxHandlers = {
  ...loanOfferHandlers,
  ...loanAgreementsHandlers,
  ...loanDetailsHandlers,
  ...cardRepaymentHandlers,
  ...cardLinkingHandlers,
  ...walletRepaymentHandlers,
  ...virtualAccountHandlers,
  ...instalmentHandlers,
  ...extensionHandlers,
  ...registrationHandlers,
  ...marketplaceHandlers,
  ...partnerLoginFailureHandlers,
  ...supportHandlers,
  ...complaintHandlers,
  ...assistantHandlers,
};
