import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { annualPercentageRate, roundedRate } from '../../../src/domain/annual-rate.ts';
import { minorFromText } from '../../../src/domain/money.ts';
import type { MinorAmount } from '../../../src/domain/money.ts';

function minor(value: bigint | number | string): MinorAmount {
  const amount = minorFromText(String(value));
  if (amount === undefined) throw new Error(`no amount: ${value}`);
  return amount;
}

/** The instalments of domain §5: interest of 0.03 % a day, half-up, the remainder in the last one. */
function planOf(principal: bigint, days: bigint): MinorAmount[] {
  const total = principal * 100n + (3n * principal * days + 50n) / 100n;
  const count = (2n * days + 30n) / 60n;
  const each = (2n * total + count) / (2n * count);
  const rest = total - each * (count - 1n);
  return [...Array.from({ length: Number(count) - 1 }, () => minor(each)), minor(rest)];
}

const rate = (received: bigint, payments: readonly MinorAmount[]) =>
  annualPercentageRate(minor(received), payments) ?? NaN;

describe('annualPercentageRate', () => {
  test.each([
    [2_000n, 91n, 1.35889, '16.31'],
    [80_000n, 91n, 1.358886, '16.31'],
    [80_000n, 120n, 1.429851, '17.16'],
    [80_000n, 180n, 1.523659, '18.28'],
    [80_000n, 270n, 1.586706, '19.04'],
    [80_000n, 360n, 1.614181, '19.37'],
    [1_000_000n, 91n, 1.358886, '16.31'],
    [15_000_000n, 91n, 1.358886, '16.31'],
    [15_000_000n, 360n, 1.61418, '19.37'],
  ])(
    'domain §5.4: %s for %s days costs %s per cent a period and %s a year',
    (principal, days, each, year) => {
      const percent = rate(principal * 100n, planOf(principal, days));
      expect(percent / 12).toBeCloseTo(each, 6);
      expect(roundedRate(percent)).toBe(year);
    },
  );

  test('domain §5.4: the central bank’s sheet gives 17.07, and 17.10 with its printed instalment', () => {
    // The exact instalment of 20,000 at 15 % over 24 months, as a whole number of a far smaller unit.
    const each = (20_000 * 0.0125) / (1 - 1.0125 ** -24);
    const scaled = Array.from({ length: 24 }, () => minor(Math.round(each * 1e9)));
    expect(rate(19_600n * 10n ** 9n, scaled)).toBeCloseTo(17.0706, 4);
    expect(
      rate(
        19_600n,
        Array.from({ length: 24 }, () => minor(970)),
      ),
    ).toBeCloseTo(17.0989, 4);
  });

  test('domain §5.4: fees raise the rate', () => {
    expect(roundedRate(rate(7_760_000n, planOf(80_000n, 180n)))).toBe('29.11');
    expect(roundedRate(rate(950_000n, planOf(10_000n, 91n)))).toBe('48.19');
  });

  test('domain §5.4: nothing received or no payments have no rate', () => {
    expect(annualPercentageRate(minor(0), [minor(5)])).toBeUndefined();
    expect(annualPercentageRate(minor(5), [])).toBeUndefined();
  });

  test('domain §5.4: paying back no more than was received costs nothing', () => {
    expect(annualPercentageRate(minor(10), [minor(5), minor(5)])).toBe(0);
    expect(annualPercentageRate(minor(10), [minor(0)])).toBe(0);
  });

  test('domain §5.4: one payment of double the amount is 100 % a period', () => {
    expect(rate(100n, [minor(200)])).toBeCloseTo(1200, 9);
  });

  test('domain §5.4: a rate far beyond reason is still found, and an endless number has none', () => {
    expect(rate(1n, [minor(10n ** 9n)])).toBeCloseTo(1200 * (1e9 - 1), -5);
    expect(annualPercentageRate(minor(1), [minor('9'.repeat(400))])).toBeUndefined();
  });

  test('domain §5.4: at the rate found, the payments are worth what was received', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 12 }),
        fc.array(fc.integer({ min: 0, max: 10 ** 11 }), { minLength: 1, maxLength: 360 }),
        (received, payments) => {
          const percent = annualPercentageRate(minor(received), payments.map(minor));
          if (!percent) return;
          expect(percent).toBeGreaterThan(0);
          const growth = 1 + percent / 1200;
          const worth = payments.reduceRight((sum, payment) => (sum + payment) / growth, 0);
          expect(Math.abs(worth / received - 1)).toBeLessThan(1e-9);
        },
      ),
    );
  });
});

test('domain §5.4: a rate is shown half-up with two decimals', () => {
  expect(roundedRate(16.3063)).toBe('16.31');
  expect(roundedRate(1.005)).toBe('1.01');
  expect(roundedRate(0)).toBe('0.00');
  expect(roundedRate(19)).toBe('19.00');
});
