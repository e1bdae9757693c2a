import drawing from './hero-art.svg?url&no-inline';

/**
 * A plan of shrinking instalments on a sheet, with a coin before it: in the hero's own text colour, so it fits every
 * brand. A file of its own, as a lender with a picture of its own needs none of it.
 */
export function HeroArt() {
  return (
    <svg viewBox="0 0 320 260" aria-hidden="true" focusable="false">
      <use href={`${drawing}#art`} />
    </svg>
  );
}
