/**
 * Screens about a loan and its money, by their marks: a "?" in their bar leads to the assistant, which knows the loan.
 * Every screen with a first view is one of them, so that has it without asking (`src/first-view/first-page.tsx`).
 */
export const helpedScreens: ReadonlySet<string | undefined> = new Set([
  'loanConfirm',
  'loanDetails',
  'cardRepayment',
  'walletRepayment',
  'virtualAccount',
  'payMethod',
  'paymentGuide',
  'instalments',
  'extension',
]);
