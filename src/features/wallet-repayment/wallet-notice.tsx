import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { StillUnpaidNote } from '../../lending-ui/still-unpaid-note.tsx';
import { Note } from '../../ui/note.tsx';
import type { WalletPayment } from './wallet-payment-state.ts';

/** What else must be said about a payment before or instead of a pay button. */
export function WalletNotice({ payment }: { payment: WalletPayment }) {
  const { t } = useTranslation('wallet-repayment');
  const format = useFormat();
  switch (payment.at) {
    case 'stillUnpaid':
      return <StillUnpaidNote askedAt={payment.askedAt} />;
    case 'held':
      return (
        <Note
          tone="warn"
          role="status"
          title={t('heldTitle', { time: format.clock(payment.startedAt) })}
        >
          {t('heldText')}
        </Note>
      );
    default:
      return null;
  }
}
