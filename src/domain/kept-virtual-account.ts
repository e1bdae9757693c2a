import type { ChosenPayment } from './amount-to-pay.ts';
import { readDay } from './day.ts';
import { deadlineOf } from './deadline.ts';
import type { LoanClaim } from './loan-claim.ts';
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
  /** What it was chosen for on another screen, such as an extension's fee: whoever opens it again is told so. */
  chosen?: ChosenPayment;
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
