import { daysBetween, readDay } from './day.ts';
import type { LoanState } from './loan-status.ts';
import type { MinorAmount } from './money.ts';

/** What a loan asked for at one moment, to see later whether a payment has arrived. */
export interface LoanClaim {
  amountDue?: MinorAmount | undefined;
  /** As it came: see `readDay`. */
  dueDate?: string | undefined;
}

/** Neither amount nor day. */
export const saysNothing = (claim: LoanClaim | undefined) =>
  claim?.amountDue === undefined && !claim?.dueDate;

/** What a loan asks for now; what the lender did not say is left out. */
export const claimOf = ({ amountDue, dueDate }: LoanClaim): LoanClaim => ({
  ...(amountDue !== undefined && { amountDue }),
  ...(dueDate && { dueDate }),
});

/**
 * True when the loan shows that a payment has arrived: it is settled, or it is unpaid and asks for less or for
 * later. A loan that asks for more, or whose status alone changed, has not been paid: it may have become overdue
 * meanwhile (screens §8, "Asking the loan").
 */
export function hasArrived(
  before: LoanClaim | undefined,
  now: LoanClaim,
  state: LoanState,
  timeZone: string,
): boolean {
  if (state !== 'unpaid' || !before) return state === 'settled';
  const asksForLess =
    before.amountDue !== undefined &&
    now.amountDue !== undefined &&
    BigInt(now.amountDue) < BigInt(before.amountDue);
  const dueBefore = before.dueDate ? readDay(before.dueDate, timeZone) : undefined;
  const dueNow = now.dueDate ? readDay(now.dueDate, timeZone) : undefined;
  return (
    asksForLess ||
    (dueBefore !== undefined && dueNow !== undefined && daysBetween(dueBefore, dueNow) > 0)
  );
}
