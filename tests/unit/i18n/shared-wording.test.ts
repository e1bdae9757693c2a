import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wordsOf } from './wording-on-disk.ts';

/** Case, blanks that do not break, the stop at the end and the names of values are matters of place, not of wording. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('\u00a0', ' ')
    .replace(/\{+\w+\}+/g, '{}')
    .replace(/[.!…。！।:：]+$/, '');

const said = (language: string, key: string): string => {
  const [namespace = '', name = ''] = key.split(':');
  const text = wordsOf(language, namespace)?.[name];
  if (text === undefined) throw new Error(`${language} has no ${key}`);
  return plain(text);
};

/** The names of one thing, which is called the same wherever it stands. */
const loanNumber = {
  en: 'Loan number',
  id: 'Nomor pinjaman',
  hi: 'ऋण संख्या',
  zh: '贷款编号',
  fil: 'Numero ng utang',
} as const;

test.each(Object.entries(loanNumber))(
  'the number of a loan has one name in %s, on every screen',
  (language, name) => {
    for (const key of [
      'complaints:loanNumber',
      'instalments:loan',
      'loan-details:receiptLoan',
      'payment:receiptLoan',
    ])
      expect(said(language, key), key).toContain(plain(name));
  },
);

/** domain §7: what people say, by our keys; an empty place is one that has no shared wording (docs/wording.md). */
const [head = '', ...rows] = readFileSync('tests/cases/shared-wording.tsv', 'utf8')
  .trimEnd()
  .split('\n');
const [, ...languages] = head.split('\t');
const shared = rows.flatMap((row) => {
  const [key = '', ...texts] = row.split('\t');
  return texts.flatMap((text, at) =>
    text === '' ? [] : [[languages[at] ?? '', key, text] as const],
  );
});

test('domain §7: the shared wording is there for every language that we speak', () => {
  expect([...new Set(shared.map(([language]) => language))].sort()).toEqual([
    'en',
    'fil',
    'hi',
    'id',
    'zh',
  ]);
  expect(shared.length).toBeGreaterThan(430);
});

// Where our sentence says more, it begins with the shared words.
test.each(shared)('domain §7 in %s: %s says “%s”', (language, key, text) => {
  expect(said(language, key).slice(0, plain(text).length)).toBe(plain(text));
});

test('Filipino has one form for 1, 2, 3 and 5 and another for 4: both are right for more than one', () => {
  const forms = new Intl.PluralRules('fil');
  expect([1, 2, 3, 4, 5].map((count) => forms.select(count))).toEqual([
    'one',
    'one',
    'one',
    'other',
    'one',
  ]);
  for (const key of [
    'assistant:complaintPromise',
    'complaints:answerPromise',
    'complaints:dueTitlePlain',
    'loan-confirm:paymentsOf',
    'loan-confirm:paymentsUpTo',
  ])
    expect(said('fil', `${key}_one`), key).toBe(said('fil', `${key}_other`));
});

test('domain §7: a Filipino borrower has an utang; a loan is one that is still to be chosen', () => {
  const own = [
    'loan-confirm',
    'instalments',
    'extension',
    'payment',
    'card-repayment',
    'complaints',
  ].flatMap((namespace) => Object.entries(wordsOf('fil', namespace) ?? {}));
  const loans = own.filter(([name, text]) => !/offer/i.test(name) && /\bloans?\b/i.test(text));
  expect(own.length).toBeGreaterThan(200);
  expect(loans).toEqual([]);
});
