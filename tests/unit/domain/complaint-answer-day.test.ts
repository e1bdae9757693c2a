import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerDueDay } from '../../../src/domain/complaint-answer-day.ts';
import { daysBetween, type Day } from '../../../src/domain/day.ts';

const day = (text: string): Day => {
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number);
  return { year, month, day: date };
};
const weekend = [0, 6];
const calendar = { weekend, holidays: ['2026-12-25', '2027-01-01'] };

test.each([
  ['a Monday', '2026-11-23', '2026-11-26'],
  ['a Wednesday: the weekend does not count', '2026-11-25', '2026-11-30'],
  ['a Friday', '2026-11-27', '2026-12-02'],
  ['a Saturday counts like the Friday before', '2026-11-28', '2026-12-02'],
  ['a Sunday', '2026-11-29', '2026-12-02'],
  ['the day before a holiday', '2026-12-24', '2026-12-30'],
  ['a holiday itself', '2026-12-25', '2026-12-30'],
  ['days that cross two holidays and a year', '2026-12-30', '2027-01-05'],
  ['a leap day', '2028-02-28', '2028-03-02'],
])('spec §9: three weekdays after %s (%s) end on %s', (_title, from, due) => {
  expect(answerDueDay(day(from), 3, calendar)).toEqual(day(due));
});

test('domain §3: where Friday and Saturday are free, Sunday is a day of work', () => {
  expect(answerDueDay(day('2026-11-26'), 2, { weekend: [5, 6], holidays: [] })).toEqual(
    day('2026-11-30'),
  );
});

test('spec §9: no days of work at all would never end, so then every day counts', () => {
  const always = { weekend: [0, 1, 2, 3, 4, 5, 6], holidays: [] };
  expect(answerDueDay(day('2026-11-27'), 3, always)).toEqual(day('2026-11-30'));
});

test('spec §9: the time of day is no part of the promise', () => {
  expect(answerDueDay({ ...day('2026-11-23'), hour: 23, minute: 59 }, 0, calendar)).toEqual(
    day('2026-11-23'),
  );
});

test('spec §9: the promised day is a day of work, later with each weekday, and never sooner than that', () => {
  const dates = fc.integer({ min: 0, max: 20_000 }).map((days) => {
    const at = new Date(days * 86_400_000);
    return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() };
  });
  fc.assert(
    fc.property(dates, fc.integer({ min: 1, max: 30 }), (from, weekdays) => {
      const due = answerDueDay(from, weekdays, calendar);
      const next = answerDueDay(from, weekdays + 1, calendar);
      expect(daysBetween(from, due)).toBeGreaterThanOrEqual(weekdays);
      expect(daysBetween(due, next)).toBeGreaterThanOrEqual(1);
      const weekday = new Date(Date.UTC(due.year, due.month - 1, due.day)).getUTCDay();
      expect(weekend).not.toContain(weekday);
    }),
  );
});
