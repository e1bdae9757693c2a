import type { ReactNode } from 'react';
import css from './rows.module.css';

/** Props of `Rows`. */
export interface RowsProps {
  title?: ReactNode;
  children: ReactNode;
}

/** A card of names and their values, parted by hairlines; holds `Row`s. */
export function Rows({ title, children }: RowsProps) {
  return (
    <section className={css.rows}>
      {title != null && <h2 className={css.title}>{title}</h2>}
      <dl>{children}</dl>
    </section>
  );
}

/** Props of `Row`. */
export interface RowProps {
  label: ReactNode;
  value: ReactNode;
  /** The sum of the others. */
  isStrong?: boolean | undefined;
  /** Less than the others. */
  isMuted?: boolean | undefined;
}

/** One name and its value. Long values wrap and move under the name, they are never cut. */
export function Row({ label, value, isStrong, isMuted }: RowProps) {
  return (
    <div className={css.row} data-strong={isStrong || undefined} data-muted={isMuted || undefined}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value}>{value}</dd>
    </div>
  );
}
