import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { RepaymentOptions } from '../../domain/card-repayment.ts';
import { loanStatusRule, standardLoanStatuses } from '../../domain/loan-status.ts';
import { minorFromText } from '../../domain/money.ts';
import { claimOf } from '../../domain/payment.ts';
import { useFormat } from '../../i18n/use-format.ts';
import type { LoanRef } from '../../lender-api/loan/loan.calls.ts';
import { useGetLoanQuery } from '../../lender-api/loan/loan.api.ts';
import { ComplaintLink } from '../../lending-ui/complaint-link.tsx';
import { PaymentHero } from '../../lending-ui/payment-hero.tsx';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { UnknownPayment } from '../../lending-ui/unknown-payment.tsx';
import { useAmountToPay } from '../../navigation/use-amount-to-pay.ts';
import { useGoTo, useScreenParams } from '../../navigation/use-go-to.ts';
import { usePaymentComplaint } from '../../navigation/use-payment-complaint.ts';
import { usePrefetch } from '../../navigation/use-prefetch.ts';
import { onReturnFromCache } from '../../platform/visibility.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyFace } from '../../ui/empty-face.tsx';
import { Note } from '../../ui/note.tsx';
import { Page } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';
import { CardList } from './card-list.tsx';
import { CodeSheet } from './code-sheet.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import { useCardPayment } from './use-card-payment.ts';

/** The card that was linked a moment ago, handed over by the linking screen. */
function useNewCardId(): string | undefined {
  const state: unknown = useLocation().state;
  const id =
    typeof state === 'object' && state !== null && 'cardId' in state ? state.cardId : undefined;
  return typeof id === 'string' ? id : undefined;
}

/** Props of `PayByCard`. */
export interface PayByCardProps {
  loanRef: LoanRef;
  options: RepaymentOptions;
  /** Asks for the cards anew, with a fresh token. */
  reload: () => Promise<unknown>;
}

/** Choosing a card and paying with it, with the truth about the payment at each step. */
export function PayByCard({ loanRef, options, reload }: PayByCardProps) {
  const { t, i18n } = useTranslation(['card-repayment', 'payment']);
  const format = useFormat();
  const toast = useToast();
  const goTo = useGoTo();
  const tenant = useTenant();
  const params = useScreenParams();
  const { couponId } = params;
  const newCardId = useNewCardId();
  const [chosenId, setChosenId] = useState(newCardId);
  const loanQuery = useGetLoanQuery(loanRef);
  const loan = loanQuery.data;
  const before = loan && claimOf(loan);
  const state =
    loan && loanStatusRule(loan.status, { ...standardLoanStatuses, ...tenant.loanStatuses }).state;
  const amount = useAmountToPay(options.amountDue);
  const { payment, pay, resend, confirm, cancel, letPayAgain, clearCodeError } = useCardPayment(
    { loanRef, amount, couponId, before },
    options.cards,
  );
  const complaint = usePaymentComplaint({
    loanId: loanRef.loanId,
    amount: amount && format.money(amount),
  });
  usePrefetch('loanDetailsAfterPayment');
  // What a wallet or bank page did meanwhile is not known here: cards and loan are asked again (HD-48).
  useEffect(() => {
    return onReturnFromCache(() => {
      void reload();
      void loanQuery.refetch();
    });
  }, [reload, loanQuery]);

  const card = options.cards.find(({ id }) => id === chosenId);
  const isSettled = state === 'settled';
  const canStart =
    payment.at === 'choosing' || payment.at === 'stillUnpaid' || payment.at === 'starting';
  const seeLoan = () => goTo.go('loanDetailsAfterPayment', loanRef, { replace: true });
  const press = () => (card ? pay(card, options) : toast(t('chooseFirst')));
  const linkCard = () =>
    goTo.go('bindCard', {
      ...params,
      ...loanRef,
      ...(amount && { amountDue: amount }),
      from: 'payway',
    });
  const hasCards = options.cards.length > 0;
  const addCard = (
    <Button kind={hasCards ? 'secondary' : 'primary'} onPress={linkCard}>
      {t('addCard')}
    </Button>
  );
  const coupon = params.couponMoney === undefined ? undefined : minorFromText(params.couponMoney);

  return (
    <Page
      screenKey="cardRepayment"
      face={hasCards || isSettled ? 'ready' : 'empty'}
      title={t('title')}
      actions={
        isSettled || !canStart || amount === undefined ? (
          <Button onPress={seeLoan}>{t('payment:seeLoan')}</Button>
        ) : (
          hasCards && (
            <Button isBusy={payment.at === 'starting'} busyLabel={t('paying')} onPress={press}>
              {t('payment:payAmount', { amount: format.money(amount) })}
            </Button>
          )
        )
      }
    >
      <PaymentHero
        loanId={loanRef.loanId}
        amount={amount}
        loan={loan}
        isSettled={isSettled}
        coupon={coupon}
      />
      {payment.at === 'unknown' && (
        <UnknownPayment
          words={{
            title: t('payment:unknownTitle'),
            text: t('payment:unknownText'),
            over: t('payment:unknownOver'),
            askAgain: t('payment:askAgain'),
          }}
          before={payment.before}
          ask={() => loanQuery.refetch()}
          onStillUnpaid={letPayAgain}
          onMoved={seeLoan}
          help={<ComplaintLink way={complaint} />}
        />
      )}
      <PaymentNotice payment={payment} />
      {!isSettled && amount === undefined && <Note tone="warn">{t('payment:noAmount')}</Note>}
      {!isSettled && canStart && hasCards && (
        <>
          <CardList cards={options.cards} chosenId={chosenId} onChoose={setChosenId} />
          {addCard}
        </>
      )}
      {!isSettled && canStart && !hasCards && (
        <EmptyFace title={t('noCardsTitle')} text={t('noCardsText')} action={addCard} />
      )}
      {!isSettled && canStart && options.hasWallet && goTo.isOpen('walletRepayment') && (
        <Button
          kind="quiet"
          onPress={() =>
            goTo.go('walletRepayment', {
              ...loanRef,
              ...(amount && { amountDue: amount }),
              from: 'payway',
            })
          }
        >
          {tenant.repayment.wallet
            ? t('payByWallet', { wallet: tenant.repayment.wallet.name[i18n.language] })
            : t('payOtherwise')}
        </Button>
      )}
      {payment.at === 'sent' && <ComplaintLink way={complaint} />}
      <SupportContact phone={loan?.telephone} />
      {payment.at === 'awaitingCode' && (
        <CodeSheet
          step={payment}
          amountText={format.money(amount)}
          onConfirm={confirm}
          onResend={() => resend(options)}
          onCancel={cancel}
          onTyping={clearCodeError}
        />
      )}
    </Page>
  );
}
