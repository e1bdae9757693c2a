import { useTranslation } from 'react-i18next';
import { Note } from '../../ui/note.tsx';
import { OtherWays } from './other-ways.tsx';

/** A complaint about collection that cannot be sent for this loan: why, and every other way to be heard (domain §8). */
export function BlockedCollection({ loanId }: { loanId: string }) {
  const { t } = useTranslation('complaints');
  return (
    <>
      <Note tone="warn" role="alert" title={t('blocked')}>
        {t('blockedText')}
      </Note>
      <OtherWays loanId={loanId} />
    </>
  );
}
