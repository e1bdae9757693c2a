import { useTranslation } from 'react-i18next';
import { payableAmount } from '../../domain/amount-to-pay.ts';
import { minorFromText, type MinorAmount } from '../../domain/money.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useGetRepaymentOptionsQuery } from '../../lender-api/card-repayment/card-repayment.api.ts';
import { useStartWalletRepaymentMutation } from '../../lender-api/wallet-repayment/wallet-repayment.api.ts';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { useFollow } from '../../navigation/use-follow.ts';
import { useNeededParams, useScreenParams } from '../../navigation/use-go-to.ts';
import { usePrefetch } from '../../navigation/use-prefetch.ts';
import { PaymentHero } from '../../payments/payment-hero.tsx';
import { PaymentNotes } from '../../payments/payment-notes.tsx';
import { useAmountToPay } from '../../payments/use-amount-to-pay.ts';
import { useLoanNow } from '../../payments/use-loan-now.ts';
import { usePaidMoment } from '../../payments/use-paid-moment.tsx';
import { usePayTitle } from '../../payments/use-pay-title.ts';
import { usePayment } from '../../payments/use-payment.ts';
import { useSeeLoan } from '../../payments/use-see-loan.ts';
import { useWalletName } from '../../payments/use-wallet-name.ts';
import { useSession } from '../../session/session-context.tsx';
import { assetAddress } from '../../tenant/asset-address.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Steps } from '../../ui/steps.tsx';
import css from './wallet-repayment-screen.module.css';

/** Which wallet, and what happens once Pay is pressed: there, and back here (screens §4, walletRepayment). */
function WalletCard() {
  const { t, i18n } = useTranslation('wallet-repayment');
  const tenant = useTenant();
  const { wallet } = tenant.repayment;
  const name = useWalletName();
  if (!wallet) return null;
  return (
    <Card
      title={
        <span className={css.wallet}>
          <Picture
            src={wallet.picture && assetAddress(tenant.id, wallet.picture)}
            alt=""
            size={40}
            fallbackLetter={name}
          />
          {name}
        </span>
      }
    >
      <Steps
        steps={[
          {
            at: 'now',
            title: t('leaveTitle', { wallet: name }),
            text: wallet.explanation[i18n.language],
          },
          { at: 'next', title: t('backTitle'), text: t('backText') },
        ]}
      />
    </Card>
  );
}

/**
 * Paying on a wallet's own page: what, to whom and by when, then on to the page that the lender names. Nothing that
 * an address says is believed (screens §4, §9, HD-28).
 */
export function WalletRepaymentScreen() {
  const { t } = useTranslation(['wallet-repayment', 'payment']);
  const format = useFormat();
  const follow = useFollow();
  const wallet = useWalletName();
  const { loanId, productId } = useNeededParams('loanId', 'productId');
  const loanRef = { loanId, productId };
  const { userId } = useSession().values;
  const { couponMoney } = useScreenParams();
  const loanNow = useLoanNow(loanRef);
  // Where the loan names no amount, the ways to pay may.
  const isSilent = loanNow.loan !== undefined && loanNow.loan.amountDue === undefined;
  const options = useGetRepaymentOptionsQuery({ loanId }, { skip: !isSilent });
  const toPay = useAmountToPay(loanNow, options.data?.amountDue);
  const [start] = useStartWalletRepaymentMutation();
  const payment = usePayment(loanRef, loanNow, { onAccepted: () => undefined });
  const { step, isSettled, isBlocked, isBusy } = payment;
  usePrefetch('loanDetailsAfterPayment');

  const amount = payableAmount(toPay);
  const isAmountComing =
    (loanNow.isAsking && loanNow.answeredAt === 0) || (isSilent && options.isFetching);
  const pay = (payable: MinorAmount) =>
    payment.pay<string>({
      channel: 'wallet',
      amount: payable,
      send: (pressId) => start({ userId: userId ?? '', loanId, amount: payable, pressId }),
      onAnswer: (address) => ({ next: 'leave', follow: () => follow(address) }),
    });
  const { return: seeLoan } = useSeeLoan(loanRef);
  const title = usePayTitle(t('title', { wallet }));
  const moment = usePaidMoment('walletRepayment', loanId, loanNow, seeLoan);
  if (moment) return moment;
  // Whoever was there already is asked about that: paying is there in a low voice.
  const isAskedFirst = loanNow.standing.is === 'leftForWallet' && !isBusy;
  return (
    <Page
      screenKey="walletRepayment"
      face="ready"
      title={title}
      actions={
        isSettled || isBlocked || (amount === undefined && !isAmountComing) ? (
          <Button onPress={seeLoan}>{t('payment:seeLoan')}</Button>
        ) : (
          amount !== undefined && (
            <Button
              kind={isAskedFirst ? 'secondary' : 'primary'}
              isBusy={isBusy}
              busyLabel={
                step.at === 'asking'
                  ? t('payment:asking')
                  : step.at === 'leaving'
                    ? t('opening', { wallet })
                    : t('starting')
              }
              onPress={() => pay(amount)}
            >
              {t('payment:payAmount', { amount: format.money(amount) })}
            </Button>
          )
        )
      }
    >
      <div data-side="summary">
        {/* What is said of an open payment stands where the amount is. */}
        {!isBlocked && (
          <PaymentHero
            loanId={loanId}
            toPay={toPay}
            loan={loanNow.loan}
            isSettled={isSettled}
            coupon={couponMoney === undefined ? undefined : minorFromText(couponMoney)}
            isAsking={isAmountComing}
          />
        )}
        <PaymentNotes loanRef={loanRef} loanNow={loanNow} payment={payment} />
      </div>
      <div data-side="acts">
        {!isSettled && !isBlocked && !isAskedFirst && <WalletCard />}
        <SupportContact phone={loanNow.loan?.telephone} />
      </div>
    </Page>
  );
}
