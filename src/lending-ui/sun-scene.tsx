import hills from './house-hills.svg?url&no-inline';
import type { FigurePart } from '../domain/instalment-plan.ts';
import css from './sun-scene.module.css';

/** Props of `SunScene`. */
interface SunSceneProps {
  parts: readonly FigurePart[];
  /** The lender's own picture; the house's hills without it. */
  picture: string | undefined;
  /** It gives room to what has to be read first. */
  isLate: boolean | undefined;
}

/** How a friendly house draws a loan: the sun on its way above a picture. */
export function SunScene({ parts, picture, isLate }: SunSceneProps) {
  return (
    <div className={css.scene} data-late={isLate || undefined} aria-hidden="true">
      <img className={css.picture} src={picture ?? hills} alt="" />
      <SunPath parts={parts} />
    </div>
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
function SunPath({ parts }: Pick<SunSceneProps, 'parts'>) {
  const count = Math.max(1, parts.length);
  const open = parts.findIndex((part) => part !== 'paid');
  // When all are paid the sun has reached its height.
  const next = open < 0 && parts.length > 0 ? parts.length - 1 : Math.max(0, open);
  const shareOf = (at: number) => (count > 1 ? at / (count - 1) : parts[0] === 'paid' ? 0.66 : 0.2);
  const sun = placeOnArc(shareOf(next));
  return (
    <svg
      className={css.sky}
      viewBox="0 0 328 200"
      preserveAspectRatio="xMidYMax meet"
      focusable="false"
    >
      <path className={css.way} d="M44 142Q150 0 300 52" />
      {count <= mostStops &&
        parts.map((part, at) => {
          const { x, y } = placeOnArc(shareOf(at));
          return at === next ? null : (
            <circle key={at} className={css.stop} data-part={part} cx={x} cy={y} r="6" />
          );
        })}
      <circle className={css.glow} cx={sun.x} cy={sun.y} r="36" />
      <circle className={css.sun} data-part={parts[next]} cx={sun.x} cy={sun.y} r="25" />
    </svg>
  );
}
