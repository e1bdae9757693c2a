import fc from 'fast-check';
import { expect, test } from 'vitest';
import { majorFromText, type MajorAmount } from '../../../src/domain/money.ts';
import { roundedUp, whyChannelIsOff } from '../../../src/domain/payment-channel.ts';

function major(text: string): MajorAmount {
  const amount = majorFromText(text);
  if (amount === undefined) throw new Error(`${text} is no amount`);
  return amount;
}

const shop = { minAmount: 10_000, maxAmount: 5_000_000 };

test.each([
  ['9999', 'tooSmall'],
  ['9999.99', 'tooSmall'],
  ['10000', undefined],
  ['5000000', undefined],
  ['5.000.000', undefined],
  ['5000000.00', undefined],
  ['5000000.01', 'tooLarge'],
  ['5000001', 'tooLarge'],
  ['0', 'tooSmall'],
  ['90071992547409930000', 'tooLarge'],
] as const)('domain §2.2: a shop that takes 10,000 to 5,000,000 finds %s %s', (amount, why) => {
  expect(whyChannelIsOff(shop, major(amount))).toBe(why);
});

test('domain §2.2: what is not known stops nobody', () => {
  expect(whyChannelIsOff(shop, undefined)).toBeUndefined();
  expect(whyChannelIsOff({}, major('90071992547409930000'))).toBeUndefined();
  expect(whyChannelIsOff({ minAmount: 10 }, major('90071992547409930000'))).toBeUndefined();
  expect(whyChannelIsOff({ maxAmount: 10 }, major('0'))).toBeUndefined();
});

test.each([
  ['1234.56', 1, '1235'],
  ['1234', 1, '1234'],
  ['1234.00', 1, '1234'],
  ['0.01', 1, '1'],
  ['0', 1, '0'],
  ['1001', 500, '1500'],
  ['1000', 500, '1000'],
  ['90071992547409930000.01', 1, '90071992547409930001'],
])('domain §2.4: %s where no smaller coin than %i is taken is %s', (amount, step, rounded) => {
  expect(roundedUp(major(amount), step)).toBe(rounded);
});

test('domain §2.4: a place without a smallest coin takes the amount as it is', () => {
  expect(roundedUp(major('1234.56'), 0)).toBe('1234.56');
});

test('domain §2.4: rounding up never takes less, never a whole step more, and only whole steps', () => {
  const hundredths = fc.bigInt({ min: 0n, max: 10n ** 20n });
  fc.assert(
    fc.property(hundredths, fc.integer({ min: 1, max: 100_000 }), (amount, step) => {
      const text = `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;
      const up = BigInt(roundedUp(major(text), step)) * 100n;
      expect(up >= amount).toBe(true);
      expect(up - amount < BigInt(step) * 100n).toBe(true);
      expect(up % (BigInt(step) * 100n)).toBe(0n);
    }),
  );
});
