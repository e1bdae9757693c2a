import { jsonPath, listAt, textAt, textsAt } from '../config-values.ts';
import type { Found } from '../finding.ts';
import type { JsonPath } from '../json-tree.ts';
import type { RuleInput } from '../rule-input.ts';

/** A day that the calendar has; `2026-02-30` is none. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

const aYearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;

/** Days that the calendar does not have, and figures that nobody has looked at for a year. */
export function dateRules({ config, around: { today } }: RuleInput): Found[] {
  const laws = ['loanTerms', 'disclosures'];
  const places: JsonPath[] = [
    ...laws.flatMap((group) => [
      [group, 'effectiveFrom'],
      [group, 'lastReviewed'],
    ]),
    ...listAt(config, 'calendar.holidays').map((_, at) => ['calendar', 'holidays', at]),
  ];
  const impossible = places.flatMap((path): Found[] => {
    const text = textAt(config, path);
    return text === undefined || !/^\d{4}-\d\d-\d\d$/.test(text) || isDay(text)
      ? []
      : [
          {
            code: 'date-invalid',
            at: { path },
            message: 'there is no such day',
            remedy: 'write a day as year-month-day, like 2026-12-31',
          },
        ];
  });
  const old = laws.flatMap((group): Found[] => {
    const path = [group, 'lastReviewed'];
    const text = textAt(config, path) ?? today;
    if (text > today)
      return [
        {
          code: 'date-invalid',
          at: { path },
          message: 'is still to come',
          remedy: 'write the day on which somebody last compared the figures with their source',
        },
      ];
    return text >= aYearBefore(today)
      ? []
      : [
          {
            code: 'date-old',
            at: { path },
            message: 'the figures were not reviewed for more than a year',
            remedy: 'compare them with their source, then write the day on which you did',
          },
        ];
  });
  const holidays = textsAt(config, 'calendar.holidays');
  const isOver = holidays.length > 0 && holidays.every((day) => day < today);
  return [
    ...impossible,
    ...old,
    ...(isOver
      ? [
          {
            code: 'date-old',
            at: { path: ['calendar', 'holidays'] },
            message: 'all these holidays are over',
            remedy: 'add those of the next two years',
          } satisfies Found,
        ]
      : []),
  ];
}

const phones = ['servicePhone', 'lender.phone', 'lender.grievanceOfficer.phone', 'support.phone'];
const mails = ['lender.email', 'lender.grievanceOfficer.email', 'support.email'];

/** Phones that cannot be dialled, addresses that cannot be written to. */
export function contactRules({ config }: RuleInput): Found[] {
  const ladder = listAt(config, 'support.escalation').map((_, at): JsonPath => [
    'support',
    'escalation',
    at,
    'phone',
  ]);
  const odd = (paths: readonly JsonPath[], rule: RegExp, message: string, remedy: string) =>
    paths.flatMap((path): Found[] => {
      const text = textAt(config, path)?.trim();
      return !text || rule.test(text)
        ? []
        : [{ code: 'contact-format', at: { path }, message, remedy }];
    });
  return [
    ...odd(
      [...phones.map(jsonPath), ...ladder],
      /^\+?[\d(][\d\s()./-]{1,24}\d$/,
      'cannot be dialled',
      'write digits with dashes, like +91-22-5550-0140',
    ),
    ...odd(
      mails.map(jsonPath),
      /^[^\s@<>(),;]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i,
      'is no e-mail address',
      'write one like care@lender.example',
    ),
  ];
}
