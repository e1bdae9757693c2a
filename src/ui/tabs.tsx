import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { isRightToLeft } from '../i18n/page-language.ts';
import css from './tabs.module.css';

/** Props of `Tabs`. */
export interface TabsProps {
  /** Accessible name of the row of tabs. */
  label: string;
  tabs: readonly { id: string; title: ReactNode; children: ReactNode }[];
  /** Which one is open, where the owner keeps it; else the tabs do, starting with the first. */
  selectedId?: string | undefined;
  onSelect?: ((id: string) => void) | undefined;
}

/** How far a key moves among the tabs; the ends are far enough to be cut. */
const MOVES: Record<string, number | undefined> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
};

/** Several views of one thing; arrows, Home and End move, only the open view is drawn. */
export function Tabs({ label, tabs, selectedId, onSelect }: TabsProps) {
  const [own, setOwn] = useState<string>();
  const base = useId();
  const open = tabs.find(({ id }) => id === (selectedId ?? own)) ?? tabs[0];
  if (!open) return null;

  const select = (id: string) => {
    setOwn(id);
    onSelect?.(id);
  };
  const move = (event: KeyboardEvent) => {
    const forward = MOVES[event.key];
    if (forward === undefined) return;
    event.preventDefault();
    const step = isRightToLeft() && Number.isFinite(forward) ? -forward : forward;
    const to = Math.min(tabs.length - 1, Math.max(0, tabs.indexOf(open) + step));
    const next = tabs[to];
    if (!next) return;
    select(next.id);
    document.getElementById(`${base}-${next.id}`)?.focus();
  };
  return (
    <div className={css.tabs}>
      <div className={css.row} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            className={css.tab}
            aria-selected={id === open.id}
            aria-controls={id === open.id ? `${base}-view` : undefined}
            tabIndex={id === open.id ? 0 : -1}
            onClick={() => select(id)}
          >
            {title}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${base}-view`}
        aria-labelledby={`${base}-${open.id}`}
        tabIndex={0}
        className={css.view}
      >
        {open.children}
      </div>
    </div>
  );
}
