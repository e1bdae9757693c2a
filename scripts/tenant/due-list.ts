import {
  entriesAt,
  listAt,
  textAt,
  textsAt,
  valueAt,
} from '../../operators/check/config-values.ts';

/** Something that runs out, or that somebody has to look at again. */
export interface DueItem {
  /** The folder, or `markets.json`. */
  where: string;
  field: string;
  /** `YYYY-MM-DD`: the last day on which it is good. */
  until: string;
  what: string;
}

/** A day some days later. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** A group of figures that somebody has to compare with its source once a year. */
function reviewOf(where: string, field: string, group: unknown): DueItem[] {
  const day = textAt(group, 'lastReviewed');
  const what = 'compare the figures with their source again';
  return day === undefined
    ? []
    : [{ where, field: `${field}.lastReviewed`, until: daysAfter(day, 365), what }];
}

/** Everything in one `tenant.json` that has an end. */
export function dueInTenant(id: string, config: unknown): DueItem[] {
  const last = textsAt(config, 'calendar.holidays').sort().at(-1);
  const what = 'add the holidays that follow';
  const licences = listAt(config, 'lender.registrations').flatMap((_licence, at): DueItem[] => {
    const field = `lender.registrations.${at}.validUntil`;
    const until = textAt(config, field);
    return until === undefined ? [] : [{ where: id, field, until, what: 'renew the licence' }];
  });
  return [
    ...licences,
    ...['loanTerms', 'disclosures'].flatMap((group) => reviewOf(id, group, valueAt(config, group))),
    ...(last === undefined ? [] : [{ where: id, field: 'calendar.holidays', until: last, what }]),
  ];
}

/** Everything in `markets.json` that has an end. */
export function dueInMarkets(markets: unknown): DueItem[] {
  const where = 'markets.json';
  return entriesAt(markets, '').flatMap(([currency, market]) =>
    listAt(market, 'caps').flatMap((caps, at) => {
      const field = `${currency}.caps.${at}`;
      const until = textAt(caps, 'effectiveTo');
      const what = 'write the row that follows';
      const end =
        until === undefined ? [] : [{ where, field: `${field}.effectiveTo`, until, what }];
      return [...reviewOf(where, field, caps), ...end];
    }),
  );
}

/** What runs out on or before a day, the soonest first. */
export const dueBefore = (items: readonly DueItem[], day: string): DueItem[] =>
  items
    .filter(({ until }) => until <= day)
    .sort((one, other) => (one.until < other.until ? -1 : 1));
