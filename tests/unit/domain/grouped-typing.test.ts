import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  amountGrouping,
  identifierGrouping,
  typeGrouped,
  wholeAmountDigits,
  type TypedGrouping,
} from '../../../src/domain/grouped-typing.ts';

const account = identifierGrouping([4]);
const rupees = amountGrouping({ grouping: '3-2', groupMark: ',' });
const rupiah = amountGrouping({ grouping: 3, groupMark: '.' });

/** What stands in the field after each key was pressed at the end. */
const typeInto = (grouping: TypedGrouping, keys: string, start = '') =>
  Array.from(keys).reduce((text, key) => {
    const typed = text + key;
    return typeGrouped(text, typed, typed.length, grouping).text;
  }, start);

describe('HD-72: a number is parted while it is typed, and at no other time', () => {
  test('an account number', () => {
    expect(typeInto(account, '123456789')).toBe('1234 5678 9');
    expect(typeInto(account, '१२३४–५६')).toBe('1234 56');
    expect(typeInto(account, '12x4')).toBe('12x4');
  });

  test('an amount', () => {
    expect(typeInto(rupees, '123456')).toBe('1,23,456');
    expect(typeInto(rupees, '0', '80,000')).toBe('8,00,000');
    expect(typeInto(rupiah, '1000000')).toBe('1.000.000');
    expect(typeInto(rupiah, '１０００')).toBe('1.000');
  });

  test('HD-07: what is no number is left to be refused; a mark that we did not put there is no thousand', () => {
    expect(typeInto(rupiah, '1.5')).toBe('1.5');
    expect(rupiah.digitsOf('1.5', '1.')).toBeUndefined();
    expect(typeInto(rupees, '-5')).toBe('-5');
    expect(typeInto(rupees, '1e5')).toBe('1e5');
  });

  test('the caret stays behind the same digit', () => {
    expect(typeGrouped('1234 567', '12934 567', 3, account)).toEqual({
      text: '1293 4567',
      caret: 3,
    });
    expect(typeGrouped('80,000', '180,000', 1, rupees)).toEqual({ text: '1,80,000', caret: 1 });
    expect(typeGrouped('1,80,000', '1,0,000', 2, rupees)).toEqual({ text: '10,000', caret: 1 });
  });

  test('whatever is typed where, no digit is lost or made (property)', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{0,18}$/),
        fc.nat(20),
        fc.nat(9),
        (digits, place, digit) => {
          const before = account.group(digits);
          const at = Math.min(place, before.length);
          const typed = before.slice(0, at) + digit + before.slice(at);
          const { text, caret } = typeGrouped(before, typed, at + 1, account);
          expect(text.replaceAll(' ', '')).toBe(typed.replaceAll(' ', ''));
          expect(text[caret - 1]).toBe(String(digit));
        },
      ),
    );
  });
});

test('a whole amount is read plain or as the tenant parts it, and in no other way', () => {
  const money = { grouping: '3-2', groupMark: ',' } as const;
  expect(wholeAmountDigits(' 1,23,456 ', money)).toBe('123456');
  expect(wholeAmountDigits('123456', money)).toBe('123456');
  for (const text of ['123,456', '1,2', ',', '1.5', '12a', '+7', '-5', '1 000'])
    expect(wholeAmountDigits(text, money)).toBeUndefined();
});
