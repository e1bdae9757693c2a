import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use-format.ts';
import { Note } from '../ui/note.tsx';

/** Says that the lender was asked after a payment without an answer, and when it said "unpaid". */
export function StillUnpaidNote({ askedAt }: { askedAt: number }) {
  const { t } = useTranslation('payment');
  const format = useFormat();
  return (
    <Note tone="plain" role="status" title={t('stillUnpaidTitle', { time: format.clock(askedAt) })}>
      {t('stillUnpaidText')}
    </Note>
  );
}
