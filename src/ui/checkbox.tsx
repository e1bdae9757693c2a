import type { ReactNode } from 'react';
import css from './checkbox.module.css';

/** Props of `Checkbox`. */
export interface CheckboxProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  /** The statement being agreed to; links in it work without ticking the box. */
  children: ReactNode;
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
  describedBy,
  name,
  isInvalid,
}: CheckboxProps) {
  return (
    <label className={css.line}>
      <input
        type="checkbox"
        className={css.box}
        name={name}
        checked={isChecked}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={css.words}>{children}</span>
    </label>
  );
}
