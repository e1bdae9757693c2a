import type { MoneyPart } from '../domain/money-bar.ts';
import css from './money-bar.module.css';

/** Props of `MoneyBar`. */
export interface MoneyBarProps {
  /** Places in hundredths of a per cent of the bar: see `slicePlaces`. */
  slices: readonly { part: MoneyPart; from: number; size: number }[];
}

const percent = (place: number) => `${place / 100}%`;

/** What is paid back, drawn to scale. It says nothing that the figures around it do not say in words. */
export function MoneyBar({ slices }: MoneyBarProps) {
  return (
    <svg className={css.bar} aria-hidden="true" focusable="false">
      {slices.map(({ part, from, size }) => (
        <rect
          key={part}
          className={css.slice}
          data-part={part}
          x={percent(from)}
          width={percent(size)}
          height="100%"
        />
      ))}
    </svg>
  );
}

/** The mark of a slice beside its name. */
export function SliceMark({ part }: { part: MoneyPart }) {
  return <span className={css.mark} data-part={part} />;
}
