import { expect, test } from 'vitest';
import { calculate } from '../../../src/domain/calculator.ts';
import { amountStep, annualRates, exampleRequest } from '../../../src/domain/loan-example.ts';

const rules = {
  dailyRate: '0.0003',
  periodsDays: [91, 120, 360],
  defaultPeriodDays: 91,
  amountMin: 2_000,
  amountMax: 80_000,
};
const large = { ...rules, amountMin: 1_000_000, amountMax: 15_000_000 };

test('domain §1.4: the example is a round amount that the tenant lends, for its usual term, in instalments that are all the same', () => {
  expect(exampleRequest(rules)).toEqual({ amount: '30000', days: 91, dailyRate: '0.0003' });
  expect(exampleRequest(large).amount).toBe('6000000');
  for (const range of [rules, large]) {
    const { instalment, instalments } = calculate(exampleRequest(range));
    expect(new Set(instalments.map(({ amount }) => amount))).toEqual(new Set([instalment]));
    expect(instalment).not.toContain('.');
  }
  expect(exampleRequest({ ...rules, amountMin: 45_000, amountMax: 47_000 }).amount).toBe('46000');
  expect(exampleRequest({ ...rules, amountMin: 5, amountMax: 5 }).amount).toBe('5');
  // Where none of them divides, the one nearest to the middle.
  expect(exampleRequest({ ...rules, amountMin: 40_000 }).amount).toBe('60000');
  expect(exampleRequest({ ...rules, amountMin: 40_000, amountMax: 55_000 }).amount).toBe('40000');
});

test('domain §1.4: the lowest and the highest yearly rate among the terms', () => {
  expect(annualRates(rules)).toEqual({ low: '16.31', high: '19.37' });
  // A fee weighs most on the shortest term.
  const withFees = { ...rules, feesPercent: '2.36' };
  expect(annualRates(withFees)).toEqual({ low: '16.31', high: '19.37', highWithFees: '31.01' });
  expect(annualRates({ ...rules, amountMin: 0, amountMax: 0 })).toBeUndefined();
});

test('screens §2: a slider over the range has some dozens of round steps', () => {
  expect(amountStep(rules)).toBe(1_000);
  expect(amountStep(large)).toBe(100_000);
  expect(amountStep({ ...rules, amountMin: 10, amountMax: 10 })).toBe(1);
});
