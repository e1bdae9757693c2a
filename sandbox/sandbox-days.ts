import { todayIn } from '../src/domain/day.ts';

/** A day of the calendar as days since 1970-01-01: no zone, no time, easy to count with. */
export type DayNumber = number;

const dayLength = 86_400_000;

/** The day it is in the tenant's zone at `now`, in milliseconds since 1970. */
export function dayAt(now: number, timeZone: string): DayNumber {
  const { year, month, day } = todayIn(timeZone, now);
  return Date.UTC(year, month - 1, day) / dayLength;
}

/** `YYYY-MM-DD`, as dates travel (screens §8). */
export function isoDay(day: DayNumber): string {
  return new Date(day * dayLength).toISOString().slice(0, 10);
}

/**
 * The day in words of a language, with plain digits: `28 Nov 2026`; in a sentence with its weekday,
 * `Saturday, 28 November 2026`.
 */
export function dayInWords(
  day: DayNumber,
  language: string,
  style: 'row' | 'sentence' = 'row',
): string {
  // Plain "en" puts the month first, as no market of ours does.
  const locale = language === 'en' ? 'en-GB' : `${language}-u-nu-latn`;
  return new Intl.DateTimeFormat(locale, {
    ...(style === 'sentence' && { weekday: 'long' }),
    day: 'numeric',
    month: style === 'sentence' ? 'long' : 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(day * dayLength);
}
