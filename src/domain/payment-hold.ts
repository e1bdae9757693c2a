import type { LoanState } from './loan-status.ts';
import { hasArrived, mayPayAgain, type LoanClaim, type PaymentRecord } from './payment.ts';

/**
 * How a payment that was sent from here before bears on a new one: `none` is under way; one is, and so nothing may
 * be paid yet (`held`); one is, but the lender still calls the loan unpaid, so paying is up to the borrower (`mayPay`).
 */
export type PaymentHold = 'none' | 'held' | 'mayPay';

/**
 * Judges a record of this tab by the lender's own word; without that word nothing may be paid (screens §8, "No
 * answer to a payment"). A code that was never typed has moved no money.
 */
export function paymentHold(
  record: PaymentRecord | undefined,
  loan: { claim: LoanClaim; state: LoanState } | undefined,
  timeZone: string,
): PaymentHold {
  if (!record || record.outcome === 'awaitingCode') return 'none';
  if (!loan) return 'held';
  if (hasArrived(record.before, loan.claim, loan.state, timeZone)) return 'none';
  return mayPayAgain(record, loan.state) ? 'mayPay' : 'held';
}
