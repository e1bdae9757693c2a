import { daysBetween, readDay } from './day.ts';
import type { LoanState } from './loan-status.ts';
import type { MinorAmount } from './money.ts';
import type { PayKind } from './virtual-account.ts';

/** How far a payment got: asked, waiting for the code, no answer (money may have moved), or taken by the lender. */
export type PaymentOutcome = 'sending' | 'awaitingCode' | 'noAnswer' | 'submitted';

/** What a loan asked for at one moment, to see later whether a payment has arrived. */
export interface LoanClaim {
  amountDue?: MinorAmount | undefined;
  /** As it came: see `readDay`. */
  dueDate?: string | undefined;
}

/** What is kept of a payment, so that a reload cannot forget that one may be under way (screens §8). */
export interface PaymentRecord {
  loanId: string;
  productId?: string;
  channel: 'card' | 'wallet' | 'virtualAccount';
  /** Undefined when only the lender knows it. */
  amount: MinorAmount | undefined;
  /** Milliseconds since 1970. */
  startedAt: number;
  outcome: PaymentOutcome;
  /** The lender's id of the attempt that waits for a code. */
  attemptId?: string;
  /** The card that was chosen, so that a further code can be asked for after a reload. */
  cardId?: string;
  /** Where a number was paid. */
  payKind?: PayKind;
  /** The number that was paid to, as the lender gave it; '' where it gave none. */
  paidTo?: string;
  /** Milliseconds since 1970. */
  codeSentAt?: number;
  /** What the loan asked for before the payment. */
  before?: LoanClaim;
}

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

const outcomes: readonly unknown[] = ['sending', 'awaitingCode', 'noAnswer', 'submitted'];
const channels: readonly unknown[] = ['card', 'wallet', 'virtualAccount'];
const payKinds: readonly unknown[] = [undefined, 'bank', 'miniMarket'];

const isText = (value: unknown) => typeof value === 'string' && value !== '';
const isMoment = (value: unknown) => Number.isFinite(value) && Number(value) >= 0;
const isAmount = (value: unknown) => typeof value === 'string' && /^\d+$/.test(value);
const isAbsentOr = (check: (value: unknown) => boolean, ...values: readonly unknown[]) =>
  values.every((value) => value === undefined || check(value));
const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null ? { ...value } : undefined;

function isPaymentRecord(value: unknown): value is PaymentRecord {
  const record = fieldsOf(value);
  if (!record) return false;
  const before = record.before === undefined ? {} : fieldsOf(record.before);
  return (
    isText(record.loanId) &&
    isMoment(record.startedAt) &&
    outcomes.includes(record.outcome) &&
    channels.includes(record.channel) &&
    payKinds.includes(record.payKind) &&
    before !== undefined &&
    ['string', 'undefined'].includes(typeof record.paidTo) &&
    isAbsentOr(isAmount, record.amount, before.amountDue) &&
    isAbsentOr(isText, record.productId, record.attemptId, record.cardId, before.dueDate) &&
    isAbsentOr(isMoment, record.codeSentAt)
  );
}

/**
 * Reads a record out of storage; undefined when it is no JSON or any of its fields is not what it should be.
 * Fields that it does not know are let through, for a newer page may have written them.
 */
export function readPaymentRecord(text: string): PaymentRecord | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isPaymentRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether a pay button may work again, after the loan was asked anew: only while the loan is unpaid, and not
 * when the lender has taken a card payment that the loan does not show yet; its record goes once the loan has
 * moved or asking has ended (screens §8, "No answer to a payment").
 */
export function mayPayAgain(record: PaymentRecord, loanState: LoanState): boolean {
  const isTaken = record.channel === 'card' && record.outcome === 'submitted';
  return loanState === 'unpaid' && !isTaken;
}
