import {
  useId,
  type HTMLInputTypeAttribute,
  type InputHTMLAttributes,
  type ReactNode,
  type RefObject,
} from 'react';
import { ChevronIcon } from './icons/chevron.tsx';
import { FieldFrame, fieldAria, type FieldTexts } from './field-frame.tsx';
import css from './field.module.css';

/** What `Field` and `SelectField` share. */
interface CommonFieldProps extends FieldTexts {
  name: string;
  value: string;
  onChange: (text: string) => void;
  isRequired?: boolean | undefined;
  disabled?: boolean | undefined;
  autoComplete?: string | undefined;
}

/** Props of `Field`. */
export interface FieldProps extends CommonFieldProps {
  type?: HTMLInputTypeAttribute | undefined;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  maxLength?: number | undefined;
  placeholder?: string | undefined;
  autoCapitalize?: string | undefined;
  /** More than one line: a text area of so many rows. */
  rows?: number | undefined;
  /** Stands before the text inside the field, such as a currency or a country code. */
  start?: ReactNode;
  /** Stands inside the field at its end, such as a button or a picture. */
  end?: ReactNode;
  inputRef?: RefObject<HTMLInputElement | null> | undefined;
}

/** A text field: label above, 16 px text at least so that no phone zooms in (HD-42), error tied to the control. */
export function Field({
  label,
  error,
  hint,
  onChange,
  isRequired,
  rows,
  start,
  end,
  inputRef,
  ...input
}: FieldProps) {
  const id = useId();
  const common = { ...input, ...fieldAria(id, { error, hint }), 'aria-required': isRequired };
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <div className={css.box} data-invalid={error ? '' : undefined}>
        {start != null && <span className={css.start}>{start}</span>}
        {rows === undefined ? (
          <input
            {...common}
            ref={inputRef}
            className={css.input}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <AreaInput common={common} rows={rows} onChange={onChange} />
        )}
        {end != null && <span className={css.end}>{end}</span>}
      </div>
    </FieldFrame>
  );
}

/** The text area of a `Field`; `type` is an input's own attribute and is left out. */
function AreaInput({
  common,
  rows,
  onChange,
}: {
  common: Omit<FieldProps, 'label' | 'onChange'>;
  rows: number;
  onChange: (text: string) => void;
}) {
  const { type: _type, ...rest } = common;
  return (
    <textarea
      {...rest}
      rows={rows}
      className={css.input}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Props of `SelectField`. */
export interface SelectFieldProps extends CommonFieldProps {
  options: readonly { value: string; label: string }[];
  /** First, empty option: what to choose; without it something is always chosen. */
  placeholder?: string | undefined;
}

/** The platform's own choice list, in a field's clothes. */
export function SelectField({
  label,
  error,
  hint,
  onChange,
  isRequired,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <div className={css.box} data-invalid={error ? '' : undefined}>
        <select
          {...select}
          {...fieldAria(id, { error, hint })}
          aria-required={isRequired}
          className={css.input}
          data-empty={select.value === '' || undefined}
          onChange={(event) => onChange(event.target.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={css.chevron}>
          <ChevronIcon />
        </span>
      </div>
    </FieldFrame>
  );
}
