import { expect, test } from 'vitest';
import { initialsOf, markColour, markColours } from '../../../src/tenant/pay-marks.ts';

test.each([
  ['BCA', 'BCA'],
  ['ALFAMART', 'Al'],
  ['Bank of Example', 'BE'],
  ['Sample Bank', 'SB'],
  ['7-Eleven', '7E'],
  ['UPI', 'UPI'],
  ['a shop', 'AS'],
  ['', ''],
  ['***', ''],
  ['नमूना बैंक', 'नबैं'],
])('%s is drawn as %s, in whole characters', (name, letters) => {
  expect(initialsOf(name)).toBe(letters);
});

test('a name always has the same colour, however it is spelled, and there is one for each', () => {
  expect(markColour('Alfamart')).toBe(markColour(' ALFAMART '));
  for (const name of ['BCA', 'BNI', 'UPI', 'Model Bank', '银行', ''])
    expect(markColour(name)).toBeLessThan(markColours);
});
