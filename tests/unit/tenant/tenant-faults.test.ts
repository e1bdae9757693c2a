import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkTenant } from '../../../src/tenant/check-tenant.ts';
import { put, sampleConfig } from '../../support/sample-tenant.ts';

/** Every fault of the sample with the given changes. */
function faultsOf(
  changes: Readonly<Record<string, unknown>>,
): readonly { where: string; what: string }[] {
  const check = checkTenant(sampleConfig(changes), 'sample');
  return check.isSound ? [] : check.faults;
}

test('design §3: the sample is sound, so that each fault below is the only one', () => {
  expect(faultsOf({})).toEqual([]);
});

describe('design §3: a value of the wrong kind is a fault at its own place', () => {
  test.each<[string, unknown]>([
    ['schemaVersion', 2],
    ['id', 5],
    ['brand.name', ''],
    ['brand.name', '   '],
    ['brand.logo', 'javascript:alert(1)'],
    ['brand.logo', 'http://cdn.sample.example/logo.svg'],
    ['brand.appNames', 'Sample'],
    ['lender.phone', 18000],
    ['locale.languages', []],
    ['locale.languages', ['EN']],
    ['locale.defaultLanguage', 'xx'],
    ['locale.timeZone', 'Mars/Olympus'],
    ['money.currency', 'rupees'],
    ['money.minorDigits', 2.5],
    ['money.minorDigits', '2'],
    ['money.shownDigits', -1],
    ['money.grouping', '3'],
    ['money.decimalMark', ';'],
    ['theme.brand', 'blue'],
    ['theme.brand', '#FFF'],
    ['theme.gradient', ['#111111']],
    ['theme.dark', 'true'],
    ['servicePhone', undefined],
    ['routes.loanDetails', 'loan-details'],
    ['routes.loanDetails', '/loan details'],
    ['routes.loanDetails', '/loan?x=1'],
    ['routes.loanDetails', undefined],
    ['features.cards', 1],
    ['features.cards', undefined],
    ['launch.merchantNumber', ''],
    ['api.baseUrl', 'http://api.sample.example'],
    ['api.baseUrl', 'https://api.sample.example/'],
    ['api.prefix', 'gateway'],
    ['api.prefix', '//evil.example'],
    ['security.trustedOrigins', ['https://*.sample.example']],
    ['security.trustedOrigins', ['https://pay.sample.example/path']],
    ['security.trustedOrigins', ['http://pay.sample.example']],
    ['security.frameOrigins', ['null']],
    ['bridge.android', { methods: {} }],
    ['calculator.dailyRate', 0.0003],
    ['calculator.dailyRate', '.0003'],
    ['calculator.dailyRate', '-0.0003'],
    ['calculator.dailyRate', '3e-4'],
    ['calculator.periodsDays', []],
    ['calculator.defaultPeriodDays', 92],
    ['calculator.amountMin', 90_000_000],
    ['repayment.route', 'loanDetails'],
    [
      'loanStatuses',
      { 174: { picture: 'due', actions: ['pay'], recommend: false, state: 'unpaid' } },
    ],
    ['rating.nativeThreshold', 6],
    ['forms.registration.phone.pattern', '('],
    ['forms.bindCard.fields', []],
    ['links.downloadApp', 'market://details?id=x'],
  ])('%s = %j', (place, value) => {
    const faults = faultsOf({ [place]: value });
    expect(faults.length).toBeGreaterThan(0);
    for (const { where, what } of faults) {
      expect(where === place || where.startsWith(`${place}.`)).toBe(true);
      expect(what).toMatch(/\w{3,}/);
    }
  });

  test('every missing group is named', () => {
    const config = sampleConfig();
    for (const group of Object.keys(Object(config))) {
      if (group === '$schema' || group === 'loanStatuses') continue;
      expect(
        faultsOf({ [group]: undefined }).map(({ where }) => where),
        group,
      ).toContain(group);
    }
  });
});

describe('design §3: what an operator may write', () => {
  test('a field that nobody knows is no fault', () => {
    expect(faultsOf({ 'brand.slogan': 'x', future: { any: 1 } })).toEqual([]);
  });

  test('all faults are told in one run', () => {
    const places = faultsOf({ 'money.symbol': 5, 'theme.brand': 'x', servicePhone: 1 }).map(
      ({ where }) => where,
    );
    expect(places.sort()).toEqual(['money.symbol', 'servicePhone', 'theme.brand']);
  });
});

describe('HD-31: keys that reach the prototype', () => {
  const hostile: object = JSON.parse(readFileSync('tests/cases/tenant-proto.json', 'utf8'));

  test('each is a fault that names it, and nothing of the tenant is used', () => {
    const text = JSON.stringify(sampleConfig()).replace(
      /^\{/,
      `{${JSON.stringify(hostile).slice(1, -1)},`,
    );
    const check = checkTenant(JSON.parse(text), 'sample');
    expect(check.isSound).toBe(false);
    const places = check.isSound ? [] : check.faults.map(({ where }) => where);
    expect(places).toEqual(expect.arrayContaining(['__proto__', 'constructor']));
  });

  test.each(['__proto__', 'constructor', 'prototype'])('%s is found wherever it stands', (key) => {
    for (const place of [
      'theme',
      'routes',
      'features',
      'api.paths',
      'bridge.android.methods',
      'lender.registrations.0.label',
    ]) {
      const config = sampleConfig();
      put(config, place, JSON.parse(`{"${key}":{"polluted":"yes"}}`));
      const check = checkTenant(config, 'sample');
      expect(check.isSound ? [] : check.faults.map(({ where }) => where)).toContain(
        `${place}.${key}`,
      );
    }
  });

  test('nothing reaches the prototype by the check', () => {
    checkTenant(hostile, 'sample');
    for (const name of ['polluted', 'polluted2', 'isAdmin', 'loanConfirm'])
      expect(Reflect.get({}, name)).toBeUndefined();
  });
});

test('design §3: the check never throws, whatever the file holds', () => {
  const deep = `${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`;
  for (const text of [
    'null',
    '5',
    '"x"',
    '[]',
    '[null]',
    '{}',
    '{"id":null}',
    '{"routes":[]}',
    '{"locale":{"languages":{}}}',
    deep,
  ]) {
    expect(checkTenant(JSON.parse(text), 'sample')).toMatchObject({ isSound: false });
  }
});
