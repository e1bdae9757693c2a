import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGoToComplaint } from '../../navigation/complaint-params.ts';
import { complaintDrafts } from '../../session/complaint-draft.ts';
import { useSession } from '../../session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { DiscardDraft } from './discard-draft.tsx';
import css from './unfinished-note.module.css';

/** Says that a complaint about this loan was begun and not sent, and goes on with it (screens §5). */
export function UnfinishedNote({ loanId }: { loanId: string }) {
  const { t } = useTranslation('complaints');
  const goTo = useGoToComplaint();
  const session = useSession();
  const drafts = useMemo(() => complaintDrafts(session), [session]);
  const [draft, setDraft] = useState(() => drafts.read(loanId));
  if (!draft) return null;
  const { category, subCategory, text } = draft;
  const discard = () => {
    drafts.clear(loanId);
    setDraft(undefined);
  };
  return (
    <Note tone="plain" title={draft.sentAt === undefined ? t('unfinished') : t('unsure')}>
      {text.trim() && <p className={css.text}>{text}</p>}
      <div className={css.actions}>
        {category && (
          <Button
            size="small"
            onPress={() =>
              goTo.go('complaintForm', { loanId, category, subCategory: subCategory || undefined })
            }
          >
            {t('goOn')}
          </Button>
        )}
        <DiscardDraft onDiscard={discard} />
      </div>
    </Note>
  );
}
