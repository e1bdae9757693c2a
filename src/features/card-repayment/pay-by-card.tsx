import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBridge } from '../../bridge/bridge-context.tsx';
import { payableAmount } from '../../domain/amount-to-pay.ts';
import type {
  LinkedCard,
  RepaymentAttempt,
  RepaymentOptions,
} from '../../domain/card-repayment.ts';
import { minorFromText, type MinorAmount } from '../../domain/money.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useSay } from '../../i18n/use-say.ts';
import {
  useConfirmCardRepaymentMutation,
  useStartCardRepaymentMutation,
} from '../../lender-api/card-repayment/card-repayment.api.ts';
import type { LoanRef } from '../../lender-api/loan/loan.calls.ts';
import { useGoTo, useScreenParams } from '../../navigation/use-go-to.ts';
import { useHandedOver } from '../../navigation/use-handed-over.ts';
import { usePrefetch } from '../../navigation/use-prefetch.ts';
import { SettledHero } from '../../payments/payment-hero.tsx';
import { readLastMethod } from '../../payments/last-method.ts';
import { PaymentNotes } from '../../payments/payment-notes.tsx';
import { FirstChoiceContext } from '../../payments/first-choice.ts';
import { carryChosen, useAmountToPay, useChosenPayment } from '../../payments/use-amount-to-pay.ts';
import { useLoanNow, type LoanNow } from '../../payments/use-loan-now.ts';
import { useShownLoan } from '../../payments/shown-loan.ts';
import { usePaidMoment } from '../../payments/use-paid-moment.tsx';
import { usePayTitle } from '../../payments/use-pay-title.ts';
import { usePayment } from '../../payments/use-payment.ts';
import { useSeeLoan } from '../../payments/use-see-loan.ts';
import { deviceStore } from '../../platform/browser-storage.ts';
import { systemClock } from '../../platform/clock.ts';
import { useSession } from '../../session/session-context.tsx';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Page } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';
import { cardsActionBar, CardsView, type CardsActs } from './cards-view.tsx';
import { CodeSheet } from './code-sheet.tsx';
import { cardChoice, decideCards, walletChoice } from './decide-cards.ts';

/** The card that was linked a moment ago, handed over by the linking screen. */
function useNewCardId(): string | undefined {
  const id = useHandedOver('cardId');
  return typeof id === 'string' ? id : undefined;
}

/** A payment by card: the strategy of the one machine, with the codes that a bank sends. */
function useCardPayment(loanRef: LoanRef, loanNow: LoanNow, options: RepaymentOptions) {
  const { loanId } = loanRef;
  const { token, cards } = options;
  const { couponId } = useScreenParams();
  const bridge = useBridge();
  const [start] = useStartCardRepaymentMutation();
  const [confirm] = useConfirmCardRepaymentMutation();
  const commit = (card: LinkedCard, amount: MinorAmount, isResend: boolean, pressId: string) =>
    start({ loanId, amount, card, token, couponId, isResend, pressId });
  const refusal = { error: { kind: 'rejected', code: '', message: '' } } as const;
  const payment = usePayment(loanRef, loanNow, {
    onAccepted() {
      if (bridge.shell !== 'ios') bridge.call('dismissRepaymentDialog', {});
    },
    codeCalls: {
      confirm: ({ lenderAttemptId }, code, pressId) =>
        confirm({ loanId, attemptId: lenderAttemptId, code, pressId }),
      // The card may have gone from the list since; then there is nothing to send.
      resend: async ({ cardId, amount }, pressId) => {
        const card = cards.find(({ id }) => id === cardId);
        return card && amount !== undefined ? commit(card, amount, true, pressId) : refusal;
      },
    },
  });
  const payBy = (card: LinkedCard, amount: MinorAmount) =>
    payment.pay<RepaymentAttempt>({
      channel: 'card',
      amount,
      cardId: card.id,
      send: (pressId) => commit(card, amount, false, pressId),
      onAnswer: ({ id, requiresOtp }) =>
        requiresOtp && id !== undefined
          ? { next: 'code', lenderAttemptId: id }
          : { next: 'accepted' },
    });
  return { payment, payBy };
}

/** Props of `PayByCard`. */
export interface PayByCardProps {
  loanRef: LoanRef;
  options: RepaymentOptions;
}

/** Choosing a card and paying with it, with the truth about the payment at each step. */
export function PayByCard({ loanRef, options }: PayByCardProps) {
  const { t, i18n } = useTranslation(['card-repayment', 'payment']);
  const say = useSay('card-repayment', 'payment', 'app');
  const format = useFormat();
  const toast = useToast();
  const goTo = useGoTo();
  const tenant = useTenant();
  const params = useScreenParams();
  const newCardId = useNewCardId();
  const firstChoice = useContext(FirstChoiceContext);
  const [choice, setChoice] = useState(newCardId ? cardChoice(newCardId) : firstChoice);
  const session = useSession();
  // Read once: paying changes nothing of what is being chosen.
  const [lastMethod] = useState(() => readLastMethod(deviceStore, session));
  const loanNow = useLoanNow(loanRef);
  const toPay = useAmountToPay(loanNow, options.amountDue);
  const chosen = carryChosen(useChosenPayment());
  const amount = payableAmount(toPay);
  const { payment, payBy } = useCardPayment(loanRef, loanNow, options);
  const { step, isSettled, isBlocked, isBusy } = payment;
  usePrefetch('loanDetailsAfterPayment');

  const shown = useShownLoan();
  const { loan } = loanNow;
  const model = decideCards({
    loanId: loanRef.loanId,
    options,
    toPay,
    // Until the loan has answered here, the day that its own page named: its words must not change and grow.
    dueDate: loan ? loan.dueDate : shown?.dueDate,
    phone: loan?.telephone,
    coupon: params.couponMoney === undefined ? undefined : minorFromText(params.couponMoney),
    isAmountComing: loanNow.isAsking && loanNow.answeredAt === 0,
    isSettled,
    isChecking: isBlocked,
    lastMethod,
    // Behind the sheet for a code the page stays as it was left.
    isClosed: isBlocked,
    tenant,
    language: i18n.language,
    say,
    format,
    now: systemClock.now(),
    isOpen: goTo.isOpen,
  });
  const card = options.cards.find(({ id }) => cardChoice(id) === choice);
  const { return: seeLoan } = useSeeLoan(loanRef);
  const title = usePayTitle(model.title);
  const acts: CardsActs = {
    choose: setChoice,
    addCard: () =>
      goTo.go('bindCard', { ...params, ...loanRef, from: 'payway' }, { state: chosen }),
    pay() {
      if (choice === walletChoice) {
        const params = { ...loanRef, ...(amount && { amountDue: amount }), from: 'payway' };
        return goTo.go('walletRepayment', params, { state: chosen });
      }
      if (!card) return toast(t('chooseFirst'));
      return amount === undefined ? undefined : payBy(card, amount);
    },
    seeLoan,
  };
  const moment = usePaidMoment('cardRepayment', loanRef.loanId, loanNow, acts.seeLoan);
  if (moment) return moment;
  // Whoever went on to a wallet is asked about that first: paying is there in a low voice.
  const isAskedFirst = loanNow.standing.is === 'leftForWallet';
  const busyLabel = step.at === 'asking' ? t('payment:asking') : t('paying');
  return (
    <Page
      screenKey="cardRepayment"
      face={model.state === 'noCards' ? 'empty' : 'ready'}
      title={title}
      // Also behind the sheet for a code: the focus comes back to the button that opened it.
      actions={cardsActionBar(model, choice, acts, isBusy ? busyLabel : undefined, isAskedFirst)}
    >
      <CardsView
        model={model}
        chosen={choice}
        acts={acts}
        slots={{
          settled: isSettled && <SettledHero headline={loan?.headline} />,
          notes: <PaymentNotes loanRef={loanRef} loanNow={loanNow} payment={payment} />,
          sheet: step.at === 'code' && (
            <CodeSheet
              step={step}
              card={options.cards.find(({ id }) => id === step.cardId)}
              amountText={format.money(step.amount ?? amount)}
              onConfirm={payment.confirm}
              onResend={payment.resend}
              onCancel={payment.cancel}
              onBack={payment.putAside}
              onTyping={payment.clearCodeError}
            />
          ),
        }}
      />
    </Page>
  );
}
