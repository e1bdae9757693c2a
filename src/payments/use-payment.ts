import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LenderError } from '../domain/lender-error.ts';
import type { Loan } from '../domain/loan.ts';
import { claimOf } from '../domain/loan-claim.ts';
import { mayStart, standingOf } from '../domain/money-call.ts';
import type { MinorAmount } from '../domain/money.ts';
import { useFormat } from '../i18n/use-format.ts';
import type { LoanRef } from '../lender-api/loan/loan.calls.ts';
import { joined, useErrorText } from '../lending-ui/use-error-text.ts';
import { useOnce } from '../lending-ui/use-once.ts';
import { askBeforeLeaving } from '../platform/leave-guard.ts';
import { deviceStore } from '../platform/browser-storage.ts';
import { randomId } from '../platform/random-id.ts';
import { useSession } from '../session/session-context.tsx';
import { useToast } from '../ui/toast.tsx';
import { keepLastMethod } from './last-method.ts';
import { makeMoneyCall, type MoneyCallEnd } from './make-money-call.ts';
import {
  isOtherAmount,
  paymentView,
  resumedStep,
  type CodeCalls,
  type PageStep,
  type PaymentChannelCall,
  type PaymentView,
} from './payment-view.ts';
import { useCodeStep, type CodeActs } from './use-code-step.ts';
import { useComingBack } from './use-coming-back.ts';
import { useLateNotice, type LateKind } from './use-late-notice.ts';
import type { LoanNow } from './use-loan-now.ts';
import { useSeeLoan } from './use-see-loan.ts';

/** A payment of this loan from this page: how it stands, and what a person can do. */
export interface Payment extends PaymentView, CodeActs {
  /** The browser keeps nothing, so the page has to stay open (said before money moves). */
  isForgetful: boolean;
  pay: <Data>(call: PaymentChannelCall<Data>) => Promise<void>;
  /** The answer to the question about an earlier payment: pay all the same, or not. */
  payAnyway: () => Promise<void>;
  dontPay: () => void;
  /** After a question about a wallet: it was paid there, so the loan is asked until it shows it. */
  sayPaidThere: () => void;
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
  const toast = useToast();
  const errorText = useErrorText();
  const once = useOnce();
  const session = useSession();
  const { place } = loanNow;
  const { records, clock, owner } = place;
  // A channel without codes has none to go on with.
  const [step, setStep] = useState<PageStep>(() =>
    codeCalls ? resumedStep(records.find(), owner, clock.now()) : { at: 'resting' },
  );
  const [isForgetful] = useState(() => !records.survivesClosing());
  const asked = useRef<() => Promise<void>>(undefined);

  const isCalling = step.at === 'calling' || (step.at === 'code' && step.busy !== undefined);
  useEffect(
    () => (isForgetful && isCalling ? askBeforeLeaving() : undefined),
    [isForgetful, isCalling],
  );
  useComingBack(step.at === 'leaving', clock, () => setStep({ at: 'resting' }));

  const seeLoan = useSeeLoan(loanRef);
  const toLoan = { label: t('seeLoan'), act: seeLoan.visit };
  const late = useLateNotice(`payment ${loanRef.loanId}`, toLoan);
  const say = (kind: LateKind, amount: MinorAmount | undefined, reason = '') => {
    const about = { amount: format.money(amount), reason };
    const texts: Record<LateKind, string> = {
      Accepted: t('lateAccepted', about),
      Refused: t('lateRefused', about),
      Unknown: t('lateUnknown', about),
    };
    late.say(kind, texts[kind]);
  };
  const accepted = (amount: MinorAmount | undefined) => {
    if (!late.isHere()) {
      say('Accepted', amount);
      return;
    }
    setStep({ at: 'resting' });
    onAccepted();
    seeLoan.return();
  };
  /** What every end but a yes means; `stay` is where a plain no leads back to. */
  const settleEnd = <Data>(
    end: Exclude<MoneyCallEnd<Data>, { end: 'answered' }>,
    amount: MinorAmount | undefined,
    stay: (error: LenderError, message: string) => void,
  ) => {
    if (end.end === 'blocked') {
      // Another tab holds the lock, and what it does is not written down here.
      setStep({ at: mayStart[end.standing.is] === 'yes' ? 'elsewhere' : 'resting' });
      void loanNow.ask();
    } else if (end.end === 'unanswered') {
      setStep({ at: 'resting', isRepeated: end.isRepeated });
      if (!late.isHere()) say('Unknown', amount);
      else if (end.isRepeated) toast(t('repeated'), { tone: 'bad' });
    } else {
      const message = errorText(end.error, t('failed'));
      // Nobody knows that of an earlier one, which would be asked about before the next.
      const isSole = mayStart[standingOf(records.find(), clock.now()).is] === 'yes';
      if (late.isHere()) stay(end.error, isSole ? joined(message, t('nothingPaid')) : message);
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
    keepLastMethod(deviceStore, session, call);
    const answer = onAnswer(end.data);
    if (answer.next === 'accepted') accepted(amount);
    else if (answer.next === 'code') setStep(resumedStep(records.find(), owner, clock.now()));
    else if (late.isHere() && answer.follow()) setStep({ at: 'leaving' });
    else {
      // Nobody was led to the wallet, so nothing can have been paid there.
      records.end(attempt);
      if (late.isHere()) toast(joined(t('failed'), t('nothingPaid')), { tone: 'bad' });
      setStep({ at: 'resting' });
    }
  };

  const code = useCodeStep({ step, setStep, loanNow, once, codeCalls, accepted, settleEnd });

  /** `agreedTo` is the earlier attempt that the borrower was asked about, and wants to pay in spite of. */
  const begin = async <Data>(call: PaymentChannelCall<Data>, agreedTo?: string) => {
    const shown = loanNow.loan && claimOf(loanNow.loan);
    setStep({ at: 'asking' });
    const loan = await loanNow.ask();
    if (!late.isHere()) return;
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
    ...code,
  };
}
