import { describe, expect, test } from 'vitest';
import { fieldNotes } from '../../../../operators/check/field-notes.ts';
import type { Finding } from '../../../../operators/check/finding.ts';
import { applyFix } from '../../../../operators/check/json-edit.ts';
import { type RuleCode, ruleCodes } from '../../../../operators/check/rule-table.ts';
import { schemaFields } from '../../../../operators/check/schema-node.ts';
import { configText, findingsOf, textAtFinding } from './sample-folder.ts';

test('the sample is sound, so that each fault below is the only one', () => {
  expect(findingsOf()).toEqual([]);
});

/** A field, the value that breaks it, the rule, and where that is told when it is elsewhere. */
type Row = [field: string, value: unknown, code: RuleCode, elsewhere?: string];

const two = [
  { name: 'BCA', payCode: 'BCA', minAmount: 10, maxAmount: 5 },
  { name: 'BCA', payCode: 'BCA' },
];
const select = { name: 'bank', kind: 'select', label: 'x', required: true };
const label = { en: 'Bank', hi: 'बैंक', zh: '银行' };

const rows: Row[] = [
  ['brand.name', undefined, 'field-missing'],
  ['features.cards', 'true', 'value-type'],
  ['money.minorDigits', '2', 'value-type'],
  ['money.grouping', '3-3', 'value-type'],
  ['repayment.route', 'cardrepayment', 'value-choice'],
  ['schemaVersion', 2, 'value-choice'],
  ['theme.brand', '#05f', 'value-format'],
  ['theme.brand', '0B5FFF', 'value-format'],
  ['brand.logo', './assets/logo.svg', 'value-format'],
  ['calculator.dailyRate', 0.0003, 'value-type'],
  ['calculator.dailyRate', '0,0003', 'value-format'],
  ['locale.timeZone', 'Asia/Kolkatta', 'value-format'],
  ['money.shownDigits', 7, 'value-range'],
  ['calculator.periodsDays', [], 'value-length'],
  ['brand.shortName', ' ', 'value-empty'],
  ['id', 'other', 'id-differs'],
  ['loanTerms.effectiveFrom', '2026-02-30', 'date-invalid'],
  ['disclosures.lastReviewed', '2027-01-01', 'date-invalid'],
  ['disclosures.lastReviewed', '2025-11-01', 'date-old'],
  ['calendar.holidays', ['2025-12-25'], 'date-old'],
  ['servicePhone', 'call us', 'contact-format'],
  ['support.email', 'care at sample', 'contact-format'],
  ['calculator.amountMin', 90_000, 'range-reversed'],
  ['forms.repaymentCode.minLength', 9, 'range-reversed'],
  ['locale.languages', ['en', 'hi', 'zh', 'hi'], 'list-twice', 'locale.languages.3'],
  ['calculator.defaultPeriodDays', 92, 'value-choice'],
  ['money.decimalMark', ',', 'money-marks'],
  ['money.currency', 'XQQ', 'money-marks'],
  ['locale.numberLocale', 'de-DE', 'money-locale'],
  ['routes.aboutUs', undefined, 'route-missing'],
  ['routes.aboutUs', '/about', 'route-collides'],
  ['routes.aboutUs', '/Loan-Terms/', 'route-collides', 'routes.loanTerms'],
  ['routes.aboutUs', '/assets/about', 'route-reserved'],
  ['routes.aboutUs', '/gateway/sample/about', 'route-reserved'],
  ['features.cards', false, 'feature-needed', 'repayment.route'],
  ['locale.defaultLanguage', 'id', 'language-default'],
  ['support.hours.hi', undefined, 'language-missing', 'support.hours'],
  ['support.hours.fr', 'Tous les jours', 'language-needless'],
  ['support.hours.hi', 'Every day, from eight to seven', 'text-script'],
  ['support.hours.en', '每天', 'text-script'],
  ['support.hours.zh', 'Every day, 8:00 am to 7:00 pm (IST)', 'text-script'],
  ['brand.shortName', 'A short name that is long', 'text-long'],
  ['brand.name', 'TODO', 'text-placeholder'],
  ['locale.ownWording', ['en'], 'wording-unlisted', 'locale.ownWording.0'],
  ['theme.fontColours.onBrand', '#5577cc', 'colour-contrast'],
  ['theme.gradient', ['#0b7a4b', '#7bb800'], 'colour-contrast'],
  ['brand.logo', 'assets/Logo.svg', 'asset-missing'],
  ['brand.logo', 'https://pictures.sample.example/logo.svg', 'asset-foreign'],
  ['features.paymentGuide', true, 'feature-needed'],
  ['forms.registration.phone.pattern', '^(', 'pattern-invalid'],
  ['forms.registration.phone.pattern', '^(\\d+)+$', 'pattern-unsafe'],
  ['forms.registration.phone.pattern', '^\\d*\\d*\\d*$', 'pattern-unsafe'],
  ['forms.registration.phone.example', '12345', 'pattern-example'],
  ['forms.registration.phone.maxLength', 9, 'pattern-example', 'forms.registration.phone.example'],
  ['forms.bindCard.fields.0.name', 'productId', 'field-name-taken'],
  ['forms.bindCard.fields.1.name', 'holder', 'field-name-twice'],
  ['forms.bindCard.fields.0', { ...select, label }, 'options-missing'],
  ['forms.bindCard.fields.0.options', [{ value: 'a', label: 'A' }], 'options-needless'],
  ['forms.bindCard.fields.0.fills', 'nothing', 'fills-unknown'],
  ['forms.bindCard.fields.0.fills', 'holder', 'fills-unknown'],
  [
    'forms.bindCard.fields.0.named',
    [
      { prefix: 'AB', name: 'A' },
      { prefix: 'AB', name: 'B' },
    ],
    'list-twice',
    'forms.bindCard.fields.0.named.1.prefix',
  ],
  ['repayment.banks', two, 'channel-twice', 'repayment.banks.1'],
  ['repayment.banks', two, 'range-reversed', 'repayment.banks.0.minAmount'],
  ['disclosures.coolingOffDays', 0, 'cap-minimum'],
  ['disclosures.maxDailyCostPercent', '0.01', 'cap-daily', 'calculator.dailyRate'],
  ['disclosures.maxDailyCostPercent', '4', 'cap-late', 'loanTerms.lateDailyPercent.0.percent'],
  ['disclosures.maxTotalCostPercent', '100', 'cap-total', 'loanTerms.lateDailyPercent'],
  ['money.currency', 'VND', 'cap-unknown'],
  ['loanTerms.lateDailyPercent.0.percent', '6', 'terms-differ', 'disclosures.lateCharges.en'],
  ['loanTerms.lateDailyPercent.1.fromDay', 40, 'terms-differ'],
  ['calculator.periodsDays', [91, 720], 'terms-differ', 'calculator.periodsDays.1'],
  [
    'security.trustedOrigins',
    ['http://pay.sample.example'],
    'origin-insecure',
    'security.trustedOrigins.0',
  ],
  [
    'security.trustedOrigins',
    ['https://pay.sample.example/x'],
    'origin-path',
    'security.trustedOrigins.0',
  ],
  ['security.frameOrigins', [], 'origin-needed', 'links.privacyPage'],
  ['loanStatuses', { 175: {} }, 'name-unknown', 'loanStatuses.175'],
  ['lender.sameCompanyAs', 'nobody', 'folder-missing'],
];

test.each(rows)(
  'design §5: %s = %j: %s, at its place in the text, and its fix mends it',
  (field, value, code, elsewhere) => {
    const place = elsewhere ?? field;
    const text = configText({ [field]: value });
    const isIt = (one: Finding) => one.code === code && one.field === place;
    const all = findingsOf({ files: { 'tenant.json': text } });
    const found = all.find(isIt);
    expect(found, JSON.stringify(all)).toBeDefined();
    expect(found?.message).toMatch(/\w{3,}/);
    expect(found?.remedy).toMatch(/\w{3,}/);
    const there = found ? textAtFinding(text, found).replace(/^"/, '') : '';
    expect(there.slice(0, 1)).toBe(
      found?.value === undefined ? there.slice(0, 1) : found.value.slice(0, 1),
    );
    const mended = found?.fix && applyFix(JSON.parse(text), found.fix);
    const after = mended
      ? findingsOf({ files: { 'tenant.json': JSON.stringify(mended) } }).filter(isIt)
      : [];
    expect(after).toEqual([]);
  },
);

test('design §5: all is told in one run, one fault hides no other', () => {
  const fields = {
    'money.minorDigits': 'two',
    'routes.aboutUs': '/about',
    'support.hours.zh': undefined,
    'theme.fontColours.onBrand': '#5577cc',
    'forms.bindCard.fields.0.name': 'orderId',
    'forms.bindCard.fields.1.kind': 'number',
  };
  const codes = findingsOf({ fields }).map(({ code }) => code);
  expect(codes).toEqual(
    expect.arrayContaining([
      'value-type',
      'route-collides',
      'language-missing',
      'colour-contrast',
      'field-name-taken',
      'value-choice',
    ]),
  );
});

describe('keys', () => {
  test('a misspelt key is an error with its right name; one like nothing known is a warning', () => {
    const found = findingsOf({ fields: { 'disclosures.coolingOfDays': 3, 'brand.slogan': 'x' } });
    expect(found).toMatchObject([
      { code: 'key-unknown', severity: 'warning', field: 'brand.slogan' },
      {
        code: 'key-misspelt',
        severity: 'error',
        field: 'disclosures.coolingOfDays',
        remedy: 'write "coolingOffDays"',
      },
    ]);
  });

  test('a misspelt key whose right name is free can be renamed', () => {
    const text = configText().replace('"coolingOffDays"', '"coolingOfDays"');
    const found = findingsOf({ files: { 'tenant.json': text } });
    expect(found.find(({ code }) => code === 'key-misspelt')?.fix).toEqual({
      op: 'rename',
      path: ['disclosures', 'coolingOfDays'],
      to: 'coolingOffDays',
    });
  });

  test('HD-31: a key that reaches the prototype is an error', () => {
    const text = configText().replace('"theme": {', '"theme": { "__proto__": { "x": 1 },');
    const found = findingsOf({ files: { 'tenant.json': text } });
    expect(found.map(({ code }) => code)).toContain('key-forbidden');
  });
});

test('design §5: every field of the schema has a note, and no note is left over', () => {
  const paths = schemaFields().map(({ path }) => path);
  expect(paths.filter((path) => !fieldNotes[path])).toEqual([]);
  expect(Object.keys(fieldNotes).filter((path) => !paths.includes(path))).toEqual([]);
});

test('codes are small words with dashes', () => {
  expect(ruleCodes.filter((code) => !/^[a-z]+(?:-[a-z]+)+$/.test(code))).toEqual([]);
});
