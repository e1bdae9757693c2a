import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  complaintDrafts,
  type ComplaintDraft,
  type ComplaintDrafts,
} from '../../session/complaint-draft.ts';
import { useSession } from '../../session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** The drafts of this borrower's complaints. */
export function useDrafts(): ComplaintDrafts {
  const session = useSession();
  return useMemo(() => complaintDrafts(session), [session]);
}

/** A loan's draft as it was when the screen opened; when the complaint moves to another loan, its draft goes along. */
export function useFoundDraft(drafts: ComplaintDrafts, loanId: string): ComplaintDraft | undefined {
  const [found] = useState(() => drafts.read(loanId));
  const before = useRef(loanId);
  useEffect(() => {
    if (before.current !== loanId) drafts.clear(before.current);
    before.current = loanId;
  }, [drafts, loanId]);
  return found;
}

/** Props of `DiscardDraft`. */
export interface DiscardDraftProps {
  /** What the button says instead of "Discard". */
  label?: string | undefined;
  onDiscard: () => void;
}

/** Throws a draft away, after a question: a slip of the thumb must not cost somebody's words. */
export function DiscardDraft({ label, onDiscard }: DiscardDraftProps) {
  const { t } = useTranslation(['complaints', 'app']);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button kind="quiet" size="small" onPress={() => setAsking(true)}>
        {label ?? t('discard')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('discardTitle')}
        closeLabel={t('app:close')}
        actions={
          <>
            <Button
              kind="danger"
              onPress={() => {
                setAsking(false);
                onDiscard();
              }}
            >
              {t('discard')}
            </Button>
            <Button kind="quiet" onPress={() => setAsking(false)}>
              {t('keepDraft')}
            </Button>
          </>
        }
      >
        <p>{t('discardText')}</p>
      </Dialog>
    </>
  );
}
