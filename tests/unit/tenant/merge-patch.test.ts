import { expect, test } from 'vitest';
import {
  changesInForce,
  dayInZoneOf,
  mergePatch,
  nextChange,
} from '../../../src/tenant/merge-patch.ts';

test('groups are joined, a list takes the place of a list, null takes a field out', () => {
  const base = { a: { b: 1, c: 2 }, list: [1, 2], gone: true };
  expect(mergePatch(base, { a: { c: 3 }, list: [9], gone: null, new: { x: 1 } })).toEqual({
    a: { b: 1, c: 3 },
    list: [9],
    new: { x: 1 },
  });
  expect(base.a.c).toBe(2);
});

test('a key that reaches an object’s prototype stays a plain key, for the check to refuse', () => {
  const laid = mergePatch({}, JSON.parse('{"__proto__":{"isAdmin":true}}'));
  expect(Object.keys(Object(laid))).toEqual(['__proto__']);
  expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
});

const config = (timeZone: string) => ({
  scheduled: ['2027-06-01', '2027-01-01', 'soon', 7],
  locale: { timeZone },
});

test.each([
  ['Asia/Kolkata', '2026-12-31T18:29:59Z', '2026-12-31', []],
  ['Asia/Kolkata', '2026-12-31T18:30:00Z', '2027-01-01', ['2027-01-01']],
  ['America/Mexico_City', '2027-01-01T05:59:59Z', '2026-12-31', []],
  ['America/Mexico_City', '2027-01-01T06:00:00Z', '2027-01-01', ['2027-01-01']],
  ['no zone', '2027-01-01T00:00:00Z', '2027-01-01', ['2027-01-01']],
  ['Asia/Kolkata', '2028-01-01T00:00:00Z', '2028-01-01', ['2027-01-01', '2027-06-01']],
])('in %s at %s it is %s, and %j hold', (zone, moment, day, inForce) => {
  const today = dayInZoneOf(config(zone), Date.parse(moment));
  expect(today).toBe(day);
  expect(changesInForce(config(zone), today)).toEqual(inForce);
});

test('the next change is the first day after today', () => {
  expect(nextChange(config('UTC'), '2027-01-01')).toBe('2027-06-01');
  expect(nextChange(config('UTC'), '2027-06-01')).toBeUndefined();
  expect(nextChange({}, '2027-06-01')).toBeUndefined();
});
