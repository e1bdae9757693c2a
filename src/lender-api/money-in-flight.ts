/** Calls that move money: never repeated by the program, never cut short by a reload of ours (lender-api §1). */
export const moneyCalls: ReadonlySet<string> = new Set([
  'loanConfirmPush',
  'repaymentCommit',
  'repaymentConfirm',
  'repaymentRedirect',
]);

let open = 0;

/** Counts a call that moves money for as long as it is under way; other calls pass through. */
export async function whileMoneyMoves<T>(key: string, call: () => Promise<T>): Promise<T> {
  if (!moneyCalls.has(key)) return call();
  open += 1;
  try {
    return await call();
  } finally {
    open -= 1;
  }
}

/** Whether a call that moves money has not been answered yet: then the page must not be reloaded. */
export const isMoneyMoving = (): boolean => open > 0;
