import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { useErrorText } from '../../lending-ui/use-error-text.ts';
import { useGoTo } from '../../navigation/use-go-to.ts';
import { systemClock } from '../../platform/clock.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Note } from '../../ui/note.tsx';
import { complaintFormId } from './complaint-editor.tsx';
import css from './complaint-editor.module.css';
import { DiscardDraft } from './drafts.tsx';
import { photosState } from './photo-list.ts';
import { useComplaintTimes } from './use-complaint-times.ts';
import type { Complaint } from './use-complaint.ts';
import type { Sending } from './use-send-complaint.ts';

/** How long "sent" is shown by itself, in milliseconds (spec §9). */
const shownMilliseconds = 1500;

/**
 * Sends the complaint, and says what became of it. When nobody knows, "My complaints" comes before sending it
 * again, so that nothing is complained about twice unawares.
 */
export function SendBar({ complaint }: { complaint: Complaint }) {
  const { sending, photos, form, discard } = complaint;
  const { t } = useTranslation(['complaints', 'app']);
  const errorText = useErrorText();
  const format = useFormat();
  const goTo = useGoTo();
  const isUnknown = sending.at === 'unknown';
  const send = (
    <Button
      type="submit"
      form={complaintFormId}
      kind={isUnknown ? 'secondary' : 'primary'}
      isBusy={form.isBusy || sending.at === 'sending'}
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

/** Says that the complaint was sent, then goes back to the start, which goes on saying so (spec §4). */
export function SentDialog({ sending, loanId }: { sending: Sending; loanId: string }) {
  const { t } = useTranslation(['complaints', 'app']);
  const goTo = useGoTo();
  const { promise } = useComplaintTimes();
  const sentAt = sending.at === 'sent' ? sending.since : undefined;
  const leave = () => goTo.go('complaintStart', { loanId }, { replace: true, state: { sentAt } });
  const go = useRef(leave);
  useEffect(() => {
    go.current = leave;
  });
  useEffect(
    () =>
      sentAt === undefined ? undefined : systemClock.after(shownMilliseconds, () => go.current()),
    [sentAt],
  );
  return (
    <Dialog
      isOpen={sentAt !== undefined}
      onClose={leave}
      title={t('sent')}
      closeLabel={t('app:close')}
    >
      {sentAt !== undefined && <Note tone="good">{promise(sentAt)}</Note>}
    </Dialog>
  );
}
