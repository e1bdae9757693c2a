import type { PageAddress } from '../platform/page-address.ts';

type Entry = Pick<PageAddress, 'current' | 'keepInEntry' | 'readEntry'>;

/** Kept with an entry of the history, where a reload finds it again: an address holds no space. */
const belowMark = 'loanfront.below';
/** From a loan to its payment it is three at most. */
const mostPages = 5;

/** Path and query of the app's pages that Back would lead to, the nearest first. */
export const pagesBelow = (address: Entry): readonly string[] =>
  address.readEntry(belowMark)?.split(' ') ?? [];

/** Goes on by `move`, and keeps with the new entry which pages lie below it. */
export function goOnFrom(address: Entry, isInPlace: boolean, move: () => void): void {
  const { pathname, search } = address.current();
  const below = pagesBelow(address);
  move();
  const now = isInPlace ? below : [pathname + search, ...below].slice(0, mostPages);
  address.keepInEntry(belowMark, now.join(' ') || undefined);
}
