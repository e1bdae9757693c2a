import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  applyChanges,
  changesBetween,
  setAside,
  shownValue,
} from '../../../../src/features/developer-preview/studio/tenant-diff.ts';

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

test('a draft from a link does not change unseen who is asked and whom the lender trusts', () => {
  const paths = [['brand', 'name'], ['api', 'baseUrl'], ['security', 'trustedOrigins'], ['id'], []];
  const { taken, held } = setAside(paths.map((path) => ({ path })));
  expect(taken).toEqual([{ path: ['brand', 'name'] }]);
  expect(held).toHaveLength(4);
});

test('a value is shown as it is written, and what is not there not at all', () => {
  expect(shownValue('a')).toBe('a');
  expect(shownValue([1])).toBe('[1]');
  expect(shownValue(undefined)).toBeUndefined();
});
