import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import type { PendingPayment } from './use-pending-payment.ts';

/** Says the truth about a payment under way: since when, what is being done, and what not to do. */
export function PendingNote({
  payment,
  isAsking,
  phone,
}: {
  payment: PendingPayment;
  isAsking: boolean;
  phone: string;
}) {
  const { t } = useTranslation('loan-details');
  const format = useFormat();
  if (payment.at === 'none') return null;
  const { record } = payment;
  const about = { amount: format.money(record.amount), time: format.clock(record.startedAt) };
  if (payment.at === 'arrived') {
    return (
      <Note tone="good" role="status" title={t('arrivedTitle')}>
        {record.amount ? t('arrivedText', about) : t('arrivedTextPlain', about)}
      </Note>
    );
  }
  const isSure = record.outcome === 'submitted';
  return (
    <Note tone="warn" role="status" title={isSure ? t('pendingTitle') : t('unknownTitle')}>
      <p>{record.amount ? t('pendingSince', about) : t('pendingSincePlain', about)}</p>
      <p>{payment.isAskingOver ? t('pendingOver') : t('pendingAsking')}</p>
      {payment.isAskingOver && (
        <>
          <Button
            kind="secondary"
            isBusy={isAsking}
            busyLabel={t('asking')}
            onPress={payment.askAgain}
          >
            {t('askAgain')}
          </Button>
          <SupportContact phone={phone} />
        </>
      )}
    </Note>
  );
}
