import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupNumber, maskedCardEnd } from '../../../src/domain/card-number.ts';

test.each([
  ['**** **** **** 4417', '4417'],
  ['********9021', '9021'],
  ['•••• 3390', '3390'],
  ['4111111111111234', '1234'],
  ['XXXX-12AB', '12AB'],
  ['**81', '81'],
  ['****', ''],
])('screens §4: of the card %j only %j is shown', (cardNo, end) => {
  expect(maskedCardEnd(cardNo)).toBe(end);
});

test('screens §8: numbers are grouped 3-4-4 or by fours', () => {
  expect(groupNumber('13800138000', [3, 4, 4])).toBe('138 0013 8000');
  expect(groupNumber('8808123456789012', [4])).toBe('8808 1234 5678 9012');
  expect(groupNumber('88', [4, 4])).toBe('88');
  expect(groupNumber('8808', [])).toBe('8808');
  expect(groupNumber('12', [0])).toBe('1 2');
  expect(groupNumber('', [4])).toBe('');
});

test('screens §4: taking the spaces out gives the number back', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d*$/), fc.array(fc.integer({ max: 9 })), (digits, groups) => {
      expect(groupNumber(digits, groups).replaceAll(' ', '')).toBe(digits);
    }),
  );
});
