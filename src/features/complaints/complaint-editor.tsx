import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComplaintCategory } from '../../domain/complaint.ts';
import { systemClock } from '../../platform/clock.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { ChoiceList } from '../../ui/choice-list.tsx';
import { FormElement } from '../../ui/form.tsx';
import { LimitedTextArea } from '../../ui/limited-text-area.tsx';
import { Note } from '../../ui/note.tsx';
import css from './complaint-editor.module.css';
import { DiscardDraft } from './drafts.tsx';
import { PhotoField } from './photo-field.tsx';
import { useComplaintTimes } from './use-complaint-times.ts';
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
  const { form, photos, isRestored, lostPhotos, discard, sending } = complaint;
  const { t } = useTranslation('complaints');
  const { textMaxLength } = useTenant().forms.complaint;
  const { promise } = useComplaintTimes();
  const [now] = useState(systemClock.now);
  return (
    <FormElement form={form} id={complaintFormId}>
      <fieldset className={css.editor} disabled={sending.at === 'sending'}>
        <legend className="visually-hidden">{t('formTitle')}</legend>
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
          {...form.field('text')}
          label={t('text')}
          hint={t('textHint')}
          max={textMaxLength}
          fullText={t('textFull', { count: textMaxLength })}
          rows={5}
          isRequired
        />
        <PhotoField photos={photos} />
        <Note tone="plain">{promise(now)}</Note>
      </fieldset>
    </FormElement>
  );
}

/** Props of `KindChoice`. */
export interface KindChoiceProps {
  complaint: Complaint;
  part: 'category' | 'subCategory';
  kinds: readonly ComplaintCategory[];
}

/** Which kind of complaint it is, or which part of collection it is about. */
export function KindChoice({ complaint, part, kinds }: KindChoiceProps) {
  const { t } = useTranslation('complaints');
  const { form } = complaint;
  const { name, value, error } = form.field(part);
  return (
    <div>
      <ChoiceList
        legend={part === 'category' ? t('whatIsWrong') : t('whichPart')}
        name={name}
        value={value}
        onChoose={(code) => form.change({ subCategory: '', [part]: code })}
        choices={kinds.map(({ code, title }) => ({ value: code, title }))}
      />
      {error && (
        <p className={css.problem} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
