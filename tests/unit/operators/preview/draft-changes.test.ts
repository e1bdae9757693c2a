import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shippedConfig } from '../../tenant/shipped-folder.ts';
import { changesBetween } from '../../../../operators/check/json-diff.ts';
import {
  applyChanges,
  setAside,
  shownValue,
} from '../../../../operators/preview/studio/draft-changes.ts';

test('design §5: a comparison names each changed field with its old and its new value', () => {
  const old = { brand: { name: 'A', logo: 'l' }, days: [1, 2], gone: true };
  const now = { brand: { name: 'B', logo: 'l' }, days: [1, 3], more: 0 };
  expect(changesBetween(old, now)).toEqual([
    { path: ['brand', 'name'], old: 'A', now: 'B' },
    { path: ['days', 1], old: 2, now: 3 },
    { path: ['gone'], old: true, now: undefined },
    { path: ['more'], old: undefined, now: 0 },
  ]);
});

test('a list of another length is one change, another order of keys is none', () => {
  expect(changesBetween([1, 2], [1])).toEqual([{ path: [], old: [1, 2], now: [1] }]);
  expect(changesBetween({ a: 1, b: 2 }, { b: 2, a: 1 })).toEqual([]);
});

test('the changes of any two values lead from one to the other', () => {
  const value = fc
    .jsonValue({ maxDepth: 3 })
    .map((raw): unknown => JSON.parse(JSON.stringify(raw)));
  fc.assert(
    fc.property(value, value, (old, now) => {
      expect(applyChanges(old, changesBetween(old, now))).toEqual(now);
      expect(changesBetween(now, now)).toEqual([]);
    }),
  );
});

test('screens §9: a draft from a link changes theme, brand and marketing with their pictures, wording and legal texts, and nothing else', () => {
  const config = shippedConfig('india');
  const changes = Object.keys(Object(config)).map((top) => ({ path: [top, 'x'], now: 1 }));
  const files = {
    'legal/privacy.en.md': 'a',
    'wording/en.json': '{}',
    'guide/steps.en.md': 'a',
    'assets/logo.svg': '<svg/>',
    'tenant.json': '{}',
  };
  const { taken, takenFiles, held } = setAside([...changes, { path: [], now: {} }], files);
  expect(taken.map(({ path }) => String(path[0])).sort()).toEqual(['brand', 'marketing', 'theme']);
  expect(Object.keys(takenFiles)).toEqual([
    'legal/privacy.en.md',
    'wording/en.json',
    'assets/logo.svg',
  ]);
  expect(held).toHaveLength(changes.length + 1 - 3 + 2);
});

test('a draft from a link asks nobody else for a picture', () => {
  const logo = { path: ['brand', 'logo'], now: 'https://evil.example/seen.png' };
  const banners = { path: ['marketing', 'banners'], now: [{ image: 'https://evil.example/1' }] };
  expect(setAside([logo, banners], {})).toMatchObject({ taken: [], held: [logo, banners] });
});

test('a value is shown as it is written, and what is not there not at all', () => {
  expect(shownValue('a')).toBe('a');
  expect(shownValue([1])).toBe('[1]');
  expect(shownValue(undefined)).toBeUndefined();
});
