import { readWholeAmount } from './calculator.ts';
import { readQuery, writeQuery } from './query.ts';

/** Longer amounts are no money of this world, and would burst the page. */
export const longestAmount = 12;

/** What the calculator's fields hold. */
export interface CalculatorEntry {
  /** As it was typed, groups included. */
  amount: string;
  days: number;
}

/** What a link asks to be reckoned: `?amount=…&period=…`; what is no amount, or no term of the tenant, counts as absent. */
export function readCalculatorQuery(
  query: string,
  { periodsDays }: { periodsDays: readonly number[] },
): Partial<CalculatorEntry> {
  const values = readQuery(query);
  const amount = readWholeAmount(values.get('amount') ?? '');
  const days = periodsDays.find((period) => String(period) === values.get('period'));
  return {
    ...(amount !== undefined && amount.length <= longestAmount && { amount }),
    ...(days !== undefined && { days }),
  };
}

/** An address that carries the entry and keeps whatever else it held; without one it carries none. */
export function withCalculatorQuery(
  { pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>,
  entry: CalculatorEntry | undefined,
): string {
  const query = writeQuery({
    ...Object.fromEntries(readQuery(search)),
    amount: entry?.amount,
    period: entry && String(entry.days),
  });
  return `${pathname}${query && `?${query}`}${hash}`;
}
