import { calculate, type LoanRequest } from './calculator.ts';
import { majorFromNumber, type MajorAmount } from './money.ts';

/** Whole units of the tenant's configuration as an amount. */
export function wholeAmount(units: number): MajorAmount {
  const amount = majorFromNumber(String(units));
  if (amount === undefined) throw new Error(`${units} is no whole amount`);
  return amount;
}

/** The bounds that a tenant lends between, and what it reckons with (its `calculator` block). */
export interface CalculatorRules {
  dailyRate: string;
  periodsDays: readonly number[];
  defaultPeriodDays: number;
  /** Whole units. */
  amountMin: number;
  amountMax: number;
  /** See `LoanRequest`. */
  feesPercent?: string | undefined;
}

/**
 * What the public site shows as an example, for the usual term: the highest round amount of the lower half of the range
 * whose instalments are all the same, else a round amount of the middle. The one rule takes no cents off a total
 * (screens §8 "Calculator"), so an amount is chosen that leaves none over.
 */
export function exampleRequest({ amountMin, amountMax, ...rules }: CalculatorRules): LoanRequest {
  const middle = Math.round((amountMin + amountMax) / 2);
  const unit = 10 ** Math.max(0, String(middle).length - 1);
  const round = Math.floor(middle / unit) * unit;
  const requestOf = (units: number) => ({
    amount: wholeAmount(units),
    days: rules.defaultPeriodDays,
    dailyRate: rules.dailyRate,
    feesPercent: rules.feesPercent,
  });
  for (let units = round; units > 0 && units >= amountMin; units -= unit) {
    const { instalments } = calculate(requestOf(units));
    if (instalments.at(-1)?.amount === instalments[0]?.amount) return requestOf(units);
  }
  return requestOf(round < amountMin ? middle : round);
}

/**
 * The lowest and the highest yearly rate among the tenant's terms, without fees, and the highest with them where the
 * tenant says what they are; undefined where a loan has no rate.
 */
export function annualRates(
  rules: CalculatorRules,
): { low: string; high: string; highWithFees: string | undefined } | undefined {
  const example = exampleRequest(rules);
  const costs = rules.periodsDays.map((days) => calculate({ ...example, days }));
  const sorted = (rates: readonly (string | undefined)[]) =>
    rates.flatMap((rate) => rate ?? []).sort((a, b) => Number(a) - Number(b));
  const rates = sorted(costs.map(({ annualRate }) => annualRate));
  const [low] = rates;
  const high = rates.at(-1);
  const highWithFees = sorted(costs.map(({ withFees }) => withFees?.annualRate)).at(-1);
  return low !== undefined && high !== undefined ? { low, high, highWithFees } : undefined;
}

/** A step for a slider over the range: a power of ten, some dozens of steps. */
export const amountStep = ({ amountMin, amountMax }: CalculatorRules): number =>
  10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, (amountMax - amountMin) / 50))));
