import { assetAddress } from './asset-address.ts';
import type { FirstTenant } from './first-tenant.ts';

/** How many colours marks without a logo have. */
export const markColours = 6;

/**
 * The letters that stand for a bank, a shop or a wallet without a logo: of several words the first letters (three at
 * most), of one word its beginning, or all of a short one. Whole characters, with the signs that belong to them; '' for none.
 */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const letters = (word: string) => word.match(/[\p{L}\p{N}]\p{M}*/gu) ?? [];
  const big = words.filter((word) => !/^\p{Ll}/u.test(word));
  const named = big.length > 0 ? big : words;
  if (named.length > 1)
    return named
      .slice(0, 3)
      .map((word) => letters(word)[0] ?? '')
      .join('')
      .toUpperCase();
  const all = letters(named[0] ?? '');
  if (all.length <= 4) return all.join('');
  const [first = '', second = ''] = all;
  return first.toUpperCase() + second.toLowerCase();
}

/** Which of the `markColours` a name has: always the same one, 0 and up. */
export function markColour(name: string): number {
  let sum = 0;
  for (const letter of name.trim().toLowerCase())
    sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % markColours;
}

/**
 * The mark of a bank, a shop or a wallet: the tenant's logo for that name (in any letter case), else `own`, else
 * letters on a colour that is always the same for the name.
 */
export function payMark(
  { id, repayment }: Pick<FirstTenant, 'id' | 'repayment'>,
  name: string,
  own?: string,
): { logo: string | undefined; initials: string; colour: number } {
  const wanted = name.trim().toLowerCase();
  const listed = Object.entries(repayment.logos).find(([of]) => of.toLowerCase() === wanted);
  const asset = listed?.[1] ?? own;
  return {
    logo: asset === undefined ? undefined : assetAddress(id, asset),
    initials: initialsOf(name),
    colour: markColour(name),
  };
}
