import { assistantHandlers } from './assistant.handlers.ts';
import { cardHandlers } from './card.handlers.ts';
import { complaintHandlers } from './complaints.handlers.ts';
import { launchCodeHandlers } from './launch-code.handlers.ts';
import { loanDetailsHandlers } from './loan-details.handlers.ts';
import { loanConfirmHandlers } from './loan-confirm.handlers.ts';
import { marketplaceHandlers } from './marketplace.handlers.ts';
import { planHandlers } from './plan.handlers.ts';
import { registrationHandlers } from './registration.handlers.ts';
import type { SandboxHandlers } from './sandbox-call.ts';
import { virtualAccountHandlers } from './virtual-account.handlers.ts';
import { walletHandlers } from './wallet.handlers.ts';

/** Every call that is answered, subject by subject. A new subject is one file more and one line here. */
export const handlers: SandboxHandlers = {
  ...loanConfirmHandlers,
  ...loanDetailsHandlers,
  ...cardHandlers,
  ...walletHandlers,
  ...virtualAccountHandlers,
  ...planHandlers,
  ...registrationHandlers,
  ...marketplaceHandlers,
  ...complaintHandlers,
  ...assistantHandlers,
  ...launchCodeHandlers,
};
