import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasNoAnswer, isLenderError, type LenderError } from '../../domain/lender-error.ts';
import { useSendComplaintMutation } from '../../lender-api/complaints/complaints.api.ts';
import { systemClock } from '../../platform/clock.ts';
import { isSurelyOffline } from '../../platform/network.ts';
import type { ComplaintDraft, ComplaintDrafts } from '../../session/complaint-draft.ts';
import { useToast } from '../../ui/toast.tsx';

/** How far the sending of a complaint is; `since` is when it was sent, in milliseconds. */
export type Sending =
  | { at: 'writing' }
  | { at: 'sending'; since: number }
  /** It was not taken; the error says why. */
  | { at: 'failed'; error: unknown }
  /** Nobody knows whether the lender has it. */
  | { at: 'unknown'; since: number }
  | { at: 'sent'; since: number };

/** Sending a complaint; the form sends one at a time, and none after one that was taken. */
export interface SendComplaint {
  sending: Sending;
  /** 'done' when the lender has it. */
  send(loanId: string, complaint: ComplaintDraft): Promise<'done' | 'open'>;
  backToWriting(): void;
}

/**
 * Sends a complaint. The draft says that it is on its way before it is, so that a page that is closed meanwhile does
 * not send it a second time unasked; without an answer the person is told that nobody knows (as screens §8 has it for
 * money). Nothing is sent that surely cannot arrive.
 */
export function useSendComplaint(
  sentBefore: number | undefined,
  { keep, clear }: Pick<ComplaintDrafts, 'keep' | 'clear'>,
): SendComplaint {
  const { t } = useTranslation('complaints');
  const toast = useToast();
  const [call] = useSendComplaintMutation();
  const [sending, setSending] = useState<Sending>(
    sentBefore === undefined ? { at: 'writing' } : { at: 'unknown', since: sentBefore },
  );
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const send: SendComplaint['send'] = async (loanId, draft) => {
    if (isSurelyOffline()) {
      setSending({ at: 'failed', error: { kind: 'unreachable' } satisfies LenderError });
      return 'open';
    }
    const since = systemClock.now();
    keep(loanId, { ...draft, sentAt: since });
    setSending({ at: 'sending', since });
    const { category, subCategory, text, photos } = draft;
    const result = await call({ loanId, category, subCategory, text: text.trim(), photos });
    if (!('error' in result)) {
      clear(loanId);
      setSending({ at: 'sent', since });
      // Whoever has left the page meanwhile is told all the same.
      if (!isShown.current) toast(t('sent'), { tone: 'good' });
      return 'done';
    }
    if (isLenderError(result.error) && !hasNoAnswer(result.error)) {
      keep(loanId, draft);
      setSending({ at: 'failed', error: result.error });
    } else setSending({ at: 'unknown', since });
    return 'open';
  };

  return { sending, send, backToWriting: () => setSending({ at: 'writing' }) };
}
