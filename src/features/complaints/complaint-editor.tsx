import { useState, type ReactNode } from 'react';
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

/** Id of the form, for the button that sends it from elsewhere on the page. */
export const complaintFormId = 'complaint';

/** Props of `ComplaintEditor`. */
export interface ComplaintEditorProps {
  complaint: Complaint;
  /** What is chosen before the text. */
  children?: ReactNode;
}

/** The form of a complaint: choices, text, photos, and what is promised for it; at rest while it is being sent. */
export function ComplaintEditor({ complaint, children }: ComplaintEditorProps) {
  const { values, faults, change, photos, isRestored, lostPhotos, discard, sending } = complaint;
  const { t } = useTranslation('complaints');
  const { textMaxLength } = useTenant().forms.complaint;
  const promise = useAnswerPromise();
  const [now] = useState(systemClock.now);
  return (
    <form
      id={complaintFormId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        complaint.send();
      }}
    >
      <fieldset className={css.editor} disabled={sending.at === 'sending'}>
        {children}
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
    </form>
  );
}
