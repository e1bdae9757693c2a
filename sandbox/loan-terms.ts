import { annualPercentageRate, roundedRate } from '../src/domain/annual-rate.ts';
import { sumMinor } from '../src/domain/money-sums.ts';
import { type MinorAmount, minorFromText } from '../src/domain/money.ts';
import type { Tenant } from '../src/tenant/tenant-schema.ts';
import type { Words } from './scenario-parts.ts';
import type { ScenarioProduct } from './scenario-schema.ts';

/** A decimal text such as `"0.0003"` as a fraction of whole numbers. */
export interface Fraction {
  top: bigint;
  bottom: bigint;
}

/** Reads a decimal text exactly; the schema has judged it before. */
export function fractionOf(decimal: string): Fraction {
  const [whole = '0', decimals = ''] = decimal.split('.');
  return { top: BigInt(whole + decimals), bottom: 10n ** BigInt(decimals.length) };
}

/** `amount` × `times` × the fraction, half-up to a multiple of `unit`. */
export function shareOf(
  amount: bigint,
  { top, bottom }: Fraction,
  unit: bigint,
  times = 1n,
): bigint {
  const divisor = bottom * unit;
  return ((2n * amount * times * top + divisor) / (2n * divisor)) * unit;
}

/** `amount` ÷ `parts`, half-up to a multiple of `unit`. */
export function partOf(amount: bigint, parts: bigint, unit: bigint): bigint {
  return shareOf(amount, { top: 1n, bottom: parts }, unit);
}

/** Hundredths of a share as per cent: `"0.0003"` is `"0.03"`. */
export function percentText(decimal: string, mark: string): string {
  const { top, bottom } = fractionOf(decimal);
  const digits = String(top * 100n).padStart(String(bottom).length, '0');
  const at = digits.length - (String(bottom).length - 1);
  const decimals = digits.slice(at).replace(/0+$/, '');
  return digits.slice(0, at) + (decimals && mark + decimals);
}

/** One payment of a plan: how much, in minor units, and how many days after the payout. */
export interface Instalment {
  amount: bigint;
  afterDays: number;
}

/** What a product costs, in minor units. */
export interface LoanTerms {
  principal: bigint;
  interest: bigint;
  /** All that is paid back. */
  total: bigint;
  fees: readonly { text: Words; amount: bigint }[];
  /** What arrives after fees. */
  net: bigint;
  plan: readonly Instalment[];
  /** Per cent as text. */
  apr: string | undefined;
}

/** A whole number of minor units as our money type. */
export const minor = (amount: bigint): MinorAmount => minorFromText(String(amount)) ?? sumMinor([]);

/** Whole units as minor ones. */
export const minorUnits = (whole: string, tenant: Tenant) =>
  BigInt(whole) * 10n ** BigInt(tenant.money.minorDigits);

/** The smallest step of an amount: a lender that shows no decimals charges none. */
export const smallestStep = ({ money }: Tenant) =>
  10n ** BigInt(Math.max(0, money.minorDigits - money.shownDigits));

/** How many payments a term has unless the product says otherwise: one for every 30 days (domain §5). */
export const defaultRepayments = (days: number) => Math.max(1, Math.round(days / 30));

/** Reckons a product by the tenant's daily rate, exactly; the last payment takes what rounding leaves. */
export function loanTerms(product: ScenarioProduct, tenant: Tenant): LoanTerms {
  const unit = smallestStep(tenant);
  const principal = minorUnits(product.amount, tenant);
  const rate = fractionOf(tenant.calculator.dailyRate);
  const interest = shareOf(principal, rate, unit, BigInt(product.days));
  const total = principal + interest;
  const fees = feesOf(product, principal, unit);
  const net = fees.reduce((rest, fee) => rest - fee.amount, principal);
  const plan = planOf(total, product, unit);
  return { principal, interest, total, fees, net, plan, apr: aprOf(net, plan) };
}

function feesOf(product: ScenarioProduct, principal: bigint, unit: bigint): LoanTerms['fees'] {
  let before = 0n;
  return product.fees.map(({ text, percent, of }) => {
    const { top, bottom } = fractionOf(percent);
    const amount = shareOf(
      of === 'amount' ? principal : before,
      { top, bottom: bottom * 100n },
      unit,
    );
    before += amount;
    return { text, amount };
  });
}

function planOf(
  total: bigint,
  { days, repayments = defaultRepayments(days) }: ScenarioProduct,
  unit: bigint,
): Instalment[] {
  const usual = partOf(total, BigInt(repayments), unit);
  return Array.from({ length: repayments }, (_, index) => {
    const isLast = index === repayments - 1;
    return {
      amount: isLast ? total - usual * BigInt(repayments - 1) : usual,
      afterDays: isLast ? days : 30 * (index + 1),
    };
  });
}

/** The yearly rate; a period of 30 days in which nothing is paid counts as a payment of nothing (domain §5.4). */
function aprOf(net: bigint, plan: readonly Instalment[]): string | undefined {
  const payments: bigint[] = [];
  for (const { amount, afterDays } of plan) {
    const period = defaultRepayments(afterDays) - 1;
    while (payments.length <= period) payments.push(0n);
    payments[period] = (payments[period] ?? 0n) + amount;
  }
  const percent = annualPercentageRate(minor(net), payments.map(minor));
  return percent === undefined ? undefined : roundedRate(percent);
}
