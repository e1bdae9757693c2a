import type { ReactNode } from 'react';
import css from './plain-rows.module.css';

/** Names and their values on the page itself, close together; holds `PlainRow`s. */
export function PlainRows({ children }: { children: ReactNode }) {
  return <dl className={css.rows}>{children}</dl>;
}

/** Props of `PlainRow`. */
export interface PlainRowProps {
  label: ReactNode;
  value: ReactNode;
  /** Stands before the name. */
  mark?: ReactNode;
  /** Said beside the name in a smaller voice. */
  note?: ReactNode;
  isMuted?: boolean | undefined;
}

/** One name and its value. Long values wrap and move under the name. */
export function PlainRow({ label, value, mark, note, isMuted }: PlainRowProps) {
  return (
    <div className={css.row} data-muted={isMuted || undefined}>
      <dt className={css.label}>
        {mark}
        <span>{label}</span>
        {note && <span className={css.note}>{note}</span>}
      </dt>
      <dd className={css.value}>{value}</dd>
    </div>
  );
}
