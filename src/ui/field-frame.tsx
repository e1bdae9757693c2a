import type { ReactNode } from 'react';
import css from './field.module.css';

/** What every field has beside its control. */
export interface FieldTexts {
  label: ReactNode;
  /** What is wrong, in a sentence; undefined or '' while nothing is. */
  error?: string | undefined;
  /** What helps, said before anything is wrong. */
  hint?: ReactNode;
}

/** Accessibility attributes that tie a control to its hint and its error. */
export function fieldAria(id: string, { error, hint }: Pick<FieldTexts, 'error' | 'hint'>) {
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby':
      [hint != null && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  };
}

/** Label above, control, then hint and error below. The error's place is a live region that is always there. */
export function FieldFrame({
  id,
  label,
  error,
  hint,
  children,
}: FieldTexts & { id: string; children: ReactNode }) {
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      {children}
      {hint != null && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className={css.error} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
