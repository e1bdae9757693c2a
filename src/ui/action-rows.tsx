import type { ReactNode } from 'react';
import css from './action-rows.module.css';
import { ChevronIcon } from './icons/chevron.tsx';

/** One row that can be pressed. */
export interface ActionRow {
  id: string;
  title: ReactNode;
  onPress: () => void;
  /** Said at the row's end while it is at work. */
  busyLabel?: string | undefined;
}

/** Rows that each open something: the whole row is the target. */
export function ActionRows({ title, rows }: { title?: ReactNode; rows: readonly ActionRow[] }) {
  return (
    <section className={css.rows}>
      {title != null && <h2 className={css.title}>{title}</h2>}
      <ul className={css.list}>
        {rows.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              className={css.row}
              aria-busy={row.busyLabel !== undefined || undefined}
              onClick={row.onPress}
            >
              <span className={css.words}>{row.title}</span>
              {row.busyLabel !== undefined && <span className={css.busy}>{row.busyLabel}</span>}
              <ChevronIcon />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
