import { claimOf, hasArrived, saysNothing, type LoanClaim } from './loan-claim.ts';
import type { LoanState } from './loan-status.ts';
import type { MinorAmount } from './money.ts';
import type { PayKind } from './virtual-account.ts';
import type { WrongCodes } from './wrong-codes.ts';

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

/** What was handed over at a shop for a number: the one total of that payment, and what the shop kept of it. */
export interface CounterPayment {
  place: string;
  cash: MinorAmount;
  /** Undefined where the shop takes nothing, or nobody knows what. */
  fee?: MinorAmount | undefined;
}

/** What one browser profile writes down of the last money call of a loan or an offer. Times in milliseconds since 1970. */
export interface MoneyRecord {
  /** Ours, and new for each press of a button: an answer touches only the record of its own attempt. */
  attempt: string;
  /** The press that made the last call of the attempt; the lender may know it too (`api.idempotencyHeader`). */
  pressId?: string | undefined;
  /** Who pressed: see `ownerOf`. */
  owner: string;
  channel: MoneyChannel;
  step: MoneyStep;
  startedAt: number;
  /** When `step` began. */
  stepAt: number;
  /** What the loan gets of it; undefined when only the lender knows it. */
  amount?: MinorAmount | undefined;
  counter?: CounterPayment | undefined;
  /** What the loan asked for before. */
  before?: LoanClaim | undefined;
  /** The lender's id of an attempt that waits for its code. */
  lenderAttemptId?: string | undefined;
  cardId?: string | undefined;
  codeSentAt?: number | undefined;
  /** Wrong codes typed for the code that was sent last. */
  wrongCodes?: WrongCodes | undefined;
  /** Where a number was paid, and the number. */
  payKind?: PayKind | undefined;
  paidTo?: string | undefined;
  /** Where an accepted offer leads. */
  nextAddress?: string | undefined;
}

/** What was paid, all told: at a shop what was handed over there (screens §9, "One total"). */
export const paidInAll = ({
  amount,
  counter,
}: Pick<MoneyRecord, 'amount' | 'counter'>): MinorAmount | undefined => counter?.cash ?? amount;

/** A call ends by the clock after this long, so one whose page is gone has ended by then as well. */
export const callLimitMs = 60_000;
/** Only an asking that left this long after an end without an answer can say that nothing moved. */
export const settlingTimeMs = 60_000;
const holdMs = 30 * 60_000;
/** Where the lender names neither amount nor day, its loan can hardly show a payment. */
const blindHoldMs = 10 * 60_000;
const dayMs = 24 * 3_600_000;
/** How long each step means something, by the clock alone. */
const lifeOf: Readonly<Record<MoneyStep, number>> = {
  calling: callLimitMs,
  unanswered: settlingTimeMs,
  accepted: dayMs,
  awaitingCode: 10 * 60_000,
  leftForWallet: 10 * 60_000,
  saidPaid: dayMs,
};

/** What a record means now. Times in milliseconds since 1970. */
export type Standing =
  | { is: 'none' }
  | { is: 'calling'; until: number }
  /** Unpaid, from an asking that left at `clearFrom` or later, ends it. */
  | { is: 'unanswered'; clearFrom: number }
  /** Taken by the lender, and not shown by the loan yet. */
  | { is: 'accepted'; until: number }
  | { is: 'acceptedLongAgo'; until: number }
  | { is: 'awaitingCode'; until: number }
  | { is: 'leftForWallet'; until: number }
  | { is: 'saidPaid'; until: number };

/** Judges a record by the clock alone; what a lender said since then has changed the record (`afterAsking`). */
export function standingOf(record: MoneyRecord | undefined, now: number): Standing {
  if (!record) return { is: 'none' };
  const { step, stepAt, channel, before } = record;
  const ends = stepAt + lifeOf[step];
  const hold = channel === 'acceptance' ? dayMs : saysNothing(before) ? blindHoldMs : holdMs;
  switch (step) {
    case 'calling':
      return now < ends
        ? { is: 'calling', until: ends }
        : { is: 'unanswered', clearFrom: ends + settlingTimeMs };
    case 'unanswered':
      return { is: 'unanswered', clearFrom: ends };
    case 'accepted':
      if (now < stepAt + hold) return { is: 'accepted', until: stepAt + hold };
      return now < ends ? { is: 'acceptedLongAgo', until: ends } : { is: 'none' };
    case 'awaitingCode':
    case 'leftForWallet':
    case 'saidPaid':
      return now < ends ? { is: step, until: ends } : { is: 'none' };
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
export const isPaymentPending = ({ is }: { is: Standing['is'] }): boolean =>
  is === 'unanswered' || is === 'accepted' || is === 'saidPaid' || is === 'leftForWallet';

/**
 * Whether a loan is shown as being paid, and nobody is told to pay it. Who said so and had not paid after all says that
 * by a button of its own.
 */
export const isBeingPaid = ({ is }: { is: Standing['is'] }): boolean =>
  mayStart[is] === 'no' || is === 'saidPaid';

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
export function appliesTo(record: MoneyRecord, owner: string): boolean {
  if (record.channel !== 'acceptance' || record.owner === owner) return true;
  const isNamed = (who: string) => who.startsWith('u:');
  return !(isNamed(record.owner) && isNamed(owner));
}
