import { hasNoAnswer, isLenderError, type LenderError } from '../domain/lender-error.ts';
import { repaymentCodes } from '../domain/card-repayment.ts';
import { mayStart, standingOf, type MoneyRecord, type Standing } from '../domain/money-call.ts';
import type { Clock } from '../platform/clock.ts';
import type { PageLocks } from '../platform/page-lock.ts';
import { noteIncident } from '../platform/incidents.ts';
import { randomId } from '../platform/random-id.ts';
import { isPageLeaving } from '../platform/visibility.ts';
import { whileMoneyMoves } from './money-in-flight.ts';
import type { MoneyRecords } from './money-records.ts';

/** Where a money call takes place: the record and the lock that all tabs share, and the time. */
export interface MoneyPlace {
  records: MoneyRecords;
  locks: PageLocks;
  clock: Clock;
}

/** What the store's hooks give back of a call. */
export type CallResult<Data> =
  | { data: Data; error?: undefined }
  | { error: unknown; data?: undefined };

/** One call that moves money, or may. */
export interface MoneyCall<Data> {
  /** Its record; step and times are set here. A code that goes on with an attempt carries that attempt's id. */
  record: Omit<MoneyRecord, 'step' | 'stepAt' | 'pressId'>;
  /** Sends it, with the name of this press: it is kept with the record and belongs to no other call. */
  send: (pressId: string) => PromiseLike<CallResult<Data>>;
  /** What the lender's yes makes of the record. */
  onAnswer: (data: Data) => Partial<MoneyRecord> & Pick<MoneyRecord, 'step'>;
  /** What a no leads back to: a code can be typed again. Without it the attempt is over. */
  onRefusal?: (error: LenderError) => Partial<MoneyRecord> & Pick<MoneyRecord, 'step'>;
  /** The borrower was asked about the earlier payment and wants to pay all the same. */
  isAnyway?: boolean;
}

/** How a money call ended; `blocked`: it was not sent, because another one is open. */
export type MoneyCallEnd<Data> =
  | { end: 'answered'; data: Data }
  | { end: 'refused'; error: LenderError }
  | { end: 'unanswered'; isRepeated: boolean }
  | { end: 'blocked'; standing: Standing };

/** What a failed call means: a no; or no answer, as which "sent before" counts (screens §9). */
function readFailure(
  error: unknown,
): { is: 'refused'; error: LenderError } | { is: 'unanswered'; isRepeated: boolean } {
  if (!isLenderError(error) || hasNoAnswer(error)) return { is: 'unanswered', isRepeated: false };
  const isRepeated = error.kind === 'rejected' && error.code === repaymentCodes.repeated;
  return isRepeated ? { is: 'unanswered', isRepeated } : { is: 'refused', error };
}

/**
 * The one door for money: takes the lock of the loan, looks whether another call is open, writes down what is about
 * to be asked, asks once, and writes down what came of it. Every tab and every visit goes through it, and an answer
 * touches only the record of its own attempt, however late it comes.
 */
export async function makeMoneyCall<Data>(
  { records, locks, clock }: MoneyPlace,
  { record, send, onAnswer, onRefusal, isAnyway = false }: MoneyCall<Data>,
): Promise<MoneyCallEnd<Data>> {
  const { attempt } = record;
  const end = await locks.tryRun(records.lockName, async (): Promise<MoneyCallEnd<Data>> => {
    const earlier = records.find();
    const standing = standingOf(earlier, clock.now());
    // A code that goes on with its own attempt is no exception: another tab may have sent the same one.
    const verdict = mayStart[standing.is];
    if (verdict === 'no' || (verdict === 'ask' && !isAnyway)) return { end: 'blocked', standing };

    const pressId = randomId();
    records.keep({ ...record, pressId, step: 'calling', stepAt: clock.now() });
    const result = await whileMoneyMoves(async () => send(pressId));
    const note = (how: string) =>
      noteIncident({ kind: 'money', channel: record.channel, pressId, end: how });
    const stepAt = clock.now();

    if (result.error === undefined && result.data !== undefined) {
      const change = { ...onAnswer(result.data), stepAt };
      note(change.step);
      // Where the record was ended meanwhile, a yes opens it again: the money has moved.
      if (!records.change(attempt, change) && !records.find())
        records.keep({ ...record, pressId, ...change });
      return { end: 'answered', data: result.data };
    }
    const failure = readFailure(result.error);
    note(failure.is);
    if (failure.is === 'unanswered') {
      // Cut by leaving the page, it may still be on its way: it ends by the clock, as one whose page is gone.
      if (!isPageLeaving()) records.change(attempt, { step: 'unanswered', stepAt });
      return { end: 'unanswered', isRepeated: failure.isRepeated };
    }
    const back = onRefusal?.(failure.error);
    if (back) records.change(attempt, { stepAt: earlier?.stepAt ?? stepAt, ...back });
    else {
      const isStillOwn = records.find()?.attempt === attempt;
      records.end(attempt);
      // What was sent before this attempt is as unsettled as it was.
      if (isStillOwn && earlier && verdict === 'ask') records.keep(earlier);
    }
    return { end: 'refused', error: failure.error };
  });
  return end ?? { end: 'blocked', standing: standingOf(records.find(), clock.now()) };
}
