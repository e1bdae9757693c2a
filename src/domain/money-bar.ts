import type { OfferFigures } from './key-facts.ts';
import { keyFacts } from './key-facts.ts';
import { sameAmount, subtractMinor, sumMinor } from './money-sums.ts';
import { isNothing, type MinorAmount } from './money.ts';

/**
 * A part of what is paid back.
 * - `received`: what arrives; `borrowed` where the offer only names the amount.
 * - `fees` and `interest`, where the figures of the offer tell one from the other; else both together are the `cost`.
 */
export type MoneyPart = 'received' | 'borrowed' | 'fees' | 'interest' | 'cost';

/** One slice of the bar: a part, its exact amount, and how long it is drawn, in thousandths of the bar. */
export interface MoneySlice {
  part: MoneyPart;
  amount: MinorAmount;
  share: number;
}

/** A slice that is there is drawn at least so long, so that it can be seen on a small phone. */
const shortestShare = 36;

/**
 * What is paid back, cut into what arrives and what it costs (look, row 4). The slices add up to the sum of the plan to
 * the last digit; undefined where the offer does not hold that sum or what it is paid for, or where less is paid back
 * than arrives. Fees are told from interest only where the figures agree: they were taken from the amount, or nothing
 * was taken and the plan holds them.
 */
export function moneyBar(offer: OfferFigures): readonly MoneySlice[] | undefined {
  const { total } = keyFacts(offer);
  const { amount, netAmount } = offer;
  const start = netAmount ?? amount;
  const cost = total && start && subtractMinor(total, start);
  if (!total || !start || cost === undefined || isNothing(total)) return undefined;
  const parts = (netAmount && feesAndInterest(offer, cost)) || [{ part: 'cost', amount: cost }];
  const slices = [
    { part: netAmount ? 'received' : 'borrowed', amount: start } as const,
    ...parts,
  ].filter((slice) => !isNothing(slice.amount));
  return slices.map((slice) => ({ ...slice, share: shareOf(slice.amount, total) }));
}

function feesAndInterest(
  { amount, netAmount, fees }: OfferFigures,
  cost: MinorAmount,
): { part: 'fees' | 'interest'; amount: MinorAmount }[] | undefined {
  const named = fees.flatMap((fee) => fee.amount ?? []);
  if (!amount || !netAmount || named.length !== fees.length) return undefined;
  const sum = sumMinor(named);
  const taken = subtractMinor(amount, netAmount);
  if (taken === undefined) return undefined;
  const isTaken = sameAmount(taken, sum);
  const isOnTop = isNothing(taken);
  const interest = subtractMinor(cost, sum);
  if (!(isTaken || isOnTop) || interest === undefined) return undefined;
  return [
    { part: 'fees', amount: sum },
    { part: 'interest', amount: interest },
  ];
}

function shareOf(part: MinorAmount, whole: MinorAmount): number {
  const exact = Number((BigInt(part) * 1000n) / BigInt(whole));
  return Math.max(shortestShare, exact);
}

/** Where each slice begins and how long it is, in hundredths of a per cent of the bar, which they fill. */
export function slicePlaces(
  slices: readonly MoneySlice[],
): readonly { from: number; size: number }[] {
  const drawn = slices.reduce((sum, { share }) => sum + share, 0);
  let from = 0;
  return slices.map(({ share }, at) => {
    const end = at === slices.length - 1 ? 10_000 : from + Math.round((share * 10_000) / drawn);
    const place = { from, size: end - from };
    from = end;
    return place;
  });
}
