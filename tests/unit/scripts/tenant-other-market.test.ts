import { expect, test } from 'vitest';
import { textsIn, valueAt } from '../../../operators/check/config-values.ts';
import { checkFolder } from '../../../operators/check/check-folder.ts';
import { surroundingsOf } from '../../../operators/check/rule-input.ts';
import { withoutLanguage } from '../../../scripts/tenant/kept-languages.ts';
import { newTenant } from '../../../scripts/tenant/new-tenant.ts';
import { marketFault } from '../../../scripts/tenant/other-market.ts';
import { readSharedWording, readTenantFolder } from '../../../scripts/tenant/read-folders.ts';
import { checkTenant } from '../../../src/tenant/check-tenant.ts';
import { today } from '../operators/check/sample-folder.ts';

const india = readTenantFolder('tenants', 'india');
const configOf = (files: ReadonlyMap<string, string>): unknown =>
  JSON.parse(files.get('tenant.json') ?? '');
const made = newTenant(india, {
  id: 'mi-prestamo',
  name: 'Presta Sol',
  currency: 'MXN',
  numberLocale: 'es-MX',
  timeZone: 'America/Mexico_City',
  languages: ['en'],
});
const config = configOf(made.files);

test.each([
  [
    'MXN',
    'es-MX',
    { symbol: '$', symbolGap: '', minorDigits: 2, grouping: 3, groupMark: ',', decimalMark: '.' },
  ],
  [
    'VND',
    'vi-VN',
    {
      symbol: '₫',
      symbolPlace: 'after',
      symbolGap: '\u00a0',
      minorDigits: 0,
      groupMark: '.',
      decimalMark: ',',
    },
  ],
  ['JPY', 'ja-JP', { minorDigits: 0, shownDigits: 0, grouping: 3 }],
  ['KES', 'en-KE', { symbol: 'Ksh', symbolGap: '\u00a0', minorDigits: 2 }],
  ['EUR', 'fr-FR', { symbol: '€', symbolPlace: 'after', groupMark: '\u202f', decimalMark: ',' }],
] as const)(
  'design §5: %s is written as in %s, and the app takes it',
  (currency, numberLocale, money) => {
    const { files } = newTenant(india, { id: 'x-lender', currency, numberLocale });
    expect(valueAt(configOf(files), 'money')).toMatchObject({ currency, ...money });
    expect(checkTenant(configOf(files), 'x-lender').isSound).toBe(true);
  },
);

test('design §5: of another country nothing that law, regulator or banks decide passes for written', () => {
  const marked = textsIn(config).filter(({ text }) => /^TODO: |^https:\/\/todo\./.test(text));
  const fields = new Set(marked.map(({ path }) => path.join('.')));
  for (const field of [
    'lender.regulatorStatement.en',
    'support.escalation.0.name.en',
    'support.escalation.0.address',
    'disclosures.source',
    'disclosures.lateCharges.en',
    'loanTerms.lateFeeNewClient',
    'repayment.wallet.name.en',
    'forms.registration.phone.example',
    'forms.bindCard.fields.2.label.en',
  ])
    expect(fields, field).toContain(field);
  expect(valueAt(config, 'calendar.holidays')).toEqual([]);
  const pages = [...made.files].filter(([file]) => file.startsWith('legal/'));
  expect(pages.filter(([, text]) => !text.includes('TODO: '))).toEqual([]);
});

test('design §5: a lender of the same country keeps what the country decides', () => {
  const { files } = newTenant(india, { id: 'x-lender', currency: 'INR' });
  for (const field of ['money', 'disclosures.lateCharges', 'calendar.holidays', 'forms'])
    expect(valueAt(configOf(files), field)).toEqual(valueAt(configOf(india.files), field));
  expect(files.has('sandbox.json')).toBe(true);
});

test('design §5: texts, pages and the sandbox of other languages stay behind', () => {
  expect(valueAt(config, 'locale')).toMatchObject({
    languages: ['en'],
    defaultLanguage: 'en',
    timeZone: 'America/Mexico_City',
    numberLocale: 'es-MX',
  });
  expect(textsIn(config).filter(({ path }) => ['hi', 'zh'].includes(String(path.at(-1))))).toEqual(
    [],
  );
  expect([...made.files.keys()].filter((file) => /\.(?:hi|zh)\./.test(file))).toEqual([]);
  expect(made.files.has('sandbox.json')).toBe(false);
});

test('design §5: what is still to be written is one finding, whatever else its letters would be', () => {
  const around = surroundingsOf({ today, folders: [india], wording: readSharedWording() });
  const findings = checkFolder({ id: 'mi-prestamo', files: made.files }, around);
  const places = findings
    .filter(({ file, field }) => file === 'tenant.json' && field)
    .map(({ field }) => field);
  const twice = places.filter((field, at) => places.indexOf(field) !== at);
  expect(twice).toEqual([]);
  expect(findings.find(({ field }) => field === 'lender.phone')).toMatchObject({
    code: 'text-placeholder',
    message: 'is still to be written',
  });
});

test.each([
  [{ currency: 'PESO' }, /is no currency: .* like MXN/],
  [{ numberLocale: 'Spanish' }, /like es-MX/],
  [{ timeZone: 'Mexico' + 'City' }, /like America\/Mexico_City/],
  [{ languages: ['es'] }, /no texts in "es": keep some of en, hi, zh; .*tenant:words/],
])('a wish that cannot be met says what to write: %o', (wanted, said) => {
  expect(marketFault(configOf(india.files), wanted)).toMatch(said);
});

test('a language is taken out whole: texts, pages, lists; the last one stays', () => {
  const { config: text, removed } = withoutLanguage(india, 'en');
  const left: unknown = JSON.parse(text);
  expect(textsIn(left).filter(({ path }) => path.at(-1) === 'en')).toEqual([]);
  expect(valueAt(left, 'locale')).toMatchObject({ languages: ['hi', 'zh'], defaultLanguage: 'hi' });
  expect(removed).toContain('legal/terms.en.md');
  expect(removed.filter((file) => !/[./]en\./.test(file))).toEqual([]);
  const alone = { id: 'mi-prestamo', files: made.files };
  expect(() => withoutLanguage(alone, 'en')).toThrow(/only language/);
});
