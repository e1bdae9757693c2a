import type { Day } from './day.ts';

/** The days on which a lender does not work. */
export interface WorkCalendar {
  /** 0 is Sunday. */
  weekend: readonly number[];
  /** `YYYY-MM-DD`, in the tenant's zone. */
  holidays: readonly string[];
}

const dayLength = 86_400_000;

/**
 * The day by which an answer is promised: the last of `weekdays` days of work after `from`, which does not count
 * itself (spec §9). A calendar whose every day is weekend is taken for one without weekends.
 */
export function answerDueDay(
  from: Day,
  weekdays: number,
  { weekend, holidays }: WorkCalendar,
): Day {
  const free = new Set(new Set(weekend).size < 7 ? weekend : []);
  const off = new Set(holidays);
  // Counted in UTC, where every day has 24 hours: no zone and no summer time can shift it.
  const at = new Date(Date.UTC(from.year, from.month - 1, from.day));
  for (let left = weekdays; left > 0;) {
    at.setTime(at.getTime() + dayLength);
    if (!free.has(at.getUTCDay()) && !off.has(at.toISOString().slice(0, 10))) left -= 1;
  }
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() };
}
