import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useComplaintHandover, useGoToComplaint } from '../../navigation/complaint-params.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { DiscardDraft } from './discard-draft.tsx';
import css from './unfinished-note.module.css';
import { useDrafts } from './use-drafts.ts';

/** Says that a complaint about this loan was begun and not sent, and goes on with it (screens §5). */
export function UnfinishedNote({ loanId }: { loanId: string }) {
  const { t } = useTranslation('complaints');
  const goTo = useGoToComplaint();
  const { prefill } = useComplaintHandover();
  const drafts = useDrafts();
  const [draft, setDraft] = useState(() => drafts.read(loanId));
  if (!draft) return null;
  const { category, subCategory, text } = draft;
  const goOn = () =>
    goTo.go(
      'complaintForm',
      { loanId, category: category || undefined, subCategory: subCategory || undefined },
      { prefill, letsChoose: category === '' || undefined },
    );
  const discard = () => {
    drafts.clear(loanId);
    setDraft(undefined);
  };
  return (
    <Note tone="plain" title={draft.sentAt === undefined ? t('unfinished') : t('unsure')}>
      {text.trim() && <p className={css.text}>{text}</p>}
      <div className={css.actions}>
        <Button size="small" onPress={goOn}>
          {t('goOn')}
        </Button>
        <DiscardDraft onDiscard={discard} />
      </div>
    </Note>
  );
}
