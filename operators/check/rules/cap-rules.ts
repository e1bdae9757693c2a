import { jsonPath, listAt, numberAt, textAt, valueAt } from '../config-values.ts';
import type { Found } from '../finding.ts';
import type { RuleInput } from '../rule-input.ts';
import { capsOn, type MarketCaps } from '../shared-files.ts';

const digits = 24;

/** A decimal text as a whole number of 10^-24; undefined for any other text. No float takes part. */
export function exact(text: string | undefined): bigint | undefined {
  const [, whole, part = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text ?? '') ?? [];
  return whole === undefined
    ? undefined
    : BigInt(whole + part.slice(0, digits).padEnd(digits, '0'));
}

/** The decimal text of such a number, without needless zeros. */
export function exactText(value: bigint): string {
  const text = String(value).padStart(digits + 1, '0');
  const part = text.slice(-digits).replace(/0+$/, '');
  return part ? `${text.slice(0, -digits)}.${part}` : text.slice(0, -digits);
}

type Cap = 'maxDailyCostPercent' | 'maxDailyLatePercent' | 'maxTotalCostPercent';

/** A limit with who set it. */
interface Limit {
  value: bigint;
  from: string;
}

/** In percent; above it a share was most likely taken for percent, whatever the market. */
const mostDaily = 10n ** BigInt(digits);

/** Late charges are counted for a year, the longest that a loan is plausibly left unpaid before it is settled otherwise. */
const lateDays = 365;

/** Whether caps are about the loans that this tenant gives. */
function isAbout(caps: MarketCaps, config: object): boolean {
  const smallest = numberAt(config, 'calculator.amountMin') ?? 0;
  const shortest = numberAt(config, 'loanTerms.termDaysMin') ?? 0;
  return smallest <= (caps.upToAmount ?? Infinity) && shortest <= (caps.upToDays ?? Infinity);
}

/** The strictest of the market's caps and of the lender's own. */
function strictest(config: object, rows: readonly MarketCaps[], cap: Cap): Limit | undefined {
  const own = exact(textAt(config, ['disclosures', cap]));
  const limits = rows.flatMap((row): Limit[] => {
    const value = exact(row[cap]);
    return value === undefined ? [] : [{ value, from: `${row.source}, from ${row.effectiveFrom}` }];
  });
  if (own !== undefined) limits.push({ value: own, from: `disclosures.${cap}` });
  return limits.reduce<Limit | undefined>(
    (least, one) => (least && least.value <= one.value ? least : one),
    undefined,
  );
}

const percent = (value: bigint) => `${exactText(value)}%`;

function rateFaults(config: object, rows: readonly MarketCaps[]): Found[] {
  const daily = strictest(config, rows, 'maxDailyCostPercent');
  const rate = exact(textAt(config, 'calculator.dailyRate'));
  const found: Found[] = [];
  if (daily && rate !== undefined && rate * 100n > daily.value) {
    const value = exactText(daily.value / 100n);
    found.push({
      code: 'cap-daily',
      at: { path: ['calculator', 'dailyRate'] },
      message: `is ${percent(rate * 100n)} a day, and the cap is ${percent(daily.value)} (${daily.from})`,
      remedy: `write "${value}" or less`,
      fix: { op: 'write', path: ['calculator', 'dailyRate'], value },
    });
  }
  if (rate !== undefined && rate * 100n > mostDaily && found.length === 0)
    found.push({
      code: 'rate-high',
      at: { path: ['calculator', 'dailyRate'] },
      message: `is ${percent(rate * 100n)} a day: a rate is a share, and no loan costs more than 1% a day`,
      remedy: `write "${exactText(rate / 100n)}" if ${percent(rate)} a day is meant`,
    });
  const late = strictest(config, rows, 'maxDailyLatePercent') ?? daily;
  for (const [at, row] of listAt(config, 'loanTerms.lateDailyPercent').entries()) {
    const charge = exact(textAt(row, 'percent'));
    if (!late || charge === undefined || charge <= late.value) continue;
    const path = ['loanTerms', 'lateDailyPercent', at, 'percent'];
    found.push({
      code: 'cap-late',
      at: { path },
      message: `is ${percent(charge)} a day, and the cap is ${percent(late.value)} (${late.from})`,
      remedy: `write "${exactText(late.value)}" or less, here and in disclosures.lateCharges`,
      fix: { op: 'write', path, value: exactText(late.value) },
    });
  }
  return found;
}

/** Interest of the longest period and late charges of a year, in percent of the principal. */
function totalCost(config: object): bigint {
  const periods = listAt(config, 'calculator.periodsDays').filter(
    (days) => typeof days === 'number',
  );
  const longest = Math.max(0, ...periods.filter(Number.isInteger));
  let total = (exact(textAt(config, 'calculator.dailyRate')) ?? 0n) * 100n * BigInt(longest);
  for (const row of listAt(config, 'loanTerms.lateDailyPercent')) {
    const from = Math.trunc(numberAt(row, 'fromDay') ?? 1);
    const to = Math.trunc(Math.min(numberAt(row, 'toDay') ?? lateDays, lateDays));
    if (to >= from) total += (exact(textAt(row, 'percent')) ?? 0n) * BigInt(to - from + 1);
  }
  return total;
}

/** What the market caps has to be said to borrowers, and no looser than it is. */
function declaredFaults(config: object, rows: readonly MarketCaps[]): Found[] {
  return (['maxDailyCostPercent', 'maxTotalCostPercent'] as const).flatMap((cap): Found[] => {
    const market = strictest({}, rows, cap);
    const path = ['disclosures', cap];
    const own = exact(textAt(config, path));
    if (!market || (own !== undefined && own <= market.value)) return [];
    if (valueAt(config, path) !== undefined && own === undefined) return [];
    const value = exactText(market.value);
    return [
      {
        code: own === undefined ? 'cap-undeclared' : 'cap-loose',
        at: { path },
        message: `the market allows ${percent(market.value)} at most (${market.from})`,
        remedy: own === undefined ? `add "${cap}": "${value}"` : `write "${value}" or less`,
        fix: { op: 'write', path, value },
      },
    ];
  });
}

function minimumFaults(config: object, rows: readonly MarketCaps[]): Found[] {
  const wanted = [
    ['minCoolingOffDays', 'disclosures.coolingOffDays'],
    ['minimumAge', 'loanTerms.minimumAge'],
  ] as const;
  return rows.flatMap((row) =>
    wanted.flatMap(([cap, field]): Found[] => {
      const least = row[cap];
      const own = numberAt(config, field);
      if (least === undefined || (own ?? 0) >= least) return [];
      return [
        {
          code: 'cap-minimum',
          at: { path: jsonPath(field) },
          message: `the market asks for ${least} at least (${row.source})`,
          remedy: `write ${least} or more`,
          fix: { op: 'write', path: jsonPath(field), value: least },
        },
      ];
    }),
  );
}

/** Rates, penalties and totals beyond what the lender's market allows (domain §1; figures in tenants/markets.json). */
export function capRules({ config, around }: RuleInput): Found[] {
  const currency = textAt(config, 'money.currency');
  if (currency === undefined) return [];
  const market = Object.hasOwn(around.markets, currency) ? around.markets[currency] : undefined;
  const rows = capsOn(around.today, market?.caps ?? []).filter((caps) => isAbout(caps, config));
  const total = strictest(config, rows, 'maxTotalCostPercent');
  const cost = totalCost(config);
  return [
    ...(market
      ? []
      : [
          {
            code: 'cap-unknown',
            at: { path: ['money', 'currency'] },
            message: 'nobody has written down yet what the market of this currency allows',
            remedy: `add "${currency}" with source and dates to tenants/markets.json`,
          } satisfies Found,
        ]),
    ...rateFaults(config, rows),
    ...(total && cost > total.value
      ? [
          {
            code: 'cap-total',
            at: { path: ['loanTerms', 'lateDailyPercent'] },
            message: `the longest period with a year of late charges costs ${percent(cost)} of the loan, and the cap is ${percent(total.value)} (${total.from})`,
            remedy: 'lower the rate or the late charges',
          } satisfies Found,
        ]
      : []),
    ...declaredFaults(config, rows),
    ...minimumFaults(config, rows),
  ];
}
