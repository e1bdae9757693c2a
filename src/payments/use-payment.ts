import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { repaymentCodes, type RepaymentAttempt } from '../domain/card-repayment.ts';
import type { LenderError } from '../domain/lender-error.ts';
import type { Loan } from '../domain/loan.ts';
import type { MinorAmount } from '../domain/money.ts';
import {
  claimOf,
  mayStart,
  standingOf,
  type LoanClaim,
  type MoneyRecord,
} from '../domain/money-call.ts';
import { useFormat } from '../i18n/use-format.ts';
import type { LoanRef } from '../lender-api/loan/loan.calls.ts';
import { useErrorText } from '../lending-ui/use-error-text.ts';
import { useOnce } from '../lending-ui/use-once.ts';
import { useGoTo } from '../navigation/use-go-to.ts';
import { askBeforeLeaving } from '../platform/leave-guard.ts';
import { onPageShown } from '../platform/visibility.ts';
import { randomId } from '../platform/random-id.ts';
import { useNotices } from '../ui/notices.tsx';
import { useToast } from '../ui/toast.tsx';
import { makeMoneyCall, type CallResult, type MoneyCallEnd } from './make-money-call.ts';
import { paymentView, type CodeStep, type PageStep, type PaymentView } from './payment-view.ts';
import type { LoanNow } from './use-loan-now.ts';

/** A wallet's page that was left for, and did not come after this long, is given up. */
const longestLeavingMs = 15_000;

/** How one channel pays: the only thing in which card and wallet differ. */
export interface PaymentChannelCall<Data> {
  channel: 'card' | 'wallet';
  amount: MinorAmount;
  cardId?: string;
  send: () => PromiseLike<CallResult<Data>>;
  /** What the lender's yes means: it took the payment, wants a code, or named a page to go to. */
  onAnswer: (data: Data) =>
    | { next: 'accepted' }
    | { next: 'code'; lenderAttemptId: string }
    /** `follow` goes there; false when the address is refused. */
    | { next: 'leave'; follow: () => boolean };
}

/** Sends the typed code, or asks for another one, of an attempt that waits. */
export interface CodeCalls {
  confirm: (step: CodeStep, code: string) => PromiseLike<CallResult<null>>;
  resend: (step: CodeStep) => PromiseLike<CallResult<RepaymentAttempt>>;
}

/** A payment of this loan from this page: how it stands, and what a person can do. */
export interface Payment extends PaymentView {
  /** The browser keeps nothing, so the page has to stay open (said before money moves). */
  isForgetful: boolean;
  pay: <Data>(call: PaymentChannelCall<Data>) => Promise<void>;
  /** The answer to the question about an earlier payment: pay all the same, or not. */
  payAnyway: () => Promise<void>;
  dontPay: () => void;
  /** After a question about a wallet: it was paid there, so the loan is asked until it shows it. */
  sayPaidThere: () => void;
  confirm: (code: string) => Promise<void>;
  resend: () => Promise<void>;
  /** Closes the code; no money has moved. */
  cancel: () => void;
  clearCodeError: () => void;
}

/** The step that a record of this borrower's leads back to after a reload. */
function resumed(record: MoneyRecord | undefined, owner: string, now: number): PageStep {
  if (
    record?.owner !== owner ||
    standingOf(record, now).is !== 'awaitingCode' ||
    record.lenderAttemptId === undefined ||
    record.codeSentAt === undefined
  )
    return { at: 'resting' };
  return {
    at: 'code',
    attempt: record.attempt,
    lenderAttemptId: record.lenderAttemptId,
    codeSentAt: record.codeSentAt,
    cardId: record.cardId,
    amount: record.amount,
    wrongCodes: record.wrongCodes ?? 0,
    busy: undefined,
    error: undefined,
  };
}

/**
 * The one state machine of a payment, with the channel as a strategy. It asks the loan before the first call, names an
 * earlier payment before another, goes through the one door (`makeMoneyCall`), and moves nobody who has left: an
 * answer that comes late is a notice on whatever screen is open (screens §9).
 */
export function usePayment(
  loanRef: LoanRef,
  loanNow: LoanNow,
  { onAccepted, codeCalls }: { onAccepted: () => void; codeCalls?: CodeCalls | undefined },
): Payment {
  const { t } = useTranslation('payment');
  const format = useFormat();
  const goTo = useGoTo();
  const toast = useToast();
  const notices = useNotices();
  const errorText = useErrorText();
  const once = useOnce();
  const { place } = loanNow;
  const { records, clock, owner } = place;
  const [step, setStep] = useState(() => resumed(records.find(), owner, clock.now()));
  const [isForgetful] = useState(() => !records.survivesClosing());
  const asked = useRef<() => Promise<void>>(undefined);

  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const isCalling = step.at === 'calling' || (step.at === 'code' && step.busy !== undefined);
  useEffect(
    () => (isForgetful && isCalling ? askBeforeLeaving() : undefined),
    [isForgetful, isCalling],
  );
  const isLeaving = step.at === 'leaving';
  useEffect(() => {
    if (!isLeaving) return undefined;
    const cameBack = () => setStep({ at: 'resting' });
    const stopShown = onPageShown(cameBack);
    const stopWaiting = clock.after(longestLeavingMs, cameBack);
    return () => {
      stopShown();
      stopWaiting();
    };
  }, [isLeaving, clock]);

  const seeLoan = () => goTo.go('loanDetailsAfterPayment', loanRef, { replace: true });
  /** Whoever has left for another screen is told there, and stays there. */
  const say = (
    kind: 'Accepted' | 'Refused' | 'Unknown',
    amount: MinorAmount | undefined,
    reason = '',
  ) =>
    notices.show({
      id: `payment ${loanRef.loanId}`,
      tone: kind === 'Accepted' ? 'good' : 'warn',
      text: t(`late${kind}`, { amount: format.money(amount), reason }),
      action: {
        label: t('seeLoan'),
        act: () => goTo.go('loanDetailsAfterPayment', loanRef),
      },
    });
  const accepted = (amount: MinorAmount | undefined) => {
    if (!isHere.current) {
      say('Accepted', amount);
      return;
    }
    setStep({ at: 'resting' });
    onAccepted();
    seeLoan();
  };
  /** What every end but a yes means; `stay` is where a plain no leads back to. */
  const settleEnd = <Data>(
    end: Exclude<MoneyCallEnd<Data>, { end: 'answered' }>,
    amount: MinorAmount | undefined,
    stay: (error: LenderError, message: string) => void,
  ) => {
    if (end.end === 'blocked') setStep({ at: 'resting' });
    else if (end.end === 'unanswered') {
      setStep({ at: 'resting', isRepeated: end.isRepeated });
      if (!isHere.current) say('Unknown', amount);
      else if (end.isRepeated) toast(t('repeated'), { tone: 'bad' });
    } else {
      const message = errorText(end.error, t('failed'));
      if (isHere.current) stay(end.error, message);
      else if (end.error.kind !== 'sessionOver') say('Refused', amount, message);
    }
  };

  const send = async <Data>(call: PaymentChannelCall<Data>, loan: Loan, isAnyway: boolean) => {
    const { channel, amount, cardId, onAnswer } = call;
    const attempt = randomId();
    const startedAt = clock.now();
    setStep({ at: 'calling' });
    const end = await makeMoneyCall(place, {
      isAnyway,
      record: {
        attempt,
        owner,
        channel,
        startedAt,
        amount,
        cardId,
        before: claimOf(loan),
      },
      send: call.send,
      onAnswer(data) {
        const answer = onAnswer(data);
        if (answer.next === 'accepted') return { step: 'accepted' };
        if (answer.next === 'leave') return { step: 'leftForWallet' };
        const { lenderAttemptId } = answer;
        return { step: 'awaitingCode', lenderAttemptId, codeSentAt: clock.now() };
      },
    });
    if (end.end !== 'answered') {
      settleEnd(end, amount, (_error, message) => {
        toast(message, { tone: 'bad' });
        setStep({ at: 'resting' });
        void loanNow.ask();
      });
      return;
    }
    const answer = onAnswer(end.data);
    if (answer.next === 'accepted') accepted(amount);
    else if (answer.next === 'code') setStep(resumed(records.find(), owner, clock.now()));
    else if (isHere.current && answer.follow()) setStep({ at: 'leaving' });
    else {
      // Nobody was led to the wallet, so nothing can have been paid there.
      records.end(attempt);
      if (isHere.current) toast(t('failed'), { tone: 'bad' });
      setStep({ at: 'resting' });
    }
  };

  /** `agreedTo` is the earlier attempt that the borrower was asked about, and wants to pay in spite of. */
  const begin = async <Data>(call: PaymentChannelCall<Data>, agreedTo?: string) => {
    const shown = loanNow.loan && claimOf(loanNow.loan);
    setStep({ at: 'asking' });
    const loan = await loanNow.ask();
    if (!isHere.current) return;
    const earlier = records.find();
    const verdict = mayStart[standingOf(earlier, clock.now()).is];
    if (!loan) setStep({ at: 'notAsked', since: clock.now() });
    else if (loanNow.stateOf(loan) === 'settled' || verdict === 'no') setStep({ at: 'resting' });
    else if (isOtherAmount(call.amount, shown, loan)) setStep({ at: 'changed' });
    else if (verdict === 'ask' && earlier && earlier.attempt !== agreedTo) {
      asked.current = () => begin(call, earlier.attempt);
      setStep({ at: 'question' });
    } else await send(call, loan, verdict === 'ask');
  };
  const pay = <Data>(call: PaymentChannelCall<Data>) => once.run(() => begin(call));

  /** One more call of the attempt that waits for its code. */
  const goOn = <Data>(
    busy: 'confirming' | 'resending',
    callOf: (step: CodeStep) => PromiseLike<CallResult<Data>>,
    onAnswer: (data: Data) => Partial<MoneyRecord> & Pick<MoneyRecord, 'step'>,
    after: (step: CodeStep, error: LenderError, message: string) => void,
  ) =>
    once.run(async () => {
      if (step.at !== 'code') return;
      const { attempt, lenderAttemptId, cardId, codeSentAt, amount } = step;
      const kept = records.find();
      const before =
        kept?.attempt === attempt ? kept.before : loanNow.loan && claimOf(loanNow.loan);
      const startedAt = kept?.attempt === attempt ? kept.startedAt : clock.now();
      setStep({ ...step, busy, error: undefined });
      const end = await makeMoneyCall(place, {
        record: {
          attempt,
          owner,
          channel: 'card',
          startedAt,
          amount,
          before,
          lenderAttemptId,
          cardId,
          codeSentAt,
          wrongCodes: step.wrongCodes,
        },
        send: () => callOf(step),
        onAnswer,
        onRefusal: (error) => ({
          step: 'awaitingCode',
          wrongCodes: step.wrongCodes + (isWrongCode(error) ? 1 : 0),
        }),
      });
      if (end.end === 'answered') {
        const now = records.find();
        if (now?.attempt === attempt && now.step === 'awaitingCode')
          setStep(resumed(now, owner, clock.now()));
        else accepted(amount);
      } else settleEnd(end, amount, (error, message) => after(step, error, message));
    });

  return {
    ...paymentView(step, loanNow),
    isForgetful,
    pay,
    payAnyway: () => once.run(async () => asked.current?.()),
    dontPay: () => setStep({ at: 'resting' }),
    sayPaidThere() {
      loanNow.sayPaidThere();
      setStep({ at: 'resting' });
    },
    confirm: (code) =>
      goOn(
        'confirming',
        async (at) => (codeCalls ? codeCalls.confirm(at, code) : noCall),
        () => ({ step: 'accepted' }),
        (at, error, message) =>
          setStep({
            ...at,
            busy: undefined,
            wrongCodes: at.wrongCodes + (isWrongCode(error) ? 1 : 0),
            error: isWrongCode(error) ? t('wrongCode') : message,
          }),
      ),
    resend: () =>
      goOn(
        'resending',
        async (at) => (codeCalls ? codeCalls.resend(at) : noCall),
        ({ id, requiresOtp }) =>
          requiresOtp && id !== undefined
            ? { step: 'awaitingCode', lenderAttemptId: id, codeSentAt: clock.now(), wrongCodes: 0 }
            : { step: 'accepted' },
        (at, _error, message) => {
          toast(message, { tone: 'bad' });
          setStep({ ...at, busy: undefined });
        },
      ),
    cancel() {
      if (once.isOpen() || step.at !== 'code') return;
      records.end(step.attempt);
      setStep({ at: 'resting' });
    },
    clearCodeError() {
      if (step.at === 'code') setStep({ ...step, error: undefined });
    },
  };
}

/** A channel without codes never comes to one; were it to, the call would count as refused and not as sent. */
const noCall = { error: { kind: 'rejected', code: '', message: '' } satisfies LenderError };

/**
 * Whether a loan, asked just now, asks for another amount than when the button named one. Where it was not known then,
 * the button may have named what a link says: that must not be more than what is due.
 */
const isOtherAmount = (amount: MinorAmount, shown: LoanClaim | undefined, now: LoanClaim) =>
  shown
    ? shown.amountDue !== now.amountDue
    : now.amountDue !== undefined && BigInt(amount) > BigInt(now.amountDue);

const isWrongCode = (error: LenderError) =>
  error.kind === 'rejected' && error.code === repaymentCodes.wrongCode;
