import { annualPercentageRate, roundedRate } from './annual-rate.ts';
import { wholeAmountDigits, type AmountMarks } from './grouped-typing.ts';
import {
  majorFromText,
  majorToMinor,
  minorFromText,
  minorToMajor,
  type MajorAmount,
  type MinorAmount,
} from './money.ts';

/** One payment of the plan. */
export interface PlannedInstalment {
  /** Counted from 1. */
  number: number;
  /** Days after the money was received: every 30 days, the last one at the end of the term. */
  dueInDays: number;
  amount: MajorAmount;
}

/** What a loan costs, in whole units with at most two decimals. */
export interface LoanCost {
  interest: MajorAmount;
  total: MajorAmount;
  /** Every instalment but perhaps the last, which takes the rounding's remainder (domain §5.1). */
  instalment: MajorAmount;
  instalments: readonly PlannedInstalment[];
  /** Per cent a year with two decimals, `16.31` (screens §8, "APR"); undefined for a loan of nothing. */
  annualRate: string | undefined;
  /** The same with what the lender takes off the payout; undefined where it does not say how much that is. */
  withFees:
    | { fees: MajorAmount; received: MajorAmount; annualRate: string | undefined }
    | undefined;
}

/** What is reckoned with. */
export interface LoanRequest {
  amount: MajorAmount;
  days: number;
  /** The share of the amount that a day costs, as a decimal number: `0.0003` (spec §9). */
  dailyRate: string;
  /** All fees together, in per cent of the amount, as they are taken off what is paid out: `2.36`. */
  feesPercent?: string | undefined;
}

/**
 * Whole units as a person types them: digits of any script, parted by the tenant's `marks` or not at all; `007` is
 * seven. Undefined for anything else, nothing typed included.
 */
export function readWholeAmount(typed: string, marks?: AmountMarks): MajorAmount | undefined {
  const digits = wholeAmountDigits(typed, marks ?? { grouping: 3, groupMark: '' });
  return digits ? majorFromText(String(BigInt(digits))) : undefined;
}

/** A rate in per cent without a sign: `0.0003` is `0.03`. */
export function rateInPercent(rate: string): string {
  const [whole = '', decimals = ''] = rate.split('.');
  const digits = decimals.padEnd(2, '0');
  const shifted = `${whole}${digits.slice(0, 2)}.${digits.slice(2)}`;
  return shifted.replace(/^0+(?=\d)/, '').replace(/\.?0*$/, '');
}

// Everything below is reckoned in hundredths of the currency's whole unit, as digits without a mark.
const hundredthDigits = 2;

/** `part / whole`, half of one going up; both are positive. */
const rounded = (part: bigint, whole: bigint) => (2n * part + whole) / (2n * whole);

function hundredths(value: bigint): MinorAmount {
  const amount = minorFromText(String(value));
  if (amount === undefined) throw new Error(`${value} is no amount`);
  return amount;
}

const inMajor = (value: bigint) => minorToMajor(hundredths(value), hundredthDigits);

/** `amount` times a decimal number such as `0.0003`, half-up. */
function share(amount: bigint, decimal: string): bigint {
  const [whole = '', decimals = ''] = decimal.split('.');
  return rounded(amount * BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}

function rateOf(received: bigint, parts: readonly bigint[]): string | undefined {
  const rate = annualPercentageRate(hundredths(received), parts.map(hundredths));
  return rate === undefined ? undefined : roundedRate(rate);
}

function costWithFees(amount: bigint, percent: string, parts: readonly bigint[]) {
  const fees = rounded(share(amount * 10n ** 6n, percent), 10n ** 8n);
  const received = fees < amount ? amount - fees : 0n;
  return {
    fees: inMajor(fees),
    received: inMajor(received),
    annualRate: rateOf(received, parts),
  };
}

/** As near as can be to equal parts of whole hundredths; the last one makes up the total. */
function partsOf(total: bigint, count: number): bigint[] {
  const others = BigInt(count - 1);
  const near = rounded(total, BigInt(count));
  // Of a few hundredths in many parts, rounding up would leave less than nothing for the last.
  const each = near * others > total ? total / BigInt(count) : near;
  return [...Array.from({ length: count - 1 }, () => each), total - each * others];
}

/** Instalments of a term: one for every 30 days, half of that counting as one more (spec §9); at least one. */
const countOf = (days: number) => Math.max(1, Math.floor((2 * days + 30) / 60));

/**
 * The cost of a loan by the one rule of the public calculator (screens §2, §8; domain §5): exact, because it is
 * reckoned in whole numbers and never in floating ones.
 */
export function calculate(request: LoanRequest): LoanCost {
  const amount = BigInt(majorToMinor(request.amount, hundredthDigits));
  const { days, dailyRate, feesPercent } = request;
  // The interest of the whole term, on the amount as it was borrowed: `dailyRate × amount × days`.
  const interest = share(amount * BigInt(days), dailyRate);
  const total = amount + interest;
  const parts = partsOf(total, countOf(days));
  return {
    interest: inMajor(interest),
    total: inMajor(total),
    instalment: inMajor(parts[0] ?? total),
    instalments: parts.map((part, at) => ({
      number: at + 1,
      dueInDays: at + 1 === parts.length ? days : (at + 1) * 30,
      amount: inMajor(part),
    })),
    annualRate: rateOf(amount, parts),
    withFees: feesPercent === undefined ? undefined : costWithFees(amount, feesPercent, parts),
  };
}
