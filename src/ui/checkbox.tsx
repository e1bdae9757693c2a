import type { ReactNode } from 'react';
import css from './checkbox.module.css';

/** Props of `Checkbox`. */
export interface CheckboxProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  /** The statement being agreed to. */
  children: ReactNode;
  /**
   * Where the statement holds links or buttons: an id for the box, which the words label (`<label htmlFor>`) and which
   * is named by the whole statement. Without it the whole line is the box's label.
   */
  id?: string | undefined;
  /** Id of an element that says more, an error for example. */
  describedBy?: string | undefined;
  name?: string | undefined;
  isInvalid?: boolean | undefined;
}

/** A native check box whose whole statement is the target. */
export function Checkbox({
  isChecked,
  onChange,
  children,
  id,
  describedBy,
  name,
  isInvalid,
}: CheckboxProps) {
  const box = (
    <input
      type="checkbox"
      className={css.box}
      id={id}
      aria-labelledby={id && `${id}-words`}
      name={name}
      checked={isChecked}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
  const content = (
    <>
      {id ? <label className={css.target}>{box}</label> : box}
      <span id={id && `${id}-words`} className={css.words}>
        {children}
      </span>
    </>
  );
  return id ? (
    <div className={css.line}>{content}</div>
  ) : (
    <label className={css.line}>{content}</label>
  );
}
