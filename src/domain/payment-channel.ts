import { isolateText } from './isolate-text.ts';
import { sameAmount, sumMajor } from './money-sums.ts';
import { type MajorAmount, majorFromText, majorToMinor } from './money.ts';

/** A bank's way, or a shop, that takes a payment by number. Amounts in whole units of the currency. */
export interface PaymentChannel {
  name: string;
  code: string;
  specificNumber: string;
  minAmount?: number;
  maxAmount?: number;
  /** What the channel itself charges on top. */
  fee?: number;
  /** A place that takes no smaller coins: what is paid there is rounded up to a multiple of this. */
  roundUpTo?: number;
}

/** A bank with its ways to pay. */
export interface BankChannels {
  bankName: string;
  methods: readonly PaymentChannel[];
}

/** The channels of one kind: banks with their ways, or shops. */
export type PaymentChannels =
  | { banks: readonly BankChannels[] }
  | { markets: readonly PaymentChannel[] };

const hundredths = (amount: MajorAmount) => BigInt(majorToMinor(amount, 2));

/**
 * Why a channel cannot take an amount; undefined when it can, as far as is known: an unknown amount and an
 * unknown limit stop nobody (domain §2.2). A limit itself is still within.
 */
export function whyChannelIsOff(
  { minAmount, maxAmount }: Pick<PaymentChannel, 'minAmount' | 'maxAmount'>,
  amount: MajorAmount | undefined,
): 'tooSmall' | 'tooLarge' | undefined {
  if (amount === undefined) return undefined;
  const asked = hundredths(amount);
  const limit = (whole: number) => BigInt(whole) * 100n;
  if (minAmount !== undefined && asked < limit(minAmount)) return 'tooSmall';
  if (maxAmount !== undefined && asked > limit(maxAmount)) return 'tooLarge';
  return undefined;
}

/** The amount rounded up to a whole multiple of `step` whole units; unchanged for a step of 0 (domain §2.4). */
export function roundedUp(amount: MajorAmount, step: number): MajorAmount {
  if (step === 0) return amount;
  const whole = BigInt(step);
  const steps = (hundredths(amount) + whole * 100n - 1n) / (whole * 100n);
  return majorFromText(String(steps * whole)) ?? amount;
}

/** A bank's way to pay under one name: bank and way, or the way alone where it says the bank itself. */
export function channelName(bankName: string, methodName: string): string {
  const saysBank = methodName.toLowerCase().includes(bankName.toLowerCase());
  return saysBank || bankName === ''
    ? methodName
    : `${isolateText(bankName)} · ${isolateText(methodName)}`;
}

/** What somebody hands over at the counter of a shop. */
export interface CashAtCounter {
  /** What the lender asks for, rounded up where the place takes no small coins. */
  bill: MajorAmount;
  isRounded: boolean;
  /** What the place itself charges; undefined when nobody said. */
  fee: MajorAmount | undefined;
  /** Bill and fee; undefined when the fee is not known. */
  total: MajorAmount | undefined;
}

/** Reckons what a payment at a place takes in cash, exactly (domain §2.2, §2.4). */
export function cashAtCounter(
  { fee, roundUpTo = 0 }: Pick<PaymentChannel, 'fee' | 'roundUpTo'>,
  amount: MajorAmount,
): CashAtCounter {
  const bill = roundedUp(amount, roundUpTo);
  const charge = fee === undefined ? undefined : majorFromText(String(fee));
  return {
    bill,
    isRounded: !sameAmount(bill, amount),
    fee: charge,
    total: charge && sumMajor([bill, charge]),
  };
}
