import { listAt, textAt, textsIn, valueAt } from './config-values.ts';
import type { JsonPath } from './json-tree.ts';

/** Something in a `tenant.json` that belongs to a country more than to a lender. */
export interface MarketFact {
  path: JsonPath;
  /** What it is, for the message. */
  what: string;
  /** The same fact, however many lenders have it. */
  key: string;
}

/** Single values that lenders of one country share, and those of two countries hardly ever. */
const fields: Readonly<Record<string, string>> = {
  'locale.timeZone': 'time zone',
  'locale.numberLocale': 'way of writing numbers',
  'forms.registration.phone.pattern': 'rule for phone numbers',
  'forms.registration.phone.countryCode': 'country code',
};

/** Lists of the channels to pay by, and of whom to turn to: by a name that stands in each of their rows. */
const rows = [
  { list: 'repayment.banks', key: 'name', what: 'bank' },
  { list: 'repayment.markets', key: 'name', what: 'shop' },
  { list: 'support.escalation', key: 'address', what: 'address of a supervisor' },
] as const;

/** Whether a rule for what is typed knows letters: then it is one of papers or banks of a country. */
const knowsLetters = (pattern: string) => /[A-Z]-[A-Z]|[A-Z]{2}/.test(pattern.replace(/\\./g, ''));

/** The facts of its market that a `tenant.json` holds. */
export function marketFacts(config: unknown): MarketFact[] {
  const fact = (path: JsonPath, what: string, text: string | undefined): MarketFact[] =>
    text === undefined || text.trim() === '' ? [] : [{ path, what, key: `${what}:${text}` }];
  const holidays = listAt(config, 'calendar.holidays');
  return [
    ...Object.entries(fields).flatMap(([field, what]) =>
      fact(field.split('.'), what, textAt(config, field)),
    ),
    ...(holidays.length > 1
      ? fact(['calendar', 'holidays'], 'list of holidays', JSON.stringify(holidays))
      : []),
    ...rows.flatMap(({ list, key, what }) =>
      listAt(config, list).flatMap((_row, at) => {
        const path = [...list.split('.'), at, key];
        return fact(path, what, textAt(config, path));
      }),
    ),
    ...textsIn(valueAt(config, 'forms.bindCard.fields')).flatMap(({ path, text }) =>
      path.at(-1) === 'pattern' && knowsLetters(text)
        ? fact(['forms', 'bindCard', 'fields', ...path], 'rule for a number or paper', text)
        : [],
    ),
  ];
}

/** Fewer words than these say nothing of any law. */
const fewest = 12;

/** A paragraph of a page, and where it begins. */
export interface Paragraph {
  text: string;
  offset: number;
}

/** The paragraphs and list items of a page that are long enough to be somebody's. */
export function paragraphsOf(page: string): Paragraph[] {
  return [...page.matchAll(/(?:^|\n)(?:[-*] |\d+\. )?([^\n#|][^\n]*)/g)].flatMap((found) => {
    const text = (found[1] ?? '').trim();
    return text.split(/\s+/).length < fewest
      ? []
      : [{ text, offset: found.index + found[0].length - (found[1] ?? '').length }];
  });
}
