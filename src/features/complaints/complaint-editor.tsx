import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { systemClock } from '../../platform/clock.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { LimitedTextArea } from '../../ui/limited-text-area.tsx';
import { Note } from '../../ui/note.tsx';
import css from './complaint-editor.module.css';
import { DiscardDraft } from './discard-draft.tsx';
import { PhotoPart } from './photo-part.tsx';
import { useAnswerPromise } from './use-answer-promise.ts';
import type { Complaint } from './use-complaint.ts';

/** Text and photos of a complaint, with what is promised for it; at rest while it is being sent. */
export function ComplaintEditor({ complaint }: { complaint: Complaint }) {
  const { values, faults, change, photos, isRestored, lostPhotos, discard, sending } = complaint;
  const { t } = useTranslation('complaints');
  const { textMaxLength } = useTenant().forms.complaint;
  const promise = useAnswerPromise();
  const [now] = useState(systemClock.now);
  return (
    <fieldset className={css.editor} disabled={sending.at === 'sending'}>
      {isRestored && (
        <Note tone="plain" role="status">
          <div className={css.restored}>
            <strong>{t('draftRestored')}</strong>
            <DiscardDraft onDiscard={discard} />
          </div>
          {lostPhotos > 0 && <p>{t('lostPhotos', { count: lostPhotos })}</p>}
        </Note>
      )}
      <LimitedTextArea
        name="text"
        label={t('text')}
        hint={t('textHint')}
        error={faults.text && t('empty')}
        value={values.text}
        onChange={(text) => change({ text })}
        max={textMaxLength}
        fullText={t('textFull', { count: textMaxLength })}
        rows={5}
        isRequired
      />
      <PhotoPart photos={photos} />
      <Note tone="plain">{promise(now)}</Note>
    </fieldset>
  );
}
