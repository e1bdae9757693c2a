import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import type { Acceptance } from '../../payments/use-acceptance.ts';
import { systemClock } from '../../platform/clock.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';

/** What is said about an acceptance that was sent from this browser: open, unanswered, taken, or free after all. */
export function AcceptanceNotes({ acceptance }: { acceptance: Acceptance }): ReactNode {
  const { t } = useTranslation(['loan-confirm', 'payment']);
  const format = useFormat();
  const { standing, record, isStillOffered, isForgetful, isSending } = acceptance;
  const time = format.clock(record?.startedAt ?? 0);
  switch (standing.is) {
    case 'calling':
      return (
        !isSending && (
          <Note tone="plain" role="status" title={t('callingTitle')}>
            {t('callingText', { time })}
          </Note>
        )
      );
    case 'unanswered': {
      const isEarly = standing.clearFrom > systemClock.now();
      return (
        <Note tone="warn" role="alert" title={t('unknownTitle')}>
          <p>{t('unknownText')}</p>
          {isEarly && <p>{t('unknownWait', { time: format.clock(standing.clearFrom) })}</p>}
          <Button
            kind="secondary"
            isBusy={acceptance.isChecking}
            busyLabel={t('checking')}
            onPress={acceptance.checkAgain}
          >
            {t('checkAgain')}
          </Button>
          <SupportContact />
        </Note>
      );
    }
    case 'accepted':
      return (
        <Note tone="good" role="status" title={t('acceptedTitle')}>
          <p>{t('acceptedText', { time })}</p>
          <Button kind="secondary" onPress={acceptance.goOn}>
            {t('goOn')}
          </Button>
        </Note>
      );
    default:
      return (
        <>
          {acceptance.isElsewhere && (
            <Note tone="warn" role="alert" title={t('elsewhereTitle')}>
              {t('elsewhereText')}
            </Note>
          )}
          {isStillOffered && (
            <Note tone="plain" role="status">
              {t('stillOffered')}
            </Note>
          )}
          {isForgetful && (
            <Note tone="warn" title={t('payment:forgetfulTitle')}>
              {t('payment:forgetfulText')}
            </Note>
          )}
        </>
      );
  }
}
