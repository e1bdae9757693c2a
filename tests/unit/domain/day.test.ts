import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { deadlineOf } from '../../../src/domain/deadline.ts';
import { daysBetween, readDay, todayIn } from '../../../src/domain/day.ts';

const jakarta = 'Asia/Jakarta';
const kolkata = 'Asia/Kolkata';

afterEach(() => vi.restoreAllMocks());

describe('readDay', () => {
  test('HD-56: a date alone is that day in every zone', () => {
    for (const zone of [jakarta, 'America/Los_Angeles', 'Pacific/Kiritimati']) {
      expect(readDay('2026-03-01', zone)).toEqual({ year: 2026, month: 3, day: 1 });
    }
  });

  test('HD-57: no browser is asked to read a date', () => {
    const parse = vi.spyOn(Date, 'parse').mockReturnValue(NaN);
    expect(readDay('2026-03-01 10:00:00', jakarta)).toEqual({
      year: 2026,
      month: 3,
      day: 1,
      hour: 10,
      minute: 0,
    });
    expect(parse).not.toHaveBeenCalled();
  });

  test.each([
    ['2026-12-31 23:59:59', 23, 59],
    ['2026-12-31 00:00', 0, 0],
    ['2026-12-31T08:05:00', 8, 5],
    ['2026-12-31T08:05:00.123', 8, 5],
  ])('screens §8: %s is a time of the tenant’s zone', (value, hour, minute) => {
    expect(readDay(value, kolkata)).toEqual({ year: 2026, month: 12, day: 31, hour, minute });
  });

  test.each([
    ['2026-12-31T20:00:00Z', 3, 0],
    ['2026-12-31T20:00:00.000+00:00', 3, 0],
    ['2026-12-31T23:30:00+0530', 1, 0],
    ['2026-12-31T12:00:00-08:00', 3, 0],
  ])('screens §8: %s names its own zone, and is shown in the tenant’s', (value, hour, minute) => {
    expect(readDay(value, jakarta)).toEqual({ year: 2027, month: 1, day: 1, hour, minute });
  });

  test('screens §8: epoch milliseconds are told in the tenant’s zone', () => {
    expect(readDay('1798655400000', kolkata)).toEqual({
      year: 2026,
      month: 12,
      day: 31,
      hour: 0,
      minute: 0,
    });
    expect(readDay('1798655400000', jakarta)).toEqual({
      year: 2026,
      month: 12,
      day: 31,
      hour: 1,
      minute: 30,
    });
  });

  test.each([
    '',
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-04-31',
    '2026-01-01 24:00',
    '2026-01-01 10:60',
    '2026-01-01 10:00:61',
    '2026-1-1',
    '01/02/2026',
    '1 March 2026',
    '20261231',
    '20261231235959',
    '1798655400',
    ' 2026-03-01',
    '0001-01-01',
    '-1798655400000',
    'in 3 days',
  ])('screens §8: %j is no date, and is shown as it came', (value) => {
    expect(readDay(value, jakarta)).toBeUndefined();
  });

  test('screens §8: every real day is read as it was written', () => {
    const days = fc.date({
      min: new Date('1900-01-01'),
      max: new Date('2199-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (date) => {
        const text = date.toISOString();
        const [year, month, day] = text.slice(0, 10).split('-').map(Number);
        expect(readDay(text.slice(0, 10), jakarta)).toEqual({ year, month, day });
        expect(readDay(text, 'UTC')).toMatchObject({ year, month, day });
      }),
    );
  });
});

test('HD-56: days are counted on the calendar, over summer time and leap days', () => {
  const day = (year: number, month: number, date: number) => ({ year, month, day: date });
  expect(daysBetween(day(2026, 3, 1), day(2026, 3, 1))).toBe(0);
  expect(daysBetween(day(2026, 3, 28), day(2026, 3, 30))).toBe(2);
  expect(daysBetween(day(2028, 2, 28), day(2028, 3, 1))).toBe(2);
  expect(daysBetween(day(2027, 1, 1), day(2026, 12, 31))).toBe(-1);
  expect(daysBetween({ ...day(2026, 1, 1), hour: 23, minute: 59 }, day(2026, 1, 2))).toBe(1);
});

test('screens §0: today is the day in the tenant’s zone', () => {
  const now = Date.UTC(2026, 11, 31, 18, 0);
  expect(todayIn(jakarta, now)).toEqual({ year: 2027, month: 1, day: 1 });
  expect(todayIn('UTC', now)).toEqual({ year: 2026, month: 12, day: 31 });
});

describe('deadlineOf', () => {
  test('screens §8: a number that expires at a time of the tenant’s zone ends at that moment', () => {
    const day = { year: 2026, month: 12, day: 31, hour: 23, minute: 59 };
    expect(deadlineOf(day, jakarta)).toBe(Date.UTC(2026, 11, 31, 16, 59));
    expect(deadlineOf(day, kolkata)).toBe(Date.UTC(2026, 11, 31, 18, 29));
  });

  test('screens §8: a deadline without a time lasts to the end of its day', () => {
    expect(deadlineOf({ year: 2026, month: 12, day: 31 }, jakarta)).toBe(
      Date.UTC(2026, 11, 31, 17, 0),
    );
  });

  test('screens §8: what is told of a moment leads back to it, across summer time', () => {
    const zones = fc.constantFrom(jakarta, kolkata, 'Asia/Manila', 'America/New_York');
    fc.assert(
      fc.property(fc.integer({ min: 28_401_120, max: 31_000_000 }), zones, (minutes, zone) => {
        const moment = minutes * 60_000;
        const day = readDay(String(moment), zone);
        if (!day) throw new Error('not read');
        // In the hour that summer time repeats, either of its two moments is right.
        expect([0, 3_600_000]).toContain(Math.abs(deadlineOf(day, zone) - moment));
      }),
    );
  });
});
