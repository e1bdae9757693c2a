import type { Temper } from '../../tenant/temper.ts';
import drawing from './hero-art.svg?url&no-inline';

/**
 * What a loan looks like in each house: a plan of shrinking instalments, blocks that end in a tick, the sun on its way.
 * In the hero's own colours, so it fits every brand. A file of its own, as a lender with a picture of its own needs
 * none of it.
 */
export function HeroArt({ temper }: { temper: Temper }) {
  return (
    <svg viewBox="0 0 320 260" aria-hidden="true" focusable="false">
      <use href={`${drawing}#${temper}`} />
    </svg>
  );
}
