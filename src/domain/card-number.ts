/** The last four digits or letters of a card number, masked or not: all of it that is ever shown. */
export function maskedCardEnd(cardNo: string): string {
  return cardNo.replace(/[^\p{L}\p{N}]/gu, '').slice(-4);
}

/**
 * Parts a number with spaces for reading: groups of the given sizes from the left, the last size again for
 * what is left over. Without sizes it stays in one piece (screens §8).
 */
export function groupNumber(digits: string, groups: readonly number[]): string {
  const parts: string[] = [];
  for (let at = 0; at < digits.length;) {
    const size = Math.max(1, groups[parts.length] ?? groups.at(-1) ?? digits.length);
    parts.push(digits.slice(at, (at += size)));
  }
  return parts.join(' ');
}

/** A number by its end, where all of it is not needed to know which one is meant: `··4821`; '' where nothing can be read. */
export function shortNumber(number: string): string {
  const end = maskedCardEnd(number);
  return end && `··${end}`;
}
