import type { MajorAmount } from './money.ts';

/** Where a number is paid to: a bank, or the counter of a shop (spec §4). */
export type PayKind = 'bank' | 'miniMarket';

/** How addresses, stores and lenders write the two kinds (spec §4). */
export const payTypes: Readonly<Record<PayKind, string>> = { bank: '1', miniMarket: '2' };

/** The kind of a written pay type; one that a lender has made up itself has no shop, so it counts as a bank. */
export const kindOfPayType = (payType: string): PayKind =>
  payType === payTypes.miniMarket ? 'miniMarket' : 'bank';

/** One way to use a number, step by step: a cash machine, an app. A mini market has just one, named ''. */
export interface PaymentGuideSteps {
  name: string;
  steps: readonly string[];
}

/** A number that takes one payment, as the lender made it. Every text is '' where the lender sent none. */
export interface VirtualAccount {
  /** What is to be paid; undefined when the lender's answer holds no amount. */
  amount: MajorAmount | undefined;
  /** Opaque: digits at a bank, perhaps letters elsewhere; never a machine number. */
  virtualAccountNumber: string;
  /** With a `billerCode` it is the bill key that goes with it (screens §8, "Bills"). */
  billNumber: string;
  /** The company's code, where two numbers must be typed. */
  billerCode: string;
  kind: PayKind;
  channelCode: string;
  specificNumber: string;
  guides: readonly PaymentGuideSteps[];
  telephone: string;
  /** As it came: see `readDay`; '' when the lender named no end. */
  expiresAt: string;
  payeeName: string;
}

/** A number as it goes to the clipboard: spaces taken out, and nothing else (screens §8, "Copy"). */
export const withoutSpaces = (text: string): string => text.replace(/\s/g, '');

/** An amount as it goes to the clipboard: digits, and a point only before decimals that are not zero. */
export const amountDigits = (amount: MajorAmount): string => amount.replace(/\.0+$/, '');
