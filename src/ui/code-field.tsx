import { useId, type Ref } from 'react';
import { FieldFrame, fieldAria } from './field-frame.tsx';
import css from './code-field.module.css';

/** Props of `CodeField`. */
export interface CodeFieldProps {
  label: string;
  value: string;
  onChange: (code: string) => void;
  /** How many characters the code has, and how many boxes are drawn. */
  maxLength: number;
  error?: string | undefined;
  hint?: string | undefined;
  autoFocus?: boolean | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Cleans what was typed or pasted before the cap; digits only without it. Text, so a leading zero stays. */
  normalise?: ((typed: string) => string) | undefined;
}

/**
 * A one-time code: a single input, drawn as boxes, so that pasting, autofill and screen readers see one field.
 * No maxlength attribute: it would cut `123 456` before the space is taken out (HD-38).
 */
export function CodeField({
  label,
  value,
  onChange,
  maxLength,
  error,
  hint,
  autoFocus,
  inputRef,
  normalise = digitsOf,
}: CodeFieldProps) {
  const id = useId();
  const current = Math.min(value.length, maxLength - 1);
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <div className={css.code}>
        <input
          {...fieldAria(id, { error, hint })}
          ref={inputRef}
          className={css.input}
          value={value}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus={autoFocus}
          data-autofocus={autoFocus || undefined}
          spellCheck={false}
          onChange={(event) => onChange(normalise(event.target.value).slice(0, maxLength))}
        />
        <span className={css.boxes} data-invalid={error ? '' : undefined} aria-hidden="true">
          {Array.from({ length: maxLength }, (_, at) => (
            <span key={at} className={css.box} data-current={at === current || undefined}>
              {value[at]}
            </span>
          ))}
        </span>
      </div>
    </FieldFrame>
  );
}

const digitsOf = (typed: string) => typed.replace(/\D/g, '');
