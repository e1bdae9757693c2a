import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBridge } from '../../bridge/bridge-context.tsx';
import {
  repaymentCodes,
  type LinkedCard,
  type RepaymentOptions,
} from '../../domain/card-repayment.ts';
import { hasNoAnswer, isLenderError } from '../../domain/lender-error.ts';
import type { MinorAmount } from '../../domain/money.ts';
import type { LoanClaim } from '../../domain/payment.ts';
import {
  useConfirmCardRepaymentMutation,
  useStartCardRepaymentMutation,
} from '../../lender-api/card-repayment/card-repayment.api.ts';
import type { LoanRef } from '../../lender-api/loan/loan.calls.ts';
import { useErrorText } from '../../lending-ui/use-error-text.ts';
import { useOnce } from '../../lending-ui/use-once.ts';
import { useGoTo } from '../../navigation/use-go-to.ts';
import { systemClock } from '../../platform/clock.ts';
import { paymentJournal } from '../../session/payment-journal.ts';
import { paymentRecords } from '../../session/payment-record.ts';
import { useSession } from '../../session/session-context.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { CardPayment } from './payment-state.ts';
import { resumedPayment } from './resumed-payment.ts';

/** What a payment is made of. */
interface PaymentOrder {
  loanRef: LoanRef;
  amount: MinorAmount | undefined;
  couponId: string | undefined;
  /** What the loan asked for before, to see later whether the payment has arrived. */
  before: LoanClaim | undefined;
}

/** Paying by card: the state, and what a person can do in it. */
interface UseCardPayment {
  payment: CardPayment;
  pay: (card: LinkedCard, options: RepaymentOptions) => Promise<void>;
  resend: (options: RepaymentOptions) => Promise<void>;
  confirm: (code: string) => Promise<void>;
  /** Closes the code sheet; no money has moved, and the countdown starts anew next time. */
  cancel: () => void;
  /** The loan was asked and is unpaid: paying again is safe. */
  letPayAgain: () => void;
  clearCodeError: () => void;
}

/**
 * The one guard of a card payment. Money cannot move twice: a call is open at most once, nothing is repeated
 * by the program, and what may have happened is written down before it is asked for.
 */
export function useCardPayment(
  { loanRef, amount, couponId, before }: PaymentOrder,
  cards: readonly LinkedCard[],
): UseCardPayment {
  const { t } = useTranslation(['card-repayment', 'payment']);
  const session = useSession();
  const bridge = useBridge();
  const goTo = useGoTo();
  const toast = useToast();
  const errorText = useErrorText();
  const records = useMemo(() => paymentRecords(session), [session]);
  const [payment, setPayment] = useState(() => resumedPayment(records.find(loanRef.loanId), cards));
  const once = useOnce();
  const [start] = useStartCardRepaymentMutation();
  const [confirmCode] = useConfirmCardRepaymentMutation();
  const { loanId } = loanRef;
  const journal = paymentJournal(records, { loanRef, channel: 'card', amount, before });

  const goOn = () => {
    journal.write({ outcome: 'submitted' });
    setPayment({ at: 'sent', startedAt: journal.startedAt() });
    if (bridge.shell !== 'ios') bridge.call('dismissRepaymentDialog', {});
    goTo.go('loanDetailsAfterPayment', loanRef, { replace: true });
  };

  /** What a failed call means for the payment; `stay` puts back the step that a plain refusal leads back to. */
  const settleFailure = (error: unknown, stay: (message: string, code: string) => void) => {
    if (isLenderError(error) && hasNoAnswer(error)) {
      journal.write({ outcome: 'noAnswer' });
      setPayment({ at: 'unknown', startedAt: journal.startedAt(), before: journal.before() });
      return;
    }
    const code = isLenderError(error) && error.kind === 'rejected' ? error.code : '';
    if (code === repaymentCodes.repeated) {
      journal.write({ outcome: 'noAnswer' });
      toast(t('code800005'), { tone: 'bad' });
      setPayment({ at: 'repeated' });
      return;
    }
    stay(errorText(error, t('payment:failed')), code);
  };

  const pay = (card: LinkedCard, { token }: RepaymentOptions) =>
    once.run(async () => {
      if (amount === undefined) return;
      journal.forget();
      journal.write({ outcome: 'sending', cardId: card.id });
      setPayment({ at: 'starting' });
      const result = await start({ loanId, amount, card, token, couponId, isResend: false });
      if ('error' in result) {
        settleFailure(result.error, (message) => {
          journal.forget();
          toast(message, { tone: 'bad' });
          setPayment({ at: 'choosing' });
        });
        return;
      }
      const { id, requiresOtp } = result.data;
      if (!requiresOtp || id === undefined) {
        goOn();
        return;
      }
      const codeSentAt = systemClock.now();
      journal.write({ outcome: 'awaitingCode', attemptId: id, codeSentAt });
      setPayment({
        at: 'awaitingCode',
        attemptId: id,
        codeSentAt,
        card,
        busy: undefined,
        error: undefined,
      });
    });

  const resend = ({ token }: RepaymentOptions) =>
    once.run(async () => {
      if (payment.at !== 'awaitingCode' || payment.card === undefined || amount === undefined)
        return;
      const { card } = payment;
      journal.write({ outcome: 'sending' });
      setPayment({ ...payment, busy: 'resending', error: undefined });
      const result = await start({ loanId, amount, card, token, couponId, isResend: true });
      if ('error' in result) {
        settleFailure(result.error, (message) => {
          journal.write({ outcome: 'awaitingCode' });
          toast(message, { tone: 'bad' });
          setPayment({ ...payment, busy: undefined });
        });
        return;
      }
      if (!result.data.requiresOtp || result.data.id === undefined) {
        goOn();
        return;
      }
      const codeSentAt = systemClock.now();
      journal.write({ outcome: 'awaitingCode', attemptId: result.data.id, codeSentAt });
      setPayment({
        ...payment,
        attemptId: result.data.id,
        codeSentAt,
        busy: undefined,
        error: undefined,
      });
    });

  const confirm = (code: string) =>
    once.run(async () => {
      if (payment.at !== 'awaitingCode') return;
      journal.write({ outcome: 'sending' });
      setPayment({ ...payment, busy: 'confirming', error: undefined });
      const result = await confirmCode({ loanId, attemptId: payment.attemptId, code });
      if (!('error' in result)) {
        goOn();
        return;
      }
      settleFailure(result.error, (message, errorCode) => {
        journal.write({ outcome: 'awaitingCode' });
        const error = errorCode === repaymentCodes.wrongCode ? t('code800006') : message;
        setPayment({ ...payment, busy: undefined, error });
      });
    });

  return {
    payment,
    pay,
    resend,
    confirm,
    cancel() {
      if (once.isOpen()) return;
      journal.forget();
      setPayment({ at: 'choosing' });
    },
    letPayAgain() {
      // The record stays: whoever goes on to the loan's details is still told that a payment may be under way.
      setPayment({ at: 'stillUnpaid', askedAt: systemClock.now() });
    },
    clearCodeError() {
      if (payment.at === 'awaitingCode') setPayment({ ...payment, error: undefined });
    },
  };
}
