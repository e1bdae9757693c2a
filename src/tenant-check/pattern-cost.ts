/** One letter of each kind that people type. */
const letters = ['a', 'Z', '5', '0', ' ', '-', '.', '_', '@', '/', ',', 'é', 'न', '中'];

const atom = /(\\[pP]\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|\.|[^\\^$.|?*+()[\]{}])(\*|\+|\{\d+,\})?/gs;

const lettersOf = (part: string): string[] => {
  try {
    const one = new RegExp(`^(?:${part})$`);
    return letters.filter((letter) => one.test(letter));
  } catch {
    return [];
  }
};

/**
 * Parts of a pattern that repeat without limit over common letters: two of them cost the square of an input's
 * length, three its cube, which a phone feels. Looks past groups, so it may count parts that never meet.
 */
export function overlappingRepeats(pattern: string): string[] {
  const repeats = pattern
    .split('|')
    .flatMap((branch) => [
      [...branch.matchAll(atom)].flatMap(([whole, part = '', repeat]) =>
        repeat ? [{ whole, takes: lettersOf(part) }] : [],
      ),
    ]);
  for (const branch of repeats) {
    const together = letters
      .map((letter) => branch.filter(({ takes }) => takes.includes(letter)))
      .sort((one, other) => other.length - one.length);
    const [most = []] = together;
    if (most.length > 1) return most.map(({ whole }) => whole);
  }
  return [];
}
