import { annualPercentageRate, roundedRate } from './annual-rate.ts';
import { sumMinor } from './money-sums.ts';
import type { MinorAmount } from './money.ts';

/** What of a loan's offer the key facts are told from; a lender may leave out any of it. */
export interface OfferFigures {
  amount?: MinorAmount | undefined;
  /** What arrives after fees. */
  netAmount?: MinorAmount | undefined;
  fees: readonly { label: string; amount?: MinorAmount | undefined }[];
  plan: readonly { amount?: MinorAmount | undefined }[];
  /** Per cent, in the lender's own words. */
  apr?: string | undefined;
}

/** The figures of the key-facts panel; what the offer does not hold stays undefined (screens §3). */
export interface KeyFacts {
  /** All that is paid back: the sum of the plan, when each of its rows has an amount. */
  total: MinorAmount | undefined;
  /** What arrives. */
  received: MinorAmount | undefined;
  /** Per cent as text; `isWithoutFees` asks for the label "APR without fees". */
  apr: { text: string; isWithoutFees: boolean } | undefined;
}

/** Tells the key facts of an offer; nothing is invented in the place of an absent figure (screens §3, §8). */
export function keyFacts(offer: OfferFigures): KeyFacts {
  const payments = offer.plan.flatMap(({ amount }) => amount ?? []);
  const isWhole = payments.length > 0 && payments.length === offer.plan.length;
  return {
    total: isWhole ? sumMinor(payments) : undefined,
    received: offer.netAmount,
    apr: annualRate(offer, isWhole ? payments : []),
  };
}

/** The lender's own rate, else one from what arrives, else one from the amount, which knows no fees. */
function annualRate(offer: OfferFigures, payments: readonly MinorAmount[]): KeyFacts['apr'] {
  if (offer.apr) return { text: offer.apr, isWithoutFees: false };
  const start = offer.netAmount ?? offer.amount;
  const percent = start && annualPercentageRate(start, payments);
  return typeof percent === 'number'
    ? { text: roundedRate(percent), isWithoutFees: offer.netAmount === undefined }
    : undefined;
}
