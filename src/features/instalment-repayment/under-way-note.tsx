import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import type { PaymentUnderWay } from '../../lender-api/loan/use-payment-under-way.ts';
import { Note } from '../../ui/note.tsx';

/** Says that a payment of this loan was sent before and what that means for another one. */
export function UnderWayNote({ underWay: { record, hold } }: { underWay: PaymentUnderWay }) {
  const { t } = useTranslation('instalments');
  const format = useFormat();
  const time = format.clock(record.startedAt);
  return (
    <Note tone="warn" role="status" title={t('underWayTitle')}>
      <p>
        {record.amount
          ? t('underWaySince', { amount: format.money(record.amount), time })
          : t('underWaySincePlain', { time })}
      </p>
      <p>{hold === 'held' ? t('underWayHeld') : t('underWayMayPay')}</p>
    </Note>
  );
}
