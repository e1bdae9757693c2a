import type { ReactNode } from 'react';
import css from './action-rows.module.css';
import { ChevronIcon } from './icons/chevron.tsx';
import { onPlainClick } from './plain-click.ts';

/** One row that can be pressed. */
export interface ActionRow {
  id: string;
  title: ReactNode;
  /** A logo or an icon before the title. */
  picture?: ReactNode;
  /** What it comes to, at the row's end. */
  end?: ReactNode;
  onPress: () => void;
  /** The row goes there: it is a link. */
  href?: string | undefined;
  /** Said at the row's end while it is at work. */
  busyLabel?: string | undefined;
  /** The row opens something under itself, which is `inside`; undefined for one that leads elsewhere. */
  isOpen?: boolean | undefined;
  inside?: ReactNode;
}

/** Props of `ActionRows`. */
export interface ActionRowsProps {
  title?: ReactNode;
  rows: readonly ActionRow[];
  /** Stands inside an open row of others. */
  isInside?: boolean | undefined;
}

/** Rows that each open something: the whole row is the target. */
export function ActionRows({ title, rows, isInside }: ActionRowsProps) {
  return (
    <section className={css.rows} data-inside={isInside || undefined}>
      {title != null && <h2 className={css.title}>{title}</h2>}
      <ul className={css.list}>
        {rows.map((row) => (
          <li key={row.id}>
            <Pressable row={row} />
            {row.isOpen && <div className={css.inside}>{row.inside}</div>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Pressable({
  row: { title, picture, end, onPress, href, busyLabel, isOpen },
}: {
  row: ActionRow;
}) {
  const content = (
    <>
      {picture}
      <span className={css.words} data-wide={end == null ? undefined : ''}>
        {end == null ? title : <span>{title}</span>}
        {end != null && <span className={css.end}>{end}</span>}
      </span>
      {busyLabel !== undefined && <span className={css.busy}>{busyLabel}</span>}
      <ChevronIcon />
    </>
  );
  if (href !== undefined) {
    return (
      <a className={css.row} href={href} onClick={onPlainClick(onPress)}>
        {content}
      </a>
    );
  }
  return (
    <button
      type="button"
      className={css.row}
      aria-busy={busyLabel !== undefined || undefined}
      aria-expanded={isOpen}
      onClick={onPress}
    >
      {content}
    </button>
  );
}
