import type { ReactNode } from 'react';
import { ChevronIcon } from '../ui/icons/chevron.tsx';
import css from './help-card.module.css';

/** One way to be helped: a link where it has an address, a press where it leads on within the app, else a plain hint. */
export interface HelpRow {
  id: string;
  icon: ReactNode;
  title: string;
  text?: string | undefined;
  href?: string | undefined;
  onPress?: (() => void) | undefined;
}

/** Every way to be helped in one card. */
export function HelpCard({ title, rows }: { title: string; rows: readonly HelpRow[] }) {
  return (
    <section className={css.card}>
      <h2 className={css.heading}>{title}</h2>
      <ul className={css.list}>
        {rows.map((row) => (
          <li key={row.id}>
            <Pressable row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Pressable({ row: { icon, title, text, href, onPress } }: { row: HelpRow }) {
  const content = (
    <>
      <span className={css.icon}>{icon}</span>
      <span className={css.words}>
        <span className={css.title}>{title}</span>
        {text && <span className={css.text}>{text}</span>}
      </span>
      {(href || onPress) && (
        <span className={css.chevron}>
          <ChevronIcon />
        </span>
      )}
    </>
  );
  if (href !== undefined) {
    return (
      <a className={css.row} href={href}>
        {content}
      </a>
    );
  }
  return onPress ? (
    <button type="button" className={css.row} onClick={onPress}>
      {content}
    </button>
  ) : (
    <div className={css.row}>{content}</div>
  );
}
