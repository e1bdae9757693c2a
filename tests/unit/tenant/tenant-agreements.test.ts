import { describe, expect, test } from 'vitest';
import { checkTenant } from '../../../src/tenant/check-tenant.ts';
import { withPassThrough } from '../../../src/session/pass-through.ts';
import { sampleSession } from '../../support/sample-session.ts';
import { sampleConfig, sampleTenant } from '../../support/sample-tenant.ts';

/** Where the sample with the given changes is at fault. */
function placesOf(changes: Readonly<Record<string, unknown>>): string[] {
  const check = checkTenant(sampleConfig(changes), 'sample');
  return check.isSound ? [] : check.faults.map(({ where }) => where);
}

describe('design §4: routes must not collide', () => {
  test.each([
    ['two of the tenant', { 'routes.aboutUs': '/same', 'routes.loanTerms': '/same' }],
    [
      'case and a slash at the end make no difference',
      { 'routes.aboutUs': '/same', 'routes.loanTerms': '/Same/' },
    ],
    ['one of the tenant and a literal one', { 'routes.aboutUs': '/about' }],
    ['one of the tenant and the home page', { 'routes.aboutUs': '/' }],
  ])('%s', (_how, changes) => {
    expect(placesOf(changes).some((place) => place.startsWith('routes.'))).toBe(true);
  });

  test('screens §1: a literal path goes on working as an alias, so nobody else may have it', () => {
    expect(placesOf({ 'routes.calculator': '/calc', 'routes.aboutUs': '/about' })).toContain(
      'routes.aboutUs',
    );
  });

  test('a path with dots in it cannot be reached, or reaches another page', () => {
    for (const path of ['/..', '/.', '/a/../b', '/./a'])
      expect(placesOf({ 'routes.aboutUs': path })).toEqual(['routes.aboutUs']);
  });

  test('a mistyped long path is refused at once: the check itself must not hang', () => {
    const started = performance.now();
    expect(placesOf({ 'routes.aboutUs': `/${'a'.repeat(24)}!` })).toEqual(['routes.aboutUs']);
    expect(performance.now() - started).toBeLessThan(100);
  });
});

describe('design §4: field patterns must be free of catastrophic backtracking', () => {
  test.each([
    '^(a+)+$',
    '^(a*)*$',
    '^(a+){2,}$',
    '^((a+))+$',
    '^(a|a)*$',
    '^(a|aa)+$',
    '^(\\d\\d?)+$',
    '^([a-z]+ ?)*$',
    '^(?:\\w+\\s?)+$',
  ])('%s is refused', (pattern) => {
    expect(placesOf({ 'forms.registration.phone.pattern': pattern })).toEqual([
      'forms.registration.phone.pattern',
    ]);
  });

  test.each([
    '^\\d{9,18}$',
    '^(?:[6-9]\\d{9}|1[3-9]\\d{9})$',
    '^[A-Z]{4}0[A-Z0-9]{6}$',
    '^[^0-9]{2,60}$',
    '^(?:\\+?62|0)8\\d{8,11}$',
  ])('%s is allowed', (pattern) => {
    expect(placesOf({ 'forms.registration.phone.pattern': pattern })).toEqual([]);
  });
});

describe("design §4: an asset lies in the tenant's own folder", () => {
  test.each([
    'assets/../../other/assets/logo.svg',
    'assets/../tenant.json',
    '../logo.svg',
    '/logo.svg',
  ])('%s is refused', (logo) => {
    expect(placesOf({ 'brand.logo': logo })).toEqual(['brand.logo']);
  });
});

describe('design §3: an origin that the check lets through is an origin that works', () => {
  const session = sampleSession({ sessionId: 'S' });

  test.each([
    ['https://Pay.Sample.example', 'https://pay.sample.example/x'],
    ['HTTPS://pay.sample.example', 'https://pay.sample.example/x'],
    ['https://pay.sample.example:443', 'https://pay.sample.example/x'],
    ['https://pay.sample.example:8443', 'https://pay.sample.example:8443/x'],
    ['http://localhost:3000', 'http://localhost:3000/x'],
  ])('%s', (written, address) => {
    const changes = { 'security.trustedOrigins': [written] };
    const isRefused = placesOf(changes).length > 0;
    const tenant = isRefused ? undefined : sampleTenant(changes);
    const told = tenant && withPassThrough(address, session, tenant, 'https://app.example');
    expect(told ?? 'refused').toMatch(/sessionId=S|^refused$/);
  });
});

describe('design §3: the app never half-works on a bad config', () => {
  test('a locale that the browser refuses is a fault, not a crash on the first amount or date', () => {
    for (const numberLocale of ['en_IN', '?']) {
      expect(placesOf({ 'locale.numberLocale': numberLocale })).toEqual(['locale.numberLocale']);
    }
  });
});
