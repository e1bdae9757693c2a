import { HouseScene } from '../lending-ui/house-scene.tsx';
import { ringArc } from '../lending-ui/ring-arc.ts';
import type { Temper } from '../tenant/temper.ts';
import type { PaidParts } from './decide-paid.ts';
import css from './paid-figure.module.css';

/** Props of `PaidFigure`. */
export interface PaidFigureProps {
  temper: Temper;
  /** Nothing is owed now: the figure of the loan has closed. */
  isClear: boolean;
  parts: PaidParts;
}

/** More than these cannot be told apart: then the figure is drawn whole. */
const mostParts = 12;

/** For each payment whether it is made; one for a loan whose payments nobody knows, or that has too many. */
function madeOf({ total, paid }: PaidParts): readonly boolean[] {
  const isDrawn = total <= mostParts;
  return Array.from({ length: isDrawn ? total : 1 }, (_, at) =>
    isDrawn ? at < paid : paid >= total,
  );
}

const sign = 'M112 102l20 20 38-42';

/** What has been paid, as its house draws a loan: a ring around the sign, the sign as a block, or the sun at its height. */
export function PaidFigure({ temper, isClear, parts }: PaidFigureProps) {
  if (temper === 'friendly') return <HouseScene sun={isClear ? 'high' : 'rising'} />;
  if (temper === 'bold') {
    return (
      <svg className={css.block} viewBox="84 44 112 112" aria-hidden="true" focusable="false">
        <rect className={css.ground} x="84" y="44" width="112" height="112" />
        <Tick />
      </svg>
    );
  }
  return (
    <svg className={css.drawing} viewBox="0 0 280 200" aria-hidden="true" focusable="false">
      {isClear && (
        <g className={css.joy} fill="currentColor">
          <circle cx="38" cy="58" r="5" opacity=".55" />
          <circle cx="250" cy="44" r="7" className={css.spark} />
          <circle cx="28" cy="130" r="7" className={css.spark} />
          <circle cx="262" cy="104" r="4" opacity=".7" />
          <circle cx="62" cy="24" r="3.5" />
          <path
            d="M232 150l8 7M52 160l-6 9M222 22l6-8M14 92l-2-9"
            stroke="currentColor"
            strokeWidth="4"
            strokeLinecap="round"
          />
        </g>
      )}
      <circle className={css.halo} cx="140" cy="100" r="96" fill="currentColor" />
      <g className={css.ring} fill="none" stroke="currentColor" strokeWidth="10">
        <Ring parts={parts} />
      </g>
      <circle className={css.ground} cx="140" cy="100" r="56" />
      <Tick />
    </svg>
  );
}

const ring = { x: 140, y: 100, radius: 76.8, gap: 18 };

/** A part for each payment, from the top; those that are still to come are faint. */
function Ring({ parts }: { parts: PaidParts }) {
  const made = madeOf(parts);
  return made.map((isMade, at) => (
    <circle
      key={at}
      {...ringArc(at, made.length, ring)}
      strokeLinecap="round"
      opacity={isMade ? undefined : 0.4}
    />
  ));
}

function Tick() {
  return (
    <path
      className={css.tick}
      d={sign}
      pathLength="1"
      fill="none"
      strokeWidth="11"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** The sign alone, for where the figure does not hold it. */
export function PaidSign({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="92 54 96 96" aria-hidden="true" focusable="false">
      <Tick />
    </svg>
  );
}

/** The payments of a loan in a bold house, under its number. */
export function PaidBlocks({ parts }: { parts: PaidParts }) {
  return (
    <div className={css.blocks} aria-hidden="true">
      {madeOf(parts).map((isMade, at) => (
        <i key={at} className={css.part} data-made={isMade} />
      ))}
    </div>
  );
}
