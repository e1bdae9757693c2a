import type { ReactNode } from 'react';
import css from './facts-grid.module.css';

/** Props of `FactsGrid`. */
export interface FactsGridProps {
  facts: readonly { label: string; value: ReactNode; note?: ReactNode }[];
}

/** A few figures side by side; one under another where the text is large or the room small. */
export function FactsGrid({ facts }: FactsGridProps) {
  return (
    <dl className={css.grid}>
      {facts.map(({ label, value, note }) => (
        <div key={label} className={css.fact}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value}</dd>
          {note != null && <dd className={css.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
