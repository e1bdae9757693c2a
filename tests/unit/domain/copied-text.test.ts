import { expect, test } from 'vitest';
import { majorFromText } from '../../../src/domain/money.ts';
import { amountDigits, withoutSpaces } from '../../../src/domain/virtual-account.ts';

test('screens §8, "Copy": spaces are taken out of a number, and nothing else', () => {
  expect(withoutSpaces('8808 1234 5678 9012')).toBe('8808123456789012');
  expect(withoutSpaces(' 8808\u00a01234\u202f5678 ')).toBe('880812345678');
  expect(withoutSpaces('00-12 AB.c')).toBe('00-12AB.c');
});

test('screens §8, "Copy": an amount is digits, with a point only before decimals that are not zero', () => {
  const copied = (text: string) => {
    const amount = majorFromText(text);
    return amount && amountDigits(amount);
  };
  expect(copied('1.331.745')).toBe('1331745');
  expect(copied('209000')).toBe('209000');
  expect(copied('209000.00')).toBe('209000');
  expect(copied('27394.67')).toBe('27394.67');
  expect(copied('27394.50')).toBe('27394.50');
  expect(copied('100')).toBe('100');
});
