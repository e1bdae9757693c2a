/** How many characters a text has, in code points: an emoji is one or several, never half of one (screens §8). */
export const countCharacters = (text: string): number => Array.from(text).length;

/** Browsers of before 2021 have no segmenter: there a text is cut between code points. */
function charactersOf(text: string): string[] {
  if (typeof Intl.Segmenter !== 'function') return Array.from(text);
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

/**
 * The longest beginning of a text with at most `max` code points that ends between characters as people see
 * them: a family or a flag is kept whole or left out (screens §8, HD-40). A text that fits comes back untouched.
 */
export function cutTo(text: string, max: number): string {
  if (countCharacters(text) <= max) return text;
  let kept = '';
  let left = max;
  for (const character of charactersOf(text)) {
    left -= countCharacters(character);
    if (left < 0) break;
    kept += character;
  }
  return kept;
}
