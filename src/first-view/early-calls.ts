import type { LenderCall } from '../lender-api/build-request.ts';
import { repaymentOptionsCall } from '../lender-api/card-repayment/card-repayment.calls.ts';
import { loanDetailsCall, type LoanRef } from '../lender-api/loan/loan.calls.ts';
import { contractsCall, loanConfirmCall } from '../lender-api/loan-confirm/loan-confirm.calls.ts';
import type { ScreenKey } from '../tenant/screen-paths.ts';

/**
 * Calls that may be asked before their screen is there, when its address names all that they need; only reads that
 * make nothing (lender-api §1), and what a screen with a first view begins with.
 */
export const earlyCalls: Partial<Record<ScreenKey, readonly ((loan: LoanRef) => LenderCall)[]>> = {
  loanConfirm: [loanConfirmCall, contractsCall],
  loanDetails: [loanDetailsCall],
  loanDetailsAfterPayment: [loanDetailsCall],
  cardRepayment: [repaymentOptionsCall, loanDetailsCall],
  walletRepayment: [loanDetailsCall],
  virtualAccount: [loanDetailsCall],
  extension: [loanDetailsCall],
};

/** The screens that are shown before React is there (`first-screens.ts`, which a test compares). */
export const screensWithFirstView: ReadonlySet<ScreenKey> = new Set<ScreenKey>([
  'loanConfirm',
  'loanDetails',
  'loanDetailsAfterPayment',
  'cardRepayment',
  'virtualAccount',
]);
