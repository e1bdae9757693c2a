import { groupNumber } from './card-number.ts';
import { groupDigits, type MoneyFormat } from './money.ts';
import { behindCode, isPhoneNumber, nationalNumber, type PhoneRule } from './phone.ts';
import { cleanIdentifier, plainDigits } from './typed-identifier.ts';

/** How a number is parted for reading while it is typed. */
export interface TypedGrouping {
  /** The digits that are meant by what stands in the field after it held `before`; undefined for what is no number. */
  digitsOf(typed: string, before: string): string | undefined;
  group(digits: string): string;
}

/** An account number or the like: groups of the given sizes from the left, parted by blanks. */
export const identifierGrouping = (sizes: readonly number[]): TypedGrouping => ({
  digitsOf(typed) {
    const clean = cleanIdentifier(typed);
    return /^\d*$/.test(clean) ? clean : undefined;
  },
  group: (digits) => groupNumber(digits, sizes),
});

/**
 * A phone number as it stands behind the country's code, parted as the tenant's example is; a whole number loses the
 * code, or the zero, that stands before it already.
 */
export function phoneGrouping(rule: PhoneRule & { example: string }): TypedGrouping {
  const [first = 0, ...sizes] = (rule.example.match(/\d+/g) ?? []).map(({ length }) => length);
  const trunk = rule.countryCode ? (rule.trunkPrefix ?? '') : '';
  const plain = identifierGrouping([first, ...sizes]);
  const behind = identifierGrouping([first - trunk.length, ...sizes]);
  return {
    group: (digits) => (digits.startsWith(trunk) ? plain : behind).group(digits),
    digitsOf(typed, before) {
      const national = nationalNumber(typed, rule);
      return isPhoneNumber(national, rule)
        ? behindCode(national, rule)
        : plain.digitsOf(typed, before);
    },
  };
}

/** How a tenant parts the digits of an amount. */
export type AmountMarks = Pick<MoneyFormat, 'grouping' | 'groupMark'>;

/** The digits of a whole amount, plain or parted just as the tenant parts amounts; undefined for anything else. */
export function wholeAmountDigits(
  typed: string,
  { grouping, groupMark }: AmountMarks,
): string | undefined {
  const plain = plainDigits(typed).trim();
  const digits = groupMark ? plain.split(groupMark).join('') : plain;
  if (!/^\d*$/.test(digits)) return undefined;
  return plain === digits || plain === groupDigits(digits, grouping, groupMark)
    ? digits
    : undefined;
}

/** A whole amount: groups from the right, as the tenant parts amounts. */
export function amountGrouping(money: AmountMarks): TypedGrouping {
  const { grouping, groupMark } = money;
  const marksIn = (text: string) => text.split(groupMark).length;
  return {
    digitsOf(typed, before) {
      const whole = wholeAmountDigits(typed, money);
      if (whole !== undefined || !groupMark) return whole;
      // A digit more or less leaves our own marks at wrong places; a mark that somebody typed is not ours.
      const areOurs =
        wholeAmountDigits(before, money) !== undefined && marksIn(typed) <= marksIn(before);
      const digits = plainDigits(typed).split(groupMark).join('');
      return areOurs && /^\d*$/.test(digits) ? digits : undefined;
    },
    group: (digits) => groupDigits(digits, grouping, groupMark),
  };
}

const digitCount = (text: string) => plainDigits(text).replace(/\D/g, '').length;

/**
 * What a field shows after an edit, and where its caret stands: a number is parted anew and the caret stays behind the
 * same digit; anything else is left as it was typed, to be refused. Nothing is done when a field takes the focus (HD-72).
 */
export function typeGrouped(
  before: string,
  typed: string,
  caret: number,
  { digitsOf, group }: TypedGrouping,
): { text: string; caret: number } {
  const digits = digitsOf(typed, before);
  if (digits === undefined) return { text: typed, caret };
  const text = group(digits);
  const left = digitCount(typed.slice(0, caret));
  let at = 0;
  for (let seen = 0; at < text.length && seen < left; at += 1)
    if (/\d/.test(text.charAt(at))) seen += 1;
  return { text, caret: at };
}
