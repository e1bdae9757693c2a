import type { LinkedCard } from '../../domain/card-repayment.ts';
import type { LoanClaim } from '../../domain/payment.ts';

/**
 * Where a card payment stands. One at a time: what is shown and what may be pressed follow from it alone.
 * - `choosing`: nothing is under way.
 * - `starting`: the first call is open.
 * - `awaitingCode`: the bank has sent a code; the sheet is open.
 * - `unknown`: no answer came, so money may have moved; the loan is asked before anything else (screens §8).
 * - `stillUnpaid`: the loan was asked after that and is not paid; paying again is safe.
 * - `repeated`: the lender says that this payment was sent before (800005).
 * - `sent`: the lender took it; the loan's details say when it has arrived.
 */
export type CardPayment =
  | { at: 'choosing' }
  | { at: 'starting' }
  | AwaitingCode
  | { at: 'unknown'; startedAt: number; before: LoanClaim | undefined }
  | { at: 'stillUnpaid'; askedAt: number }
  | { at: 'repeated' }
  | { at: 'sent'; startedAt: number };

/** The step at which the borrower types the code. */
export interface AwaitingCode {
  at: 'awaitingCode';
  attemptId: string;
  /** Milliseconds: when the code was sent; undefined once the person may ask for another. */
  codeSentAt: number | undefined;
  card: LinkedCard | undefined;
  busy: 'confirming' | 'resending' | undefined;
  /** What is wrong with the code typed last. */
  error: string | undefined;
}
