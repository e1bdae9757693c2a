import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculate, rateInPercent, readWholeAmount } from '../../../src/domain/calculator.ts';
import type { MajorAmount } from '../../../src/domain/money.ts';

const dailyRate = '0.0003';

function whole(units: bigint | number | string): MajorAmount {
  const amount = readWholeAmount(String(units));
  if (amount === undefined) throw new Error(`no amount: ${units}`);
  return amount;
}
const costOf = (units: bigint | number | string, days: number, rate = dailyRate) =>
  calculate({ amount: whole(units), days, dailyRate: rate });

/** An amount with its two decimals, as domain §5 prints them. */
const printed = (amount: MajorAmount | undefined) => {
  const [units = '', decimals = ''] = (amount ?? '').split('.');
  return `${units}.${decimals.padEnd(2, '0')}`;
};
const cents = (amount: MajorAmount) => BigInt(printed(amount).replace('.', ''));

/** Domain §5.1: amount, days, count, interest, total, each, last. */
const worked = `
0 91 3 0.00 0.00 0.00 0.00
1 91 3 0.03 1.03 0.34 0.35
1 150 5 0.05 1.05 0.21 0.21
50 91 3 1.37 51.37 17.12 17.13
150 91 3 4.10 154.10 51.37 51.36
2000 91 3 54.60 2054.60 684.87 684.86
2000 120 4 72.00 2072.00 518.00 518.00
3333 150 5 149.99 3482.99 696.60 696.59
12345 180 6 666.63 13011.63 2168.61 2168.58
50000 210 7 3150.00 53150.00 7592.86 7592.84
25000 240 8 1800.00 26800.00 3350.00 3350.00
77777 270 9 6299.94 84076.94 9341.88 9341.90
80000 91 3 2184.00 82184.00 27394.67 27394.66
80000 300 10 7200.00 87200.00 8720.00 8720.00
80000 330 11 7920.00 87920.00 7992.73 7992.70
80000 360 12 8640.00 88640.00 7386.67 7386.63
1000000 91 3 27300.00 1027300.00 342433.33 342433.34
1000000 360 12 108000.00 1108000.00 92333.33 92333.37
15000000 91 3 409500.00 15409500.00 5136500.00 5136500.00
15000000 330 11 1485000.00 16485000.00 1498636.36 1498636.40
15000000 360 12 1620000.00 16620000.00 1385000.00 1385000.00
999999999 360 12 107999999.89 1107999998.89 92333333.24 92333333.25`;

/** Domain §5.2: days, count, then interest, total and each for the four amounts of the two markets. */
const amounts = [2_000, 80_000, 1_000_000, 15_000_000];
const allPeriods = `
91 3 54.60 2054.60 684.87 2184.00 82184.00 27394.67 27300.00 1027300.00 342433.33 409500.00 15409500.00 5136500.00
120 4 72.00 2072.00 518.00 2880.00 82880.00 20720.00 36000.00 1036000.00 259000.00 540000.00 15540000.00 3885000.00
150 5 90.00 2090.00 418.00 3600.00 83600.00 16720.00 45000.00 1045000.00 209000.00 675000.00 15675000.00 3135000.00
180 6 108.00 2108.00 351.33 4320.00 84320.00 14053.33 54000.00 1054000.00 175666.67 810000.00 15810000.00 2635000.00
210 7 126.00 2126.00 303.71 5040.00 85040.00 12148.57 63000.00 1063000.00 151857.14 945000.00 15945000.00 2277857.14
240 8 144.00 2144.00 268.00 5760.00 85760.00 10720.00 72000.00 1072000.00 134000.00 1080000.00 16080000.00 2010000.00
270 9 162.00 2162.00 240.22 6480.00 86480.00 9608.89 81000.00 1081000.00 120111.11 1215000.00 16215000.00 1801666.67
300 10 180.00 2180.00 218.00 7200.00 87200.00 8720.00 90000.00 1090000.00 109000.00 1350000.00 16350000.00 1635000.00
330 11 198.00 2198.00 199.82 7920.00 87920.00 7992.73 99000.00 1099000.00 99909.09 1485000.00 16485000.00 1498636.36
360 12 216.00 2216.00 184.67 8640.00 88640.00 7386.67 108000.00 1108000.00 92333.33 1620000.00 16620000.00 1385000.00`;

const lines = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' '));

describe('calculate', () => {
  test.each(lines(worked))(
    'domain §5.1: %s for %s days: %s instalments, interest %s, total %s, each %s, last %s',
    (amount, days, count, interest, total, each, last) => {
      const cost = costOf(amount ?? '', Number(days));
      expect(cost.instalments).toHaveLength(Number(count));
      expect([cost.interest, cost.total, cost.instalment].map(printed)).toEqual([
        interest,
        total,
        each,
      ]);
      expect(printed(cost.instalments.at(-1)?.amount)).toBe(last);
    },
  );

  test.each(lines(allPeriods))('domain §5.2: %s days', (days, count, ...figures) => {
    const found = amounts.flatMap((amount) => {
      const cost = costOf(amount, Number(days));
      expect(cost.instalments).toHaveLength(Number(count));
      return [cost.interest, cost.total, cost.instalment].map(printed);
    });
    expect(found).toEqual(figures);
  });

  test.each([
    [2_000, 91, '16.31'],
    [80_000, 91, '16.31'],
    [80_000, 120, '17.16'],
    [80_000, 180, '18.28'],
    [80_000, 270, '19.04'],
    [80_000, 360, '19.37'],
    [1_000_000, 91, '16.31'],
    [15_000_000, 91, '16.31'],
    [15_000_000, 360, '19.37'],
  ])('domain §5.4: %i for %i days costs %s per cent a year', (amount, days, rate) => {
    expect(costOf(amount, days).annualRate).toBe(rate);
  });

  test('screens §8, "APR": a loan of nothing has no rate', () => {
    expect(costOf(0, 91).annualRate).toBeUndefined();
  });

  test.each([
    [15, 1],
    [44, 1],
    [45, 2],
    [75, 3],
    [105, 4],
    [135, 5],
    [165, 6],
  ])('domain §5.2: half a period counts: %i days are %i instalments', (days, count) => {
    expect(costOf(1000, days).instalments).toHaveLength(count);
  });

  test('domain §5.4: instalments fall due every 30 days, the last at the end of the term', () => {
    expect(costOf(1000, 91).instalments.map(({ dueInDays }) => dueInDays)).toEqual([30, 60, 91]);
    expect(costOf(1000, 45).instalments.map(({ number }) => number)).toEqual([1, 2]);
  });

  test.each([150, 210, 270, 330])(
    'domain §5.3: at %i days half a hundredth goes up for every amount, where floating numbers miss it',
    (days) => {
      for (let amount = 1n; amount <= 2000n; amount += 1n) {
        const exact = (2n * 3n * amount * BigInt(days) + 100n) / 200n;
        expect(cents(costOf(amount, days).interest)).toBe(exact);
      }
    },
  );

  const anyAmount = fc.bigInt({ min: 0n, max: 10n ** 15n });
  const anyDays = fc.integer({ min: 15, max: 3650 });

  test('domain §5: the instalments make up the total, and none is below zero', () => {
    fc.assert(
      fc.property(anyAmount, anyDays, (amount, days) => {
        const { instalments, total, interest } = costOf(amount, days);
        const parts = instalments.map((part) => cents(part.amount));
        expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(cents(total));
        expect(cents(total)).toBe(amount * 100n + cents(interest));
        expect(parts.every((part) => part >= 0n)).toBe(true);
      }),
    );
  });

  test('domain §5: more money or more days never cost less', () => {
    fc.assert(
      fc.property(anyAmount, anyDays, (amount, days) => {
        const cost = cents(costOf(amount, days).interest);
        expect(cents(costOf(amount + 1n, days).interest)).toBeGreaterThanOrEqual(cost);
        expect(cents(costOf(amount, days + 1).interest)).toBeGreaterThanOrEqual(cost);
      }),
    );
  });

  test('spec §9: a tenant reckons with its own rate, however many decimals it has', () => {
    expect(printed(costOf(1000, 100, '0.00125').interest)).toBe('125.00');
    expect(printed(costOf(1000, 100, '0').interest)).toBe('0.00');
    expect(costOf(1000, 100, '0').annualRate).toBe('0.00');
  });
});

describe('readWholeAmount', () => {
  test.each([
    ['0', '0'],
    ['007', '7'],
    [' 2000 ', '2000'],
    ['５０', '50'],
    ['५०', '50'],
    ['٥٠', '50'],
    ['999999999999999', '999999999999999'],
  ])('domain §5.1: "%s" is %s', (typed, amount) => {
    expect(readWholeAmount(typed)).toBe(amount);
  });

  test.each(['', ' ', 'abc', '1.5', '1,000', '1.000', '-5', '+5', '1e3', '0x10', '5 0'])(
    'spec §5: "%s" is no number: digits only',
    (typed) => {
      expect(readWholeAmount(typed)).toBeUndefined();
    },
  );
});

test('HD-72: an amount that stands there as the tenant parts it is that amount', () => {
  expect(readWholeAmount('1,23,456', { grouping: '3-2', groupMark: ',' })).toBe('123456');
  expect(readWholeAmount('1.000.000', { grouping: 3, groupMark: '.' })).toBe('1000000');
  expect(readWholeAmount('1.5', { grouping: 3, groupMark: '.' })).toBeUndefined();
});

test.each([
  ['0.0003', '0.03'],
  ['0.001', '0.1'],
  ['0.01', '1'],
  ['0.5', '50'],
  ['1', '100'],
  ['0.00', '0'],
  ['0.00125', '0.125'],
])('spec §9: a rate of %s is %s per cent', (rate, percent) => {
  expect(rateInPercent(rate)).toBe(percent);
});

test.each([
  ['80000', 180, '3', '2400', '77600', '29.11'],
  ['10000', 91, '5', '500', '9500', '48.19'],
  ['10000', 91, '0', '0', '10000', '16.31'],
  // Half a hundredth goes up, and no more than all of it is taken.
  ['1', 91, '0.5', '0.01', '0.99', '23.97'],
  ['100', 91, '100', '100', '0', undefined],
])(
  'domain §5.4: %s for %i days with %s per cent of fees',
  (amount, days, feesPercent, fees, received, annualRate) => {
    const cost = calculate({ amount: whole(amount), days, dailyRate, feesPercent });
    expect(cost.withFees).toEqual({ fees, received, annualRate });
    expect(cost.annualRate).toBe(costOf(amount, days).annualRate);
  },
);
