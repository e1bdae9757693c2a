import type { InstalmentPlan } from '../../domain/instalment-plan.ts';

/**
 * How many instalments the whole loan has: only when those that the lender lists are numbered 1, 2, 3… without
 * a gap, else undefined, for then "3 of 12" would be a guess.
 */
export function planLength({ waiting, paid }: InstalmentPlan): number | undefined {
  const numbers = new Set([...paid, ...waiting].map(({ number }) => number));
  const count = paid.length + waiting.length;
  if (numbers.size !== count) return undefined;
  for (let number = 1; number <= count; number += 1)
    if (!numbers.has(String(number))) return undefined;
  return count;
}
