import { jsonPath, listAt, numberAt, textAt, valueAt } from '../config-values.ts';
import type { Found } from '../finding.ts';
import type { RuleInput } from '../rule-input.ts';

/** Pairs of fields of which the first must not be above the second. */
const pairs: readonly (readonly [string, string, string])[] = [
  ['calculator', 'amountMin', 'amountMax'],
  ['loanTerms', 'termDaysMin', 'termDaysMax'],
  ['loanTerms', 'creditDaysMin', 'creditDaysMax'],
  ['forms.repaymentCode', 'minLength', 'maxLength'],
];

/** The same for every item of a list. */
const pairsOfItems: readonly (readonly [string, string, string])[] = [
  ['repayment.banks', 'minAmount', 'maxAmount'],
  ['repayment.markets', 'minAmount', 'maxAmount'],
  ['forms.bindCard.fields', 'minLength', 'maxLength'],
  ['loanTerms.lateDailyPercent', 'fromDay', 'toDay'],
];

function reversed(config: object): Found[] {
  const all = [
    ...pairs.map(([group, least, most]) => [jsonPath(group), least, most] as const),
    ...pairsOfItems.flatMap(([list, least, most]) =>
      listAt(config, list).map((_, at) => [[...jsonPath(list), at], least, most] as const),
    ),
  ];
  return all.flatMap(([group, least, most]): Found[] => {
    const [low, high] = [numberAt(config, [...group, least]), numberAt(config, [...group, most])];
    return low === undefined || high === undefined || low <= high
      ? []
      : [
          {
            code: 'range-reversed',
            at: { path: [...group, least] },
            message: `is above ${most}, which is ${high}`,
            remedy: `write ${high} or less, or raise ${most}`,
          },
        ];
  });
}

/** Lists in which nothing may stand twice. */
const sets = [
  'locale.languages',
  'locale.ownWording',
  'brand.appNames',
  'calendar.weekend',
  'calendar.holidays',
  'calculator.periodsDays',
  'security.trustedOrigins',
  'security.frameOrigins',
  'security.imageOrigins',
  'security.frameAncestors',
];

function repeated(config: object): Found[] {
  const inSets = sets.flatMap((list) => {
    const items = listAt(config, list);
    const once = [...new Set(items)];
    return items.flatMap((item, at): Found[] =>
      items.indexOf(item) === at
        ? []
        : [
            {
              code: 'list-twice',
              at: { path: [...jsonPath(list), at] },
              message: 'is in this list already',
              remedy: 'take one of them out',
              fix: { op: 'write', path: jsonPath(list), value: once },
            },
          ],
    );
  });
  const channels = ['repayment.banks', 'repayment.markets'].flatMap((list) => {
    const codes = listAt(config, list).map(
      (row) => `${textAt(row, 'payCode')} ${textAt(row, 'specificNum') ?? ''}`,
    );
    return codes.flatMap((code, at): Found[] =>
      codes.indexOf(code) === at
        ? []
        : [
            {
              code: 'channel-twice',
              at: { path: [...jsonPath(list), at] },
              message: 'an earlier row has the same payCode and specificNum',
              remedy: 'take one of the rows out',
            },
          ],
    );
  });
  return [...inSets, ...channels];
}

/** Least above most, things that stand twice or are not in their list, an id that is not the folder's. */
export function rangeRules({ config, folder }: RuleInput): Found[] {
  const period = valueAt(config, 'calculator.defaultPeriodDays');
  const periods = listAt(config, 'calculator.periodsDays');
  const id = textAt(config, 'id');
  return [
    ...reversed(config),
    ...repeated(config),
    ...(period !== undefined && periods.length > 0 && !periods.includes(period)
      ? [
          {
            code: 'value-choice',
            at: { path: ['calculator', 'defaultPeriodDays'] },
            message: 'is not in periodsDays',
            remedy: `write one of ${periods.join(', ')}`,
            fix: { op: 'write', path: ['calculator', 'defaultPeriodDays'], value: periods[0] },
          } satisfies Found,
        ]
      : []),
    ...(id !== undefined && id !== folder.id
      ? [
          {
            code: 'id-differs',
            at: { path: ['id'] },
            message: `the folder is called "${folder.id}"`,
            remedy: `write "${folder.id}", or rename the folder`,
            fix: { op: 'write', path: ['id'], value: folder.id },
          } satisfies Found,
        ]
      : []),
  ];
}
