import type { LoanClaim, PaymentRecord } from '../../domain/payment.ts';

/**
 * Where a payment on a wallet's page stands. One at a time: what is shown and what may be pressed follow from it.
 * - `ready`: nothing is under way.
 * - `starting`: the call is open.
 * - `leaving`: the lender named the wallet's page, and this page is about to be left for it.
 * - `unknown`: money may have moved: no answer came, the borrower came back from the wallet, or a payment was sent
 *   another way. The loan is asked before anything else (screens §8).
 * - `stillUnpaid`: the loan was asked after that and is not paid; paying again is safe.
 * - `held`: the lender has taken a payment that the loan does not show yet.
 */
export type WalletPayment =
  | { at: 'ready' }
  | { at: 'starting' }
  | { at: 'leaving' }
  | { at: 'unknown'; why: WhyUnknown; startedAt: number; before: LoanClaim | undefined }
  | { at: 'stillUnpaid'; askedAt: number }
  | { at: 'held'; startedAt: number };

/** Why nobody knows. */
export type WhyUnknown = 'noAnswer' | 'cameBack';

/** Where a payment stands that this tab wrote down before; a code that was never typed moved no money. */
export function resumedPayment(record: PaymentRecord | undefined): WalletPayment {
  if (!record || record.outcome === 'awaitingCode') return { at: 'ready' };
  const { channel, outcome, startedAt, before } = record;
  if (channel === 'card' && outcome === 'submitted') return { at: 'held', startedAt };
  const isBack = channel === 'wallet' && outcome === 'submitted';
  return { at: 'unknown', why: isBack ? 'cameBack' : 'noAnswer', startedAt, before };
}
