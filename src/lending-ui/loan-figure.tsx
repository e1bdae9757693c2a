import type { ReactNode } from 'react';
import type { FigurePart } from '../domain/instalment-plan.ts';
import type { Temper } from '../tenant/temper.ts';
import css from './loan-figure.module.css';
import { ringArc } from './ring-arc.ts';
import { SunScene } from './sun-scene.tsx';

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
      {temper === 'friendly' && <SunScene parts={parts} picture={picture} isLate={isLate} />}
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

const ring = { x: 100, y: 100, radius: 94, gap: 11 };

/** A part for each payment, around the number, from the top. */
function Ring({ parts }: PartsProps) {
  const shown = parts.length > 0 ? parts : (['later'] as const);
  return (
    <svg className={css.ring} viewBox="0 0 200 200" aria-hidden="true" focusable="false">
      {shown.map((part, at) => (
        <circle
          key={at}
          className={css.part}
          data-part={part}
          {...ringArc(at, shown.length, ring)}
        />
      ))}
    </svg>
  );
}
