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
 * Parts of a pattern that repeat without limit over common letters and cost too much: two that stand side by side,
 * because an input can be parted between them everywhere, or three anywhere (two cost the square of an input's
 * length, three its cube, which a phone feels). Looks past groups, so it may count parts that never meet.
 */
export function slowRepeats(pattern: string): string[] {
  for (const branch of pattern.split('|')) {
    const parts = [...branch.matchAll(atom)].map(([whole, part = '', repeat]) => ({
      whole,
      takes: repeat ? lettersOf(part) : [],
    }));
    for (const letter of letters) {
      const takers = parts.flatMap(({ takes }, at) => (takes.includes(letter) ? [at] : []));
      const beside = takers.find((at) => takers.includes(at + 1));
      const slow = takers.length > 2 ? takers : beside === undefined ? [] : [beside, beside + 1];
      if (slow.length > 0) return slow.map((at) => parts[at]?.whole ?? '');
    }
  }
  return [];
}
