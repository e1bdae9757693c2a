import * as v from 'valibot';
import { count, dayText, decimal, lawSource, text } from '../../src/tenant/schema/pieces.ts';
import { entriesAt, jsonPath, textAt, valueAt } from './config-values.ts';
import { type Finding, finish, type Found } from './finding.ts';
import { readJsonTree } from './json-tree.ts';
import { nearMiss } from './near-miss.ts';

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

const table = v.record(
  v.string(),
  v.object({
    market: text,
    /** Words, signs and codes that belong to this market alone; a lender of another one has copied them. */
    signs: v.optional(v.array(text)),
    caps: v.array(caps),
  }),
);

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

const file = 'index.json';

/** Where names and hosts of `tenants/index.json` lead (design §3). */
export function checkIndex(text: string, ids: readonly string[]): Finding[] {
  const tree = readJsonTree(text);
  const found: Found[] = tree.faults.map(({ start, what, remedy }) => ({
    code: 'json-syntax',
    at: { file, offset: start },
    message: what,
    remedy,
  }));
  const lead = (path: (string | number)[], id: unknown) => {
    if (typeof id === 'string' && ids.includes(id)) return;
    const meant = typeof id === 'string' ? nearMiss(id, ids) : undefined;
    found.push({
      code: 'index-folder',
      at: { path, file },
      message: `there is no folder "${String(id)}"`,
      remedy: meant ? `write "${meant}"` : `write one of ${ids.join(', ')}`,
    });
  };
  lead(['default'], textAt(tree.value, 'default'));
  for (const [name, id] of entriesAt(tree.value, 'aliases')) {
    lead(['aliases', name], id);
    const isHidden = ids.includes(name) && name !== id;
    if (isHidden || name !== name.toLowerCase())
      found.push({
        code: 'index-name',
        at: { path: ['aliases', name], file, on: 'key' },
        message: isHidden
          ? `hides the folder "${name}"`
          : 'names are compared in small letters, so this one is never met',
        remedy: isHidden ? 'choose another name' : `write "${name.toLowerCase()}"`,
      });
  }
  for (const [host, owners] of entriesAt(tree.value, 'hosts')) {
    if (Array.isArray(owners) && owners.length > 0)
      owners.forEach((id, at) => lead(['hosts', host, at], id));
    else lead(['hosts', host], owners);
    if (!/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/.test(host))
      found.push({
        code: 'index-name',
        at: { path: ['hosts', host], file, on: 'key' },
        message: 'no browser names a host like this',
        remedy:
          'write the host alone in small letters, without a port and a final full stop, like www.lender.example',
      });
  }
  const studio = valueAt(tree.value, 'studio');
  if (studio !== undefined && studio !== 'own')
    found.push({
      code: 'value-choice',
      at: { path: ['studio'], file },
      message: `${JSON.stringify(studio)} is nothing that the studio knows`,
      remedy: 'write "own", so that it shows each lender its own folder alone, or take it out',
    });
  return finish(found, {
    folder: '',
    files: new Map([[file, text]]),
    trees: new Map([[file, tree]]),
  });
}

/** Whether `tenants/markets.json` can be read. */
export function checkMarkets(text: string): Finding[] {
  const name = 'markets.json';
  const { fault } = readMarkets(text);
  const found: Found[] = fault
    ? [
        {
          code: 'markets-file',
          at: { path: jsonPath(fault.field), file: name },
          message: fault.what,
          remedy: 'write it like the other markets in this file, with source and dates',
        },
      ]
    : [];
  return finish(found, {
    folder: '',
    files: new Map([[name, text]]),
    trees: new Map([[name, readJsonTree(text)]]),
  });
}
