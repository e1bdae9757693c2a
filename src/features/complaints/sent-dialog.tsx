import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useGoToComplaint } from '../../navigation/complaint-params.ts';
import { systemClock } from '../../platform/clock.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Note } from '../../ui/note.tsx';
import type { Sending } from './use-send-complaint.ts';
import { useAnswerPromise } from './use-answer-promise.ts';

/** How long it is shown by itself, in milliseconds (spec §9). */
const shownFor = 1500;

/** Says that the complaint was sent, then goes back to the start, which goes on saying so (spec §4). */
export function SentDialog({ sending, loanId }: { sending: Sending; loanId: string }) {
  const { t } = useTranslation(['complaints', 'app']);
  const goTo = useGoToComplaint();
  const promise = useAnswerPromise();
  const sentAt = sending.at === 'sent' ? sending.since : undefined;
  const leave = () => goTo.go('complaintStart', { loanId }, { replace: true, sentAt });
  const go = useRef(leave);
  useEffect(() => {
    go.current = leave;
  });
  useEffect(
    () => (sentAt === undefined ? undefined : systemClock.after(shownFor, () => go.current())),
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
