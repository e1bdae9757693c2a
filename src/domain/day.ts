const made: Record<string, Intl.DateTimeFormat> = {};

/** A writer of dates. Each is made once: making one takes a cheap phone a millisecond, and a list has hundreds of dates. */
export function dateFormat(
  language: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  return (made[key] ??= new Intl.DateTimeFormat(language, options));
}

/** A day of the calendar in the tenant's zone; months count from 1; with a time only when the lender gave one. */
export interface Day {
  year: number;
  month: number;
  day: number;
  hour?: number;
  minute?: number;
}

/** Milliseconds. */
export const dayLength = 86_400_000;

/** The day as if it were in UTC, for counting only: no zone and no summer time can shift it. */
export const flatTime = ({ year, month, day, hour = 0, minute = 0 }: Day) =>
  Date.UTC(year, month - 1, day, hour, minute);

/** What calendar and clock of a zone show at a moment. */
export function wallTime(moment: number, timeZone: string): Required<Day> {
  const parts = dateFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(moment);
  const shown = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return {
    year: shown('year'),
    month: shown('month'),
    day: shown('day'),
    hour: shown('hour'),
    minute: shown('minute'),
  };
}

const written =
  /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::[0-5]\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/;

/**
 * Reads `YYYY-MM-DD`, alone or with a time, in the tenant's zone unless the text names its own; or epoch
 * milliseconds of 12 or 13 digits. Anything else, an impossible date included, is undefined and is shown as it
 * came. Browsers disagree on such texts, so none of them is asked to read one (screens §8, HD-56, HD-57).
 */
export function readDay(value: string, timeZone: string): Day | undefined {
  if (/^\d{12,13}$/.test(value)) return wallTime(Number(value), timeZone);
  const match = written.exec(value);
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1, 6).map(Number);
  const full = { year, month, day, hour: hour || 0, minute: minute || 0 };
  const moment = flatTime(full);
  // A 31st of February turns into a day of March, and an hour 25 into the next day.
  if (new Date(moment).toISOString().slice(0, 10) !== value.slice(0, 10)) return undefined;
  if (full.minute > 59) return undefined;
  const zone = match[6];
  if (zone) return wallTime(moment - offsetOf(zone), timeZone);
  return match[4] ? full : { year, month, day };
}

/** Milliseconds that a written zone (`Z`, `+07:00`) is ahead of UTC. */
function offsetOf(zone: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(zone) ?? [];
  return (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * (sign === '-' ? -60_000 : 60_000);
}

/** Days from `a` to `b`: 0 on the same day, negative when `b` is earlier; times of day do not count. */
export function daysBetween(a: Day, b: Day): number {
  const start = ({ year, month, day }: Day) => flatTime({ year, month, day });
  return (start(b) - start(a)) / dayLength;
}

/** Days until a day of an answer: negative once it has passed; undefined where the text is no day. */
export function daysUntil(value: string, timeZone: string, now: number): number | undefined {
  const day = readDay(value, timeZone);
  return day && daysBetween(todayIn(timeZone, now), day);
}

/** The day it is in a zone at `now`, in milliseconds since 1970. */
export function todayIn(timeZone: string, now: number): Day {
  const { year, month, day } = wallTime(now, timeZone);
  return { year, month, day };
}
