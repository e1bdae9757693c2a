import { useTranslation } from 'react-i18next';
import { Note } from '../../ui/note.tsx';

/** Says that a number is no longer good: by the lender's own end, or because a day has passed (screens §8). */
export function NumberOverNote({ expiresAt }: { expiresAt: string }) {
  const { t } = useTranslation('number-repayment');
  return (
    <Note tone="bad" role="alert" title={expiresAt ? t('expired') : t('dayOld')}>
      {t('expiredText')}
    </Note>
  );
}
