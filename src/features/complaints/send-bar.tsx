import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../lending-ui/use-error-text.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useGoToComplaint } from '../../navigation/complaint-params.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { complaintFormId } from './complaint-editor.tsx';
import css from './complaint-editor.module.css';
import { DiscardDraft } from './discard-draft.tsx';
import { photosState } from './photo-list.ts';
import type { Complaint } from './use-complaint.ts';

/**
 * Sends the complaint, and says what became of it. When nobody knows, the way to "My complaints" comes before the
 * way to send it again, so that nothing is complained about twice unawares.
 */
export function SendBar({ complaint }: { complaint: Complaint }) {
  const { sending, photos, isAtWork, discard } = complaint;
  const { t } = useTranslation(['complaints', 'app']);
  const errorText = useErrorText();
  const format = useFormat();
  const goTo = useGoToComplaint();
  const isUnknown = sending.at === 'unknown';
  const send = (
    <Button
      type="submit"
      form={complaintFormId}
      kind={isUnknown ? 'secondary' : 'primary'}
      isBusy={isAtWork || sending.at === 'sending'}
      busyLabel={sending.at === 'sending' ? t('saving') : undefined}
      isOff={photosState(photos.list) !== 'complete'}
    >
      {isUnknown ? t('sendAgain') : sending.at === 'failed' ? t('app:retry') : t('send')}
    </Button>
  );
  return (
    <>
      {sending.at === 'failed' && (
        <Note tone="bad" role="alert" title={errorText(sending.error)}>
          {t('allKept')}
        </Note>
      )}
      {isUnknown && (
        <Note
          tone="warn"
          role="alert"
          title={t('unknownTitle', { time: format.clock(sending.since) })}
        >
          <p>{t('unknownText')}</p>
          <div className={css.aligned}>
            <DiscardDraft label={t('foundIt')} onDiscard={discard} />
          </div>
        </Note>
      )}
      {isUnknown && goTo.isOpen('complaintList') && (
        <Button onPress={() => goTo.go('complaintList')}>{t('myComplaints')}</Button>
      )}
      {send}
    </>
  );
}
