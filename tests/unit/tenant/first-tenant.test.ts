import { describe, expect, test } from 'vitest';
import { checkTenant } from '../../../src/tenant/check-tenant.ts';
import { guardFirstTenant } from '../../../src/tenant/first-tenant.ts';
import { put, sampleConfig } from '../../support/sample-tenant.ts';
import { shippedConfig, shippedIds, shippedTenant } from './shipped-folder.ts';

describe.each(shippedIds)('design §3: the guard of first views, on tenants/%s', (id) => {
  test('reads just what the schema reads', () => {
    const first = guardFirstTenant(shippedConfig(id), id);
    expect(first).toBeDefined();
    expect(shippedTenant(id)).toMatchObject(first ?? {});
  });
});

/** What an operator may write in the place of a value. */
const wrong: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'x',
  ' x ',
  -1,
  0.5,
  99,
  true,
  [],
  ['x'],
  {},
  { x: 1 },
  'http://lender.example',
  'javascript:alert(1)',
  '//evil.example',
  '#12345',
];

/** Every place of a config, as `money.symbol`. */
function placesIn(value: unknown, place = ''): string[] {
  const inner =
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).flatMap(([key, one]) =>
          placesIn(one, place ? `${place}.${key}` : key),
        )
      : [];
  return place ? [place, ...inner] : inner;
}

/** The places that a first view reads. */
const places = placesIn(guardFirstTenant(sampleConfig(), 'sample'));

test('design §3: what the schema refuses in a field of a first view, the guard refuses too', () => {
  expect(places.length).toBeGreaterThan(100);
  const passed = places.flatMap((place) =>
    wrong.flatMap((value) => {
      const config = sampleConfig();
      put(config, place, value);
      const check = checkTenant(config, 'sample');
      const isRefused =
        !check.isSound &&
        check.faults.some(({ where }) => where.startsWith(place.split('.')[0] ?? ''));
      // A zone that no browser knows is found when the first day is written: then React draws.
      return place !== 'locale.timeZone' && isRefused && guardFirstTenant(config, 'sample')
        ? [`${place}: ${JSON.stringify(value)}`]
        : [];
    }),
  );
  expect(passed).toEqual([]);
});

test('design §3: where the guard lets a file pass that the schema reads, both read the same', () => {
  for (const place of places) {
    for (const value of wrong) {
      // What nobody knows is left alone by both.
      if (typeof value === 'object' && value !== null && 'x' in value) continue;
      const config = sampleConfig();
      put(config, place, value);
      const first = guardFirstTenant(config, 'sample');
      const check = checkTenant(config, 'sample');
      if (!first || !check.isSound) continue;
      expect(check.tenant, place).toMatchObject(first);
    }
  }
});

test('a file of another folder, or one that is no tenant at all, has no first view', () => {
  expect(guardFirstTenant(sampleConfig(), 'other')).toBeUndefined();
  for (const raw of wrong) expect(guardFirstTenant(raw, 'sample')).toBeUndefined();
});
