import * as v from 'valibot';
import { count, dayText, decimal, lawSource, text } from '../tenant/schema/pieces.ts';

const caps = v.object({
  ...lawSource,
  /** For loans up to this amount (whole units) and this many days only; else for all. */
  upToAmount: v.optional(count),
  upToDays: v.optional(count),
  effectiveTo: v.optional(dayText),
  maxDailyCostPercent: v.optional(decimal),
  maxDailyLatePercent: v.optional(decimal),
  maxTotalCostPercent: v.optional(decimal),
  minCoolingOffDays: v.optional(count),
  minimumAge: v.optional(count),
});

const table = v.record(v.string(), v.object({ market: text, caps: v.array(caps) }));

/** What the law of a market allows, by the currency of its loans: `tenants/markets.json`. */
export type MarketTable = v.InferOutput<typeof table>;

/** One set of caps with its source and dates. */
export type MarketCaps = v.InferOutput<typeof caps>;

/** A table that could not be read is an empty one with its fault. */
export interface ReadMarkets {
  markets: MarketTable;
  fault?: { field: string; what: string };
}

/** Reads `tenants/markets.json`. */
export function readMarkets(content: string): ReadMarkets {
  let raw: unknown;
  try {
    raw = JSON.parse(content);
  } catch (error) {
    return {
      markets: {},
      fault: { field: '', what: error instanceof Error ? error.message : 'is no JSON' },
    };
  }
  const parsed = v.safeParse(table, raw);
  if (parsed.success) return { markets: parsed.output };
  const [issue] = parsed.issues;
  return { markets: {}, fault: { field: v.getDotPath(issue) ?? '', what: issue.message } };
}

/** The caps that hold on a day, the youngest of each kind of loan. */
export function capsOn(day: string, caps: readonly MarketCaps[]): MarketCaps[] {
  const inForce = caps.filter(
    ({ effectiveFrom, effectiveTo }) => effectiveFrom <= day && day <= (effectiveTo ?? day),
  );
  const kind = ({ upToAmount, upToDays }: MarketCaps) => `${upToAmount} ${upToDays}`;
  return inForce.filter((one) =>
    inForce.every(
      (other) =>
        other === one || kind(other) !== kind(one) || other.effectiveFrom <= one.effectiveFrom,
    ),
  );
}
