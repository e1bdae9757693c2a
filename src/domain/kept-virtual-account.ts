import { readDay } from './day.ts';
import { deadlineOf } from './deadline.ts';
import { hasArrived, type LoanClaim } from './loan-claim.ts';
import type { LoanState } from './loan-status.ts';
import { majorToMinor, type MinorAmount } from './money.ts';
import type { VirtualAccount } from './virtual-account.ts';

/** A number as this tab keeps it, so that a reload does not ask for another one (screens §8). */
export interface KeptVirtualAccount {
  account: VirtualAccount;
  /** Milliseconds since 1970, by the lender's clock: when it was asked for. */
  askedAt: number;
  /** The press that asked for it; the lender may know it too. */
  pressId?: string;
  /** How the borrower saw the channel named when choosing it; the answer holds its code only. */
  channelName?: string;
  /** What the loan asked for while the number was new, to see later whether a payment has arrived. */
  before?: LoanClaim;
  /** When its payment was seen to have arrived, in milliseconds since 1970: told once. */
  arrivedAt?: number;
}

const oneDay = 86_400_000;

/**
 * When a number is no longer good, in milliseconds since 1970: the lender's own end, in the tenant's zone; 24 h
 * after it was asked for when the lender named none, or none that can be read (screens §8).
 */
export function endOfNumber(
  { account, askedAt }: Pick<KeptVirtualAccount, 'account' | 'askedAt'>,
  timeZone: string,
): number {
  const day = readDay(account.expiresAt, timeZone);
  return day ? deadlineOf(day, timeZone) : askedAt + oneDay;
}

/** How a loan stands that is paid by a number, and in what its lender reckons. */
export interface NumberedLoan {
  claim: LoanClaim;
  state: LoanState;
  timeZone: string;
  minorDigits: number;
}

/**
 * What a number's payment came to, once its loan shows that one has arrived since the number was made; undefined before.
 * Nobody writes down a payment at a counter, so it is told by the loan. The amount is the number's, which takes one
 * payment of just that, unless the loan says otherwise: then it is not known.
 */
export function arrivalOf(
  { account, before }: Pick<KeptVirtualAccount, 'account' | 'before'>,
  { claim, state, timeZone, minorDigits }: NumberedLoan,
): { amount: MinorAmount | undefined } | undefined {
  if (!before || !hasArrived(before, claim, state, timeZone)) return undefined;
  const amount = account.amount && majorToMinor(account.amount, minorDigits);
  if (amount === undefined || before.amountDue === undefined) return { amount };
  const due = BigInt(before.amountDue);
  const paid = BigInt(amount);
  const isOther =
    state === 'settled'
      ? paid < due // several instalments may have been paid at once, but no less than was due
      : claim.dueDate === before.dueDate && // of the same instalment just as much must be gone
        claim.amountDue !== undefined &&
        due - BigInt(claim.amountDue) !== paid;
  return { amount: isOther ? undefined : amount };
}
