/** How many letters have to be typed, left out, changed or swapped to get from one word to another. */
function distance(from: string, to: string): number {
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= to.length; at += 1) {
      const isSame = from[row - 1] === to[at - 1];
      const isSwap = from[row - 1] === to[at - 2] && from[row - 2] === to[at - 1];
      next[at] = Math.min(
        (last[at] ?? Infinity) + 1,
        (next[at - 1] ?? Infinity) + 1,
        (last[at - 1] ?? Infinity) + (isSame ? 0 : 1),
        isSwap && row > 1 && at > 1 ? (before[at - 2] ?? Infinity) + 1 : Infinity,
      );
    }
    before = last;
    last = next;
  }
  return last[to.length] ?? 0;
}

const plain = (word: string) => word.toLowerCase().replace(/[\s_-]/g, '');

/** The known word that was probably meant; undefined when none is near enough to ask "did you mean". */
export function nearMiss(word: string, words: readonly string[]): string | undefined {
  const meant = plain(word);
  let best: { word: string; steps: number } | undefined;
  for (const one of words) {
    const other = plain(one);
    if (Math.abs(other.length - meant.length) > 3) continue;
    const steps = distance(meant, other);
    const isNear = steps <= Math.max(1, Math.floor(Math.min(meant.length, other.length) / 3));
    if (isNear && steps < (best?.steps ?? 4)) best = { word: one, steps };
  }
  return best?.word;
}

/** `: did you mean "x"?` or nothing, to be put behind a sentence. */
export const didYouMean = (meant: string | undefined): string =>
  meant === undefined ? '' : `; did you mean "${meant}"?`;
