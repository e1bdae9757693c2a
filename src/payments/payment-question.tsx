import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use-format.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import css from './payment-question.module.css';
import type { LoanNow } from './use-loan-now.ts';
import type { Payment } from './use-payment.ts';
import { useWalletName } from './use-wallet-name.ts';

/** What was left for, in words: the wallet, when, and how much where that is known. */
function useLeftText({ record }: LoanNow): string {
  const { t } = useTranslation('payment');
  const format = useFormat();
  const wallet = useWalletName();
  const time = format.clock(record?.startedAt ?? 0);
  return record?.amount
    ? t('leftTitle', { amount: format.money(record.amount), wallet, time })
    : t('leftTitlePlain', { wallet, time });
}

/**
 * What a page asks whoever went on to a wallet: the one loud thing on it, until it is answered. Nobody else knows it
 * before the lender does, and paying again would be paying twice.
 */
export function LeftQuestion({ loanNow }: { loanNow: LoanNow }) {
  const { t } = useTranslation('payment');
  return (
    <section className={css.question} role="status">
      <h2 className={css.title}>{t('leftQuestion')}</h2>
      <p>{useLeftText(loanNow)}</p>
      <Button onPress={loanNow.sayPaidThere}>{t('leftYes')}</Button>
      <Button kind="secondary" onPress={loanNow.sayNotPaid}>
        {t('leftNo')}
      </Button>
    </section>
  );
}

/** One question before another payment is sent: it names the earlier one (screens §9). */
export function PaymentQuestion({ loanNow, payment }: { loanNow: LoanNow; payment: Payment }) {
  const { t } = useTranslation(['payment', 'app']);
  const format = useFormat();
  const leftText = useLeftText(loanNow);
  const { record, standing } = loanNow;
  const about = {
    amount: format.money(record?.amount),
    time: format.clock(record?.startedAt ?? 0),
  };
  const isWallet = standing.is === 'leftForWallet';
  const text = isWallet
    ? leftText
    : standing.is === 'saidPaid'
      ? t('againSaid', { time: format.clock(record?.stepAt ?? 0) })
      : record?.amount
        ? t('againText', about)
        : t('againTextPlain', about);
  return (
    <Dialog
      isOpen
      onClose={payment.dontPay}
      title={isWallet ? t('leftQuestion') : t('againTitle')}
      closeLabel={t('app:close')}
      actions={
        isWallet ? (
          <>
            <Button onPress={payment.sayPaidThere}>{t('leftYes')}</Button>
            <Button kind="secondary" onPress={payment.payAnyway}>
              {t('leftNo')}
            </Button>
          </>
        ) : (
          <>
            <Button kind="secondary" onPress={payment.payAnyway}>
              {t('payAgain')}
            </Button>
            <Button kind="quiet" onPress={payment.dontPay}>
              {t('app:cancel')}
            </Button>
          </>
        )
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
