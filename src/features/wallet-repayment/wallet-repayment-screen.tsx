import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { loanStatusRule, standardLoanStatuses } from '../../domain/loan-status.ts';
import { minorFromText } from '../../domain/money.ts';
import { claimOf } from '../../domain/payment.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useGetLoanQuery, useLazyGetLoanQuery } from '../../lender-api/loan/loan.api.ts';
import { ComplaintLink } from '../../lending-ui/complaint-link.tsx';
import { PaymentHero } from '../../lending-ui/payment-hero.tsx';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { UnknownPayment } from '../../lending-ui/unknown-payment.tsx';
import { useAmountToPay } from '../../navigation/use-amount-to-pay.ts';
import { useGoTo, useNeededParams, useScreenParams } from '../../navigation/use-go-to.ts';
import { usePaymentComplaint } from '../../navigation/use-payment-complaint.ts';
import { usePrefetch } from '../../navigation/use-prefetch.ts';
import { onReturnFromCache } from '../../platform/visibility.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Page } from '../../ui/page.tsx';
import { useWalletPayment } from './use-wallet-payment.ts';
import { useWalletName, WalletCard } from './wallet-card.tsx';
import { WalletNotice } from './wallet-notice.tsx';

/**
 * Paying on a wallet's own page: what, to whom and by when, then on to the page that the lender names. Nothing of
 * this waits for the loan, and nothing that an address says is believed (screens §4, §8, HD-28).
 */
export function WalletRepaymentScreen() {
  const { t } = useTranslation(['wallet-repayment', 'payment']);
  const format = useFormat();
  const goTo = useGoTo();
  const tenant = useTenant();
  const wallet = useWalletName();
  const loanRef = useNeededParams('loanId', 'productId');
  const { data: loan, refetch } = useGetLoanQuery(loanRef);
  const [askLoan] = useLazyGetLoanQuery();
  const state =
    loan && loanStatusRule(loan.status, { ...standardLoanStatuses, ...tenant.loanStatuses }).state;
  const { couponMoney } = useScreenParams();
  const amount = useAmountToPay(undefined);
  const { payment, pay, letPayAgain } = useWalletPayment({
    loanRef,
    amount,
    before: loan && claimOf(loan),
    onRefused: () => void askLoan(loanRef),
  });
  const complaint = usePaymentComplaint({
    loanId: loanRef.loanId,
    amount: amount && format.money(amount),
  });
  usePrefetch('loanDetailsAfterPayment');
  useEffect(() => onReturnFromCache(() => void refetch()), [refetch]);

  const isSettled = state === 'settled';
  const isStuck = payment.at === 'unknown' || payment.at === 'held';
  const seeLoan = () => goTo.go('loanDetailsAfterPayment', loanRef, { replace: true });
  const isBack = payment.at === 'unknown' && payment.why === 'cameBack';
  return (
    <Page
      screenKey="walletRepayment"
      face="ready"
      title={t('title', { wallet })}
      actions={
        isSettled || isStuck || amount === undefined ? (
          <Button onPress={seeLoan}>{t('payment:seeLoan')}</Button>
        ) : (
          <Button
            isBusy={payment.at === 'starting' || payment.at === 'leaving'}
            busyLabel={payment.at === 'leaving' ? t('opening', { wallet }) : t('starting')}
            onPress={pay}
          >
            {t('payment:payAmount', { amount: format.money(amount) })}
          </Button>
        )
      }
    >
      <PaymentHero
        loanId={loanRef.loanId}
        amount={amount}
        loan={loan}
        isSettled={isSettled}
        coupon={couponMoney === undefined ? undefined : minorFromText(couponMoney)}
      />
      {payment.at === 'unknown' && !isSettled && (
        <UnknownPayment
          words={{
            title: isBack ? t('backTitle') : t('payment:unknownTitle'),
            text: isBack
              ? t('backText', { wallet, time: format.clock(payment.startedAt) })
              : t('payment:unknownText'),
            over: t('payment:unknownOver'),
            askAgain: t('payment:askAgain'),
          }}
          before={payment.before}
          ask={() => askLoan(loanRef)}
          onStillUnpaid={letPayAgain}
          onMoved={seeLoan}
          asksAtOnce={isBack}
          help={<ComplaintLink way={complaint} />}
        />
      )}
      {!isSettled && <WalletNotice payment={payment} />}
      {!isSettled && amount === undefined && <Note tone="warn">{t('payment:noAmount')}</Note>}
      {!isSettled && <WalletCard />}
      {payment.at === 'held' && !isSettled && <ComplaintLink way={complaint} />}
      <SupportContact phone={loan?.telephone} />
    </Page>
  );
}
