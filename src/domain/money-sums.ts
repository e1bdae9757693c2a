import { majorToMinor, minorToMajor, type MajorAmount, type MinorAmount } from './money.ts';

// The brand is given to whole numbers only, which are digits.
const asMinor = (sum: bigint) => String(sum) as MinorAmount;

/** The exact sum; of nothing it is zero. */
export function sumMinor(amounts: readonly MinorAmount[]): MinorAmount {
  return asMinor(amounts.reduce((sum, amount) => sum + BigInt(amount), 0n));
}

/** The exact sum; of nothing it is zero (HD-05). */
export function sumMajor(amounts: readonly MajorAmount[]): MajorAmount {
  return minorToMajor(sumMinor(amounts.map((amount) => majorToMinor(amount, 2))), 2);
}

/** `amount` less `part`, exact; undefined when that is below zero. */
export function subtractMinor(amount: MinorAmount, part: MinorAmount): MinorAmount | undefined {
  const rest = BigInt(amount) - BigInt(part);
  return rest < 0n ? undefined : asMinor(rest);
}

/** True when two amounts of one unit are worth the same, however they were written (`5.5`, `5.50`). */
export function sameAmount(a: MinorAmount, b: MinorAmount): boolean;
export function sameAmount(a: MajorAmount, b: MajorAmount): boolean;
export function sameAmount(a: string, b: string): boolean {
  // Both are plain decimal numerals, so the reading of whole units holds for either unit.
  const [one, other] = [a as MajorAmount, b as MajorAmount];
  return majorToMinor(one, 2) === majorToMinor(other, 2);
}
