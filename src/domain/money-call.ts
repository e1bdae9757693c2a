import { daysBetween, readDay } from './day.ts';
import type { LoanState } from './loan-status.ts';
import type { MinorAmount } from './money.ts';
import type { PayKind } from './virtual-account.ts';

/** By what a loan is paid, or that an offer is accepted. */
export type MoneyChannel = 'card' | 'wallet' | 'virtualAccount' | 'acceptance';

/**
 * How far a call about money got.
 * - `calling`: it was sent and has not ended, as far as its page could write down.
 * - `unanswered`: it ended without an answer, so money may have moved.
 * - `accepted`: the lender took it.
 * - `awaitingCode`: the bank has sent a code; no money moves before it is typed.
 * - `leftForWallet`: the lender named the wallet's page, and this page was left for it.
 * - `saidPaid`: the borrower says that it was paid somewhere else.
 */
export type MoneyStep =
  | 'calling'
  | 'unanswered'
  | 'accepted'
  | 'awaitingCode'
  | 'leftForWallet'
  | 'saidPaid';

/** What a loan asked for at one moment, to see later whether a payment has arrived. */
export interface LoanClaim {
  amountDue?: MinorAmount | undefined;
  /** As it came: see `readDay`. */
  dueDate?: string | undefined;
}

/** What one browser profile writes down of the last money call of a loan or an offer. Times in milliseconds since 1970. */
export interface MoneyRecord {
  /** Ours, and new for each press of a button: an answer touches only the record of its own attempt. */
  attempt: string;
  /** Who pressed: see `ownerOf`. */
  owner: string;
  channel: MoneyChannel;
  step: MoneyStep;
  startedAt: number;
  /** When `step` began. */
  stepAt: number;
  /** Undefined when only the lender knows it. */
  amount?: MinorAmount | undefined;
  /** What the loan asked for before. */
  before?: LoanClaim | undefined;
  /** The lender's id of an attempt that waits for its code. */
  lenderAttemptId?: string | undefined;
  cardId?: string | undefined;
  codeSentAt?: number | undefined;
  /** Wrong codes typed for the code that was sent last. */
  wrongCodes?: number | undefined;
  /** Where a number was paid, and the number. */
  payKind?: PayKind | undefined;
  paidTo?: string | undefined;
  /** Where an accepted offer leads. */
  nextAddress?: string | undefined;
}

/** A call ends by the clock after this long, so one whose page is gone has ended by then as well. */
export const callLimitMs = 60_000;
/** Only an asking that left this long after an end without an answer can say that nothing moved. */
export const settlingTimeMs = 60_000;
const codeLifeMs = 10 * 60_000;
const walletQuestionMs = 10 * 60_000;
const holdMs = 30 * 60_000;
/** Where the lender names neither amount nor day, its loan can hardly show a payment. */
const blindHoldMs = 10 * 60_000;
const dayMs = 24 * 3_600_000;

/** What a record means now. Times in milliseconds since 1970. */
export type Standing =
  | { is: 'none' }
  | { is: 'calling'; until: number }
  /** Unpaid, from an asking that left at `clearFrom` or later, ends it. */
  | { is: 'unanswered'; clearFrom: number }
  /** Taken by the lender, and not shown by the loan yet. */
  | { is: 'accepted'; until: number }
  | { is: 'acceptedLongAgo' }
  | { is: 'awaitingCode' }
  | { is: 'leftForWallet' }
  | { is: 'saidPaid' };

const saysNothing = (claim: LoanClaim | undefined) =>
  claim?.amountDue === undefined && !claim?.dueDate;

/** Judges a record by the clock alone; what a lender said since then has changed the record (`afterAsking`). */
export function standingOf(record: MoneyRecord | undefined, now: number): Standing {
  if (!record) return { is: 'none' };
  const { step, stepAt, channel, before } = record;
  const isWithin = (life: number) => now < stepAt + life;
  switch (step) {
    case 'calling':
      return isWithin(callLimitMs)
        ? { is: 'calling', until: stepAt + callLimitMs }
        : { is: 'unanswered', clearFrom: stepAt + callLimitMs + settlingTimeMs };
    case 'unanswered':
      return { is: 'unanswered', clearFrom: stepAt + settlingTimeMs };
    case 'accepted': {
      if (channel === 'acceptance')
        return isWithin(dayMs) ? { is: 'accepted', until: stepAt + dayMs } : { is: 'none' };
      const hold = saysNothing(before) ? blindHoldMs : holdMs;
      if (isWithin(hold)) return { is: 'accepted', until: stepAt + hold };
      return isWithin(dayMs) ? { is: 'acceptedLongAgo' } : { is: 'none' };
    }
    case 'awaitingCode':
      return isWithin(codeLifeMs) ? { is: 'awaitingCode' } : { is: 'none' };
    case 'leftForWallet':
      return isWithin(walletQuestionMs) ? { is: 'leftForWallet' } : { is: 'none' };
    case 'saidPaid':
      return isWithin(dayMs) ? { is: 'saidPaid' } : { is: 'none' };
  }
}

/** Whether another payment may be started: `ask` first names the earlier one and lets the borrower decide. */
export const mayStart: Readonly<Record<Standing['is'], 'yes' | 'ask' | 'no'>> = {
  none: 'yes',
  awaitingCode: 'yes',
  acceptedLongAgo: 'ask',
  leftForWallet: 'ask',
  saidPaid: 'ask',
  calling: 'no',
  unanswered: 'no',
  accepted: 'no',
};

/** Whether a payment is under way that its loan may still come to show, so that the loan is asked again and again. */
export const isLookedFor = ({ is }: Standing): boolean =>
  is === 'unanswered' || is === 'accepted' || is === 'saidPaid' || is === 'leftForWallet';

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

/** A loan as its lender told it, and when the question left, in milliseconds since 1970. */
export interface Asking {
  leftAt: number;
  claim: LoanClaim;
  state: LoanState;
}

/** What an asking made of a record: it stays (perhaps changed), or it ended, and how. */
export type AfterAsking =
  | { is: 'kept'; record: MoneyRecord }
  | { is: 'arrived' }
  | { is: 'stillUnpaid' };

/**
 * Holds a record against the lender's word (screens §9, "One open money call"). A code that was never typed is not
 * looked for; of a call that is still open only the arrival counts.
 */
export function afterAsking(record: MoneyRecord, asking: Asking, timeZone: string): AfterAsking {
  const { leftAt, claim, state } = asking;
  const standing = standingOf(record, leftAt);
  if (standing.is === 'none' || standing.is === 'awaitingCode') return { is: 'kept', record };
  if (hasArrived(record.before, claim, state, timeZone)) return { is: 'arrived' };
  if (standing.is === 'unanswered' && leftAt >= standing.clearFrom) return { is: 'stillUnpaid' };
  const isNews = saysNothing(record.before) && !saysNothing(claim);
  return { is: 'kept', record: isNews ? { ...record, before: claimOf(claim) } : record };
}

/** A clock that was set back would keep a record open for as long: what lies ahead of now counts as now. */
export function withinPast(record: MoneyRecord, now: number): MoneyRecord {
  const allowed = now + 5000;
  if (record.stepAt <= allowed && record.startedAt <= allowed) return record;
  return {
    ...record,
    stepAt: Math.min(record.stepAt, now),
    startedAt: Math.min(record.startedAt, now),
  };
}

/**
 * Whether a record bears on somebody: a loan's on everyone, an offer's on all but those who are known to be somebody
 * else, for the same offer is made to many (screens §9).
 */
export function bearsOn(record: MoneyRecord, owner: string): boolean {
  if (record.channel !== 'acceptance' || record.owner === owner) return true;
  const isNamed = (who: string) => who.startsWith('u:');
  return !(isNamed(record.owner) && isNamed(owner));
}
