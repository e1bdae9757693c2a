import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use-format.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { LoanNow } from './use-loan-now.ts';
import type { Payment } from './use-payment.ts';
import { useWalletName } from './use-wallet-name.ts';

/** One question before another payment is sent: it names the earlier one (screens §9). */
export function PaymentQuestion({ loanNow, payment }: { loanNow: LoanNow; payment: Payment }) {
  const { t } = useTranslation(['payment', 'app']);
  const format = useFormat();
  const wallet = useWalletName();
  const { record, standing } = loanNow;
  const about = {
    amount: format.money(record?.amount),
    time: format.clock(record?.startedAt ?? 0),
    wallet,
  };
  const isWallet = standing.is === 'leftForWallet';
  const text = isWallet
    ? record?.amount
      ? t('leftTitle', about)
      : t('leftTitlePlain', about)
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
