/** Digits only: hundredths, or whatever part of the currency the tenant's `minorDigits` says (lender-api §1). */
export type MinorAmount = string & { readonly unit: 'minor' };

/** Whole units: digits, perhaps a point and one or two decimals, as they came from the lender (lender-api §1). */
export type MajorAmount = string & { readonly unit: 'major' };

/** How a tenant writes money: the `money` block of its `tenant.json` (design §4). */
export interface MoneyFormat {
  symbol: string;
  /** Whether the symbol stands before the digits, as where nothing is said, or after them. */
  symbolPlace?: 'before' | 'after' | undefined;
  /** What stands between symbol and digits, often nothing. */
  symbolGap: string;
  /** Decimals of a minor amount: 2 means hundredths. */
  minorDigits: number;
  /** Decimals shown when the fraction is zero. */
  shownDigits: number;
  /** Groups of three, or the Indian three and then twos. */
  grouping: 3 | '3-2';
  groupMark: string;
  decimalMark: string;
}

// The brands below are only ever given to text whose characters were checked or written by this file.
const asMinor = (digits: string | bigint) => String(digits) as MinorAmount;
const asMajor = (text: string) => text as MajorAmount;

const writtenAmount =
  /^(\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+|\d\d?(?:,\d\d)+,\d{3})(?:([.,])(\d\d?))?$/;

/**
 * Reads an amount of whole units from text: digits, with groups of three after dots or commas or the Indian groups
 * of a three and then twos after commas, and one or two decimals after a last mark of the other kind. Undefined for anything else (lender-api §1).
 */
export function majorFromText(text: string): MajorAmount | undefined {
  const [, grouped = '', mark, decimals] = writtenAmount.exec(text) ?? [];
  if (!grouped || (mark && grouped.includes(mark))) return undefined;
  const whole = grouped.replace(/\D/g, '');
  return asMajor(decimals ? `${whole}.${decimals}` : whole);
}

/** Reads a JSON number's own characters as whole units: at most two decimals, no exponent, else undefined. */
export function majorFromNumber(token: string): MajorAmount | undefined {
  return /^\d+(\.\d\d?)?$/.test(token) ? asMajor(token) : undefined;
}

const withoutDecimals = (amount: MajorAmount | undefined) =>
  amount === undefined || amount.includes('.') ? undefined : asMinor(amount);

/** As `majorFromText`, for a minor field: decimals there are undefined too (lender-api §1). */
export function minorFromText(text: string): MinorAmount | undefined {
  return withoutDecimals(majorFromText(text));
}

/** As `majorFromNumber`, for a minor field: decimals there are undefined too (lender-api §1). */
export function minorFromNumber(token: string): MinorAmount | undefined {
  return withoutDecimals(majorFromNumber(token));
}

/** The digits before and after the decimal mark, without leading zeros and with every minor digit. */
function split(amount: MinorAmount, minorDigits: number): [whole: string, fraction: string] {
  const digits = String(BigInt(amount)).padStart(minorDigits + 1, '0');
  const at = digits.length - minorDigits;
  return [digits.slice(0, at), digits.slice(at)];
}

/** Minor to whole units, exact; no decimals when they are all zero (`2739460` is `27394.60`). */
export function minorToMajor(amount: MinorAmount, minorDigits: number): MajorAmount {
  const [whole, fraction] = split(amount, minorDigits);
  return asMajor(/[1-9]/.test(fraction) ? `${whole}.${fraction}` : whole);
}

/**
 * Whole units to minor ones. Exact from two minor digits on; a currency with fewer has no place for every
 * decimal, and half a minor unit goes up.
 */
export function majorToMinor(amount: MajorAmount, minorDigits: number): MinorAmount {
  const [whole = '', decimals = ''] = amount.split('.');
  const hundredths = BigInt(whole + decimals.padEnd(2, '0'));
  return asMinor((hundredths * 10n ** BigInt(minorDigits) + 50n) / 100n);
}

/** True for zero: an amount, but nothing to pay (lender-api §1). */
export function isNothing(amount: MinorAmount | MajorAmount): boolean {
  return !/[1-9]/.test(amount);
}

/** Puts `mark` between groups of digits, counted from the right: three and three, or three and then twos. */
export function groupDigits(digits: string, grouping: 3 | '3-2', mark: string): string {
  return digits.replace(grouping === 3 ? /\B(?=(\d{3})+$)/g : /\B(?=(\d\d)*\d{3}$)/g, () => mark);
}

/** An amount as the tenant writes it. A fraction that is not zero is always shown (screens §8). */
export function moneyText(amount: MinorAmount, money: MoneyFormat): string {
  const [whole, fraction] = split(amount, money.minorDigits);
  const decimals = (/[1-9]/.test(fraction) ? fraction : '').padEnd(money.shownDigits, '0');
  const text = groupDigits(whole, money.grouping, money.groupMark);
  const number = text + (decimals && money.decimalMark + decimals);
  return money.symbolPlace === 'after'
    ? number + money.symbolGap + money.symbol
    : money.symbol + money.symbolGap + number;
}
