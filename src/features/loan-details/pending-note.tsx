import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { ComplaintLink } from '../../lending-ui/complaint-link.tsx';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { usePaymentComplaint } from '../../navigation/use-payment-complaint.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import type { PendingPayment } from './pending-payment.ts';

/** Says the truth about a payment under way: since when, what is being done, and what not to do. */
export function PendingNote({
  loanId,
  payment,
  isAsking,
  phone,
}: {
  loanId: string;
  payment: PendingPayment;
  isAsking: boolean;
  phone: string;
}) {
  const { t, i18n } = useTranslation('loan-details');
  const { usualTimes } = useTenant().repayment;
  const format = useFormat();
  const sent = 'record' in payment ? payment.record : undefined;
  const complaint = usePaymentComplaint({
    loanId,
    number: sent?.paidTo,
    amount: sent?.amount && format.money(sent.amount),
  });
  if (payment.at === 'none' || payment.at === 'unread') return null;
  const { record } = payment;
  const about = { amount: format.money(record.amount), time: format.clock(record.startedAt) };
  if (payment.at === 'arrived') {
    return (
      <Note tone="good" role="status" title={t('arrivedTitle')}>
        {record.amount ? t('arrivedText', about) : t('arrivedTextPlain', about)}
      </Note>
    );
  }
  const usualTime = record.payKind && usualTimes[record.payKind]?.[i18n.language];
  // A wallet was asked to take the payment; whether anybody approved it there, only the loan can tell.
  const isWallet = record.channel === 'wallet';
  const isSure = record.outcome === 'submitted' && !isWallet;
  // Where paying works again, the words must not forbid it.
  const asking = payment.canPay ? t('pendingUnpaid') : t('pendingAsking');
  return (
    <Note tone="warn" role="status" title={isSure ? t('pendingTitle') : t('unknownTitle')}>
      <p>{record.amount ? t('pendingSince', about) : t('pendingSincePlain', about)}</p>
      {usualTime && <p>{usualTime}</p>}
      <p>{payment.isAskingOver ? t('pendingOver') : asking}</p>
      {record.channel === 'virtualAccount' && !payment.isAskingOver && (
        <p>{t('pendingCall', { phone })}</p>
      )}
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
          <ComplaintLink way={complaint} />
          <SupportContact phone={phone} />
        </>
      )}
    </Note>
  );
}
