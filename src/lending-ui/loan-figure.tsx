import type { ReactNode } from 'react';
import type { Temper } from '../tenant/temper.ts';
import hills from './house-hills.svg?url&no-inline';
import css from './loan-figure.module.css';
import sky from './sun-path.module.css';

/** How one payment of a loan stands. */
export type FigurePart = 'paid' | 'next' | 'late' | 'later';

/** Props of `LoanFigure`. */
export interface LoanFigureProps {
  temper: Temper;
  /** One for each payment, in their order; without them the figure is a plain one. */
  parts?: readonly FigurePart[] | undefined;
  /** It gives room to what has to be read first. */
  isLate?: boolean | undefined;
  /** It has come to its end. */
  isClosed?: boolean | undefined;
  /** The lender's own picture behind a friendly figure; the house's hills without it. */
  picture?: string | undefined;
  /** The one number of the page, and what belongs to it. */
  children: ReactNode;
}

/**
 * A loan whose end can be seen, as its house draws it: a ring around the number, blocks under it, or the sun on its
 * way above it. It says nothing that words do not say.
 */
export function LoanFigure({
  temper,
  parts = [],
  isLate,
  isClosed,
  picture,
  children,
}: LoanFigureProps) {
  return (
    <div
      className={css.figure}
      data-figure={temper}
      data-at={isLate ? 'late' : isClosed ? 'end' : undefined}
    >
      {/* Late, the words come first: an empty ring beside them would say nothing. */}
      {temper === 'calm' && (!isLate || parts.length > 1) && <Ring parts={parts} />}
      {temper === 'friendly' && (
        <div className={sky.scene} aria-hidden="true">
          <img className={sky.picture} src={picture ?? hills} alt="" />
          <SunPath parts={parts} />
        </div>
      )}
      <div className={css.middle}>{children}</div>
      {temper === 'bold' && (
        <div className={css.blocks} aria-hidden="true">
          {(parts.length > 0 ? parts : (['later'] as const)).map((part, at) => (
            <i key={at} className={css.block} data-part={part} />
          ))}
        </div>
      )}
    </div>
  );
}

interface PartsProps {
  parts: readonly FigurePart[];
}

const radius = 94;
/** Of the ring, for each degree. */
const lengthOfDegree = (2 * Math.PI * radius) / 360;
/** Between two parts, in degrees; round ends take some of it. */
const gap = 11;

/** A part for each payment, around the number, from the top. */
function Ring({ parts }: PartsProps) {
  const shown = parts.length > 0 ? parts : (['later'] as const);
  const size = 360 / shown.length;
  const free = shown.length > 1 ? Math.min(gap, size / 2.5) : 0;
  return (
    <svg className={css.ring} viewBox="0 0 200 200" aria-hidden="true" focusable="false">
      {shown.map((part, at) => (
        <circle
          key={at}
          className={css.part}
          data-part={part}
          cx="100"
          cy="100"
          r={radius}
          strokeDasharray={`${((size - free) * lengthOfDegree).toFixed(1)} 999`}
          transform={`rotate(${(at * size + free / 2 - 90).toFixed(1)} 100 100)`}
        />
      ))}
    </svg>
  );
}

/** More stops than this on the sun's way cannot be told apart. */
const mostStops = 12;

/** On the arc of the sun, which rises from the left as payments are made; `share` from 0 to 1. */
function placeOnArc(share: number): { x: number; y: number } {
  const [before, after] = [1 - share, share];
  const at = (start: number, top: number, end: number) =>
    Math.round(before * before * start + 2 * before * after * top + after * after * end);
  return { x: at(44, 150, 300), y: at(142, 0, 52) };
}

/** The way to the loan's end: a stop for each payment that is to come, and the sun at the next one. */
function SunPath({ parts }: PartsProps) {
  const count = Math.max(1, parts.length);
  const open = parts.findIndex((part) => part !== 'paid');
  // When all are paid the sun has reached its height.
  const next = open < 0 && parts.length > 0 ? parts.length - 1 : Math.max(0, open);
  const shareOf = (at: number) => (count > 1 ? at / (count - 1) : parts[0] === 'paid' ? 0.66 : 0.2);
  const sun = placeOnArc(shareOf(next));
  return (
    <svg
      className={sky.sky}
      viewBox="0 0 328 200"
      preserveAspectRatio="xMidYMax meet"
      focusable="false"
    >
      <path className={sky.way} d="M44 142Q150 0 300 52" />
      {count <= mostStops &&
        parts.map((part, at) => {
          const { x, y } = placeOnArc(shareOf(at));
          return at === next ? null : (
            <circle key={at} className={sky.stop} data-part={part} cx={x} cy={y} r="6" />
          );
        })}
      <circle className={sky.glow} cx={sun.x} cy={sun.y} r="36" />
      <circle className={sky.sun} data-part={parts[next]} cx={sun.x} cy={sun.y} r="25" />
    </svg>
  );
}
