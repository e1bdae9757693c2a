import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { StillUnpaidNote } from '../../lending-ui/still-unpaid-note.tsx';
import { Note } from '../../ui/note.tsx';
import type { CardPayment } from './payment-state.ts';

/** What else must be said about a payment before or instead of a pay button. */
export function PaymentNotice({ payment }: { payment: CardPayment }) {
  const { t } = useTranslation('card-repayment');
  const format = useFormat();
  switch (payment.at) {
    case 'stillUnpaid':
      return <StillUnpaidNote askedAt={payment.askedAt} />;
    case 'repeated':
      return (
        <Note tone="warn" role="alert" title={t('code800005')}>
          {t('repeatedText')}
        </Note>
      );
    case 'sent':
      return (
        <Note
          tone="warn"
          role="status"
          title={t('sentTitle', { time: format.clock(payment.startedAt) })}
        >
          {t('sentText')}
        </Note>
      );
    default:
      return null;
  }
}
