import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fractionOf, partOf, percentText, shareOf } from '../../../sandbox/loan-terms.ts';

describe('exact shares', () => {
  test.each([
    [5000n, 150n, 225n],
    [100n, 91n, 3n],
    [333300n, 150n, 14999n],
    [7777700n, 270n, 629994n],
  ])(
    'domain §5.1: interest on %s minor units over %s days is %s, half-up',
    (amount, days, interest) => {
      expect(shareOf(amount, fractionOf('0.0003'), 1n, days)).toBe(interest);
    },
  );

  test('domain §5.1: a share is never further from the truth than half a unit', () => {
    fc.assert(
      fc.property(
        fc.bigInt(0n, 10n ** 18n),
        fc.bigInt(1n, 400n),
        fc.constantFrom(1n, 100n),
        (amount, days, unit) => {
          const share = shareOf(amount, { top: 3n, bottom: 10_000n }, unit, days);
          const twice = 2n * (share * 10_000n - amount * 3n * days);
          expect(share % unit).toBe(0n);
          expect(twice <= unit * 10_000n && -twice <= unit * 10_000n).toBe(true);
        },
      ),
    );
  });

  test('domain §5: part of an amount, half-up', () => {
    expect(partOf(2054600n, 3n, 1n)).toBe(684867n);
    expect(partOf(126827100n, 3n, 100n)).toBe(42275700n);
  });

  test.each([
    ['0.0003', '.', '0.03'],
    ['0.0003', ',', '0,03'],
    ['0.01', '.', '1'],
    ['0.125', '.', '12.5'],
    ['1', '.', '100'],
  ])('lender-api §2 pRateDsc: %s is %s per cent with %s', (rate, mark, percent) => {
    expect(percentText(rate, mark)).toBe(percent);
  });
});
