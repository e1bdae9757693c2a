import type { ReactNode } from 'react';
import css from './loan-ring.module.css';

/** How one payment of a loan stands. */
export type RingPart = 'paid' | 'next' | 'late' | 'later';

/** Props of `LoanRing`. */
export interface LoanRingProps {
  /** One for each payment, in their order; without them the ring is a plain one. */
  parts?: readonly RingPart[] | undefined;
  /** The one number of the page, and what belongs to it. */
  children: ReactNode;
}

const radius = 94;
/** Between two parts, in degrees; round ends take some of it. */
const gap = 11;

/** From the top, clockwise, in degrees. */
const pointAt = (angle: number) => {
  const turn = ((angle - 90) * Math.PI) / 180;
  return `${(100 + radius * Math.cos(turn)).toFixed(2)} ${(100 + radius * Math.sin(turn)).toFixed(2)}`;
};

function arcOf(place: number, count: number): string {
  const size = 360 / count;
  const free = Math.min(gap, size / 2.5);
  const from = place * size + free / 2;
  const to = (place + 1) * size - free / 2;
  return `M${pointAt(from)}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${pointAt(to)}`;
}

/** A loan whose end can be seen: a part for each payment, around its number. It says nothing that words do not say. */
export function LoanRing({ parts = [], children }: LoanRingProps) {
  return (
    <div className={css.place}>
      <svg className={css.ring} viewBox="0 0 200 200" aria-hidden="true" focusable="false">
        {parts.length > 1 ? (
          parts.map((part, at) => (
            <path key={at} className={css.part} data-part={part} d={arcOf(at, parts.length)} />
          ))
        ) : (
          <circle
            className={css.part}
            data-part={parts[0] ?? 'later'}
            cx="100"
            cy="100"
            r={radius}
          />
        )}
      </svg>
      <div className={css.middle}>{children}</div>
    </div>
  );
}
