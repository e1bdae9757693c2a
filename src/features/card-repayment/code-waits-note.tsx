import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import type { LoanNow } from '../../payments/use-loan-now.ts';
import type { Payment } from '../../payments/use-payment.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';

/** A code that was put away by Back: nothing was paid, and the way back to it. */
export function CodeWaitsNote({ loanNow, payment }: { loanNow: LoanNow; payment: Payment }) {
  const { t } = useTranslation('card-repayment');
  const format = useFormat();
  const { record, place } = loanNow;
  if (!payment.takeUp || record?.owner !== place.owner) return null;
  return (
    <Note tone="warn" role="status" title={t('codeWaitsTitle')}>
      <p>{t('codeWaitsText', { amount: format.money(record.amount) })}</p>
      <Button kind="secondary" size="small" onPress={payment.takeUp}>
        {t('codeTitle')}
      </Button>
    </Note>
  );
}
