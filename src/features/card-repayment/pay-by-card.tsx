import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useBridge } from '../../bridge/bridge-context.tsx';
import { payableAmount } from '../../domain/amount-to-pay.ts';
import type {
  LinkedCard,
  RepaymentAttempt,
  RepaymentOptions,
} from '../../domain/card-repayment.ts';
import { minorFromText, type MinorAmount } from '../../domain/money.ts';
import { useFormat } from '../../i18n/use-format.ts';
import {
  useConfirmCardRepaymentMutation,
  useStartCardRepaymentMutation,
} from '../../lender-api/card-repayment/card-repayment.api.ts';
import type { LoanRef } from '../../lender-api/loan/loan.calls.ts';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { useGoTo, useScreenParams } from '../../navigation/use-go-to.ts';
import { usePrefetch } from '../../navigation/use-prefetch.ts';
import { PaymentHero } from '../../payments/payment-hero.tsx';
import { PaymentNotes } from '../../payments/payment-notes.tsx';
import { carryChosen, useAmountToPay, useChosenPayment } from '../../payments/use-amount-to-pay.ts';
import { useLoanNow, type LoanNow } from '../../payments/use-loan-now.ts';
import { usePayment } from '../../payments/use-payment.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyFace } from '../../ui/empty-face.tsx';
import { Page } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';
import { CardList } from './card-list.tsx';
import { CodeSheet } from './code-sheet.tsx';

/** The card that was linked a moment ago, handed over by the linking screen. */
function useNewCardId(): string | undefined {
  const state: unknown = useLocation().state;
  const id =
    typeof state === 'object' && state !== null && 'cardId' in state ? state.cardId : undefined;
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
  const commit = (card: LinkedCard, amount: MinorAmount, isResend: boolean) =>
    start({ loanId, amount, card, token, couponId, isResend });
  const refusal = { error: { kind: 'rejected', code: '', message: '' } } as const;
  const payment = usePayment(loanRef, loanNow, {
    onAccepted() {
      if (bridge.shell !== 'ios') bridge.call('dismissRepaymentDialog', {});
    },
    codeCalls: {
      confirm: ({ lenderAttemptId }, code) => confirm({ loanId, attemptId: lenderAttemptId, code }),
      // The card may have gone from the list since; then there is nothing to send.
      resend: async ({ cardId, amount }) => {
        const card = cards.find(({ id }) => id === cardId);
        return card && amount !== undefined ? commit(card, amount, true) : refusal;
      },
    },
  });
  const payBy = (card: LinkedCard, amount: MinorAmount) =>
    payment.pay<RepaymentAttempt>({
      channel: 'card',
      amount,
      cardId: card.id,
      send: () => commit(card, amount, false),
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
  const format = useFormat();
  const toast = useToast();
  const goTo = useGoTo();
  const tenant = useTenant();
  const params = useScreenParams();
  const newCardId = useNewCardId();
  const [chosenId, setChosenId] = useState(newCardId);
  const loanNow = useLoanNow(loanRef);
  const toPay = useAmountToPay(loanNow, options.amountDue);
  const chosen = carryChosen(useChosenPayment());
  const amount = payableAmount(toPay);
  const { payment, payBy } = useCardPayment(loanRef, loanNow, options);
  const { step, isSettled, isBlocked, isBusy } = payment;
  usePrefetch('loanDetailsAfterPayment');

  const isAmountComing = loanNow.isAsking && loanNow.knownAt === 0;
  const card = options.cards.find(({ id }) => id === chosenId);
  const canStart =
    !isSettled && !isBlocked && step.at !== 'code' && (amount !== undefined || isAmountComing);
  const seeLoan = () => goTo.go('loanDetailsAfterPayment', loanRef, { replace: true });
  const press = () => {
    if (!card) return toast(t('chooseFirst'));
    return amount === undefined ? undefined : payBy(card, amount);
  };
  const hasCards = options.cards.length > 0;
  const addCard = (
    <Button
      kind={hasCards ? 'secondary' : 'primary'}
      onPress={() =>
        goTo.go('bindCard', { ...params, ...loanRef, from: 'payway' }, { state: chosen })
      }
    >
      {t('addCard')}
    </Button>
  );
  const coupon = params.couponMoney === undefined ? undefined : minorFromText(params.couponMoney);

  return (
    <Page
      screenKey="cardRepayment"
      face={hasCards || !canStart ? 'ready' : 'empty'}
      title={t('title')}
      actions={
        !canStart ? (
          <Button onPress={seeLoan}>{t('payment:seeLoan')}</Button>
        ) : (
          hasCards &&
          amount !== undefined && (
            <Button
              isBusy={isBusy}
              busyLabel={step.at === 'asking' ? t('payment:asking') : t('paying')}
              onPress={press}
            >
              {t('payment:payAmount', { amount: format.money(amount) })}
            </Button>
          )
        )
      }
    >
      <PaymentHero
        loanId={loanRef.loanId}
        toPay={toPay}
        loan={loanNow.loan}
        isSettled={isSettled}
        coupon={coupon}
        isAsking={isAmountComing}
      />
      <PaymentNotes loanRef={loanRef} loanNow={loanNow} payment={payment} />
      {canStart && hasCards && (
        <>
          <CardList cards={options.cards} chosenId={chosenId} onChoose={setChosenId} />
          {addCard}
        </>
      )}
      {canStart && !hasCards && (
        <EmptyFace title={t('noCardsTitle')} text={t('noCardsText')} action={addCard} />
      )}
      {canStart && options.hasWallet && goTo.isOpen('walletRepayment') && (
        <Button
          kind="quiet"
          onPress={() =>
            goTo.go(
              'walletRepayment',
              { ...loanRef, ...(amount && { amountDue: amount }), from: 'payway' },
              { state: chosen },
            )
          }
        >
          {tenant.repayment.wallet
            ? t('payByWallet', { wallet: tenant.repayment.wallet.name[i18n.language] })
            : t('payOtherwise')}
        </Button>
      )}
      <SupportContact phone={loanNow.loan?.telephone} />
      {step.at === 'code' && (
        <CodeSheet
          step={step}
          card={options.cards.find(({ id }) => id === step.cardId)}
          amountText={format.money(step.amount ?? amount)}
          onConfirm={payment.confirm}
          onResend={payment.resend}
          onCancel={payment.cancel}
          onTyping={payment.clearCodeError}
        />
      )}
    </Page>
  );
}
