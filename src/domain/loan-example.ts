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
}

/** What the public site shows as an example: a round amount of the middle of the range, for the usual term. */
export function exampleRequest({ amountMin, amountMax, ...rules }: CalculatorRules): LoanRequest {
  const middle = Math.round((amountMin + amountMax) / 2);
  const unit = 10 ** Math.max(0, String(middle).length - 1);
  const round = Math.floor(middle / unit) * unit;
  return {
    amount: wholeAmount(round < amountMin ? middle : round),
    days: rules.defaultPeriodDays,
    dailyRate: rules.dailyRate,
  };
}

/** The lowest and the highest yearly rate among the tenant's terms; undefined where a loan has none. */
export function annualRates(rules: CalculatorRules): { low: string; high: string } | undefined {
  const { amount, dailyRate } = exampleRequest(rules);
  const rates = rules.periodsDays
    .flatMap((days) => calculate({ amount, days, dailyRate }).annualRate ?? [])
    .sort((a, b) => Number(a) - Number(b));
  const [low] = rates;
  const high = rates.at(-1);
  return low !== undefined && high !== undefined ? { low, high } : undefined;
}

/** A step for a slider over the range: a power of ten, some dozens of steps. */
export const amountStep = ({ amountMin, amountMax }: CalculatorRules): number =>
  10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, (amountMax - amountMin) / 50))));
