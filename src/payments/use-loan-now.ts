import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { claimOf } from '../domain/loan-claim.ts';
import {
  afterAsking,
  isPaymentPending,
  standingOf,
  type MoneyRecord,
  type Standing,
} from '../domain/money-call.ts';
import { loanStatusRule, type LoanState } from '../domain/loan-status.ts';
import type { Loan } from '../domain/loan.ts';
import { useFirstAnswer } from '../lender-api/first-answers.ts';
import { loanDetailsCall, type LoanRef } from '../lender-api/loan/loan.calls.ts';
import { useGetLoanQuery } from '../lender-api/loan/loan.api.ts';
import { useAskAgain } from './use-ask-again.ts';
import { onPageShown } from '../platform/visibility.ts';
import { useTenant } from '../tenant/tenant-context.tsx';
import type { EndedRecord } from './money-records.ts';
import { useMoneyPlace, type OwnMoneyPlace } from './use-money-place.ts';

/** An answer that was asked for before the screen was there may have left this much earlier. */
const earlyCallMs = 60_000;

/** A loan as its lender tells it now, held against what this browser knows of its payments. */
export interface LoanNow {
  loan: Loan | undefined;
  state: LoanState | undefined;
  stateOf: (loan: Loan) => LoanState;
  error: unknown;
  isError: boolean;
  isAsking: boolean;
  /** Milliseconds since 1970: when the lender answered; 0 before. */
  answeredAt: number;
  /** Asks anew; undefined when the lender could not be asked. */
  ask: () => Promise<Loan | undefined>;
  /** What is written down; of somebody else's payment without amount, card and number. */
  record: MoneyRecord | undefined;
  standing: Standing;
  ended: EndedRecord | undefined;
  /** The end of this borrower's own payment that has arrived, until its moment was looked at. */
  paid: EndedRecord | undefined;
  closePaid: (isSaid: boolean) => void;
  /** Asking by itself has ended: from here on a person asks by a button, which starts it again. */
  isAskingOver: boolean;
  askAgain: () => void;
  /** After a question about a wallet: it was paid there, so the loan is asked until it shows it. */
  sayPaidThere: () => void;
  /** It was not: the attempt is forgotten. */
  sayNotPaid: () => void;
  place: OwnMoneyPlace;
}

const withoutDetails = ({
  amount: _amount,
  cardId: _cardId,
  counter: _counter,
  paidTo: _paidTo,
  ...rest
}: MoneyRecord): MoneyRecord => rest;

/**
 * Asks a loan when its screen comes into view, also out of the page cache or from another tab, and as long as a payment
 * is looked for; each answer is held against the record (screens §9, "Asking"). Every screen that can start a payment
 * stands on this.
 */
export function useLoanNow(loanRef: LoanRef): LoanNow {
  const { loanStatuses, locale } = useTenant();
  const { timeZone } = locale;
  const place = useMoneyPlace('loan', loanRef.loanId);
  const { records, clock, owner } = place;
  const query = useGetLoanQuery(loanRef);
  const first = useFirstAnswer(loanDetailsCall(loanRef));
  const { data, refetch, isFetching, startedTimeStamp = 0, fulfilledTimeStamp = 0 } = query;
  // The store asks once more for what the first view was drawn from, and is given the same answer.
  const loan = data ?? first?.data;
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const stateOf = useCallback(
    ({ status }: Loan) => loanStatusRule(status, loanStatuses).state,
    [loanStatuses],
  );

  const settle = useCallback(
    (answer: Loan, leftAt: number) => {
      const record = records.find();
      if (!record) return;
      const asking = { leftAt, claim: claimOf(answer), state: stateOf(answer) };
      const after = afterAsking(record, asking, timeZone);
      if (after.is === 'kept') {
        if (after.record !== record) records.change(record.attempt, after.record);
        return;
      }
      records.end(record.attempt, after.is);
    },
    [records, stateOf, timeZone],
  );

  const settledAt = useRef(0);
  useEffect(() => {
    // Each answer counts once, with the time of its own question: one that is under way says nothing yet, and one
    // that failed leaves the answer of before in place.
    if (!data || isFetching || settledAt.current === fulfilledTimeStamp) return;
    const isFirst = settledAt.current === 0;
    settledAt.current = fulfilledTimeStamp;
    settle(data, isFirst ? startedTimeStamp - earlyCallMs : startedTimeStamp);
  }, [data, isFetching, startedTimeStamp, fulfilledTimeStamp, settle]);

  const ask = useCallback(async () => {
    const isFirst = settledAt.current === 0;
    const { data, isError, startedTimeStamp: leftAt = 0 } = await refetch();
    if (isError || !data) return undefined;
    // An asking that was on its way already is waited for, and left when it left.
    settle(data, isFirst ? leftAt - earlyCallMs : leftAt);
    return data;
  }, [refetch, settle]);

  useEffect(() => onPageShown(() => void refetch()), [refetch]);

  const hadRecord = useRef(records.find() !== undefined);
  useEffect(
    () =>
      records.onChange(() => {
        const hasRecord = records.find() !== undefined;
        // Another tab found out how a payment ended: what it means is the lender's to say here as well.
        if (hadRecord.current && !hasRecord) void refetch();
        hadRecord.current = hasRecord;
        drawAgain();
      }),
    [records, refetch],
  );

  const shownTo = (written: MoneyRecord) =>
    written.owner === owner ? written : withoutDetails(written);
  const ended = records.lastEnd();
  const record = records.find();
  const standing = standingOf(record, clock.now());
  const changesAt = 'until' in standing ? standing.until : undefined;
  useEffect(
    () =>
      changesAt === undefined ? undefined : clock.after(changesAt - clock.now() + 1, drawAgain),
    [changesAt, clock],
  );
  // The first asking is the screen's own; also after one that failed a payment is looked for.
  const [isAsked, setAsked] = useState(false);
  if (!isAsked && (loan !== undefined || query.isError)) setAsked(true);
  const asking = useAskAgain(isPaymentPending(standing) && isAsked, ask);

  const closePaid = useCallback((isSaid: boolean) => records.seeEnd(isSaid), [records]);
  const isPaid =
    ended?.is === 'arrived' &&
    !ended.isSeen &&
    ended.record.owner === owner &&
    (!record || ended.at > record.startedAt);

  return {
    loan,
    state: loan && stateOf(loan),
    stateOf,
    error: query.error,
    isError: query.isError,
    isAsking: isFetching,
    answeredAt: fulfilledTimeStamp || (first?.at ?? 0),
    ask,
    record: record && shownTo(record),
    standing,
    ended: ended && { ...ended, record: shownTo(ended.record) },
    paid: isPaid ? ended : undefined,
    closePaid,
    isAskingOver: asking.isOver,
    askAgain() {
      void ask();
      asking.restart();
    },
    sayPaidThere() {
      if (record) records.change(record.attempt, { step: 'saidPaid', stepAt: clock.now() });
      void ask();
    },
    sayNotPaid() {
      if (record) records.end(record.attempt);
    },
    place,
  };
}
