import { dayLength, flatTime, wallTime, type Day } from './day.ts';

/**
 * When a deadline that was written so is over, in milliseconds since 1970: at the written minute, and without a
 * time at the end of the day in the tenant's zone.
 */
export function deadlineOf(day: Day, timeZone: string): number {
  const wanted = flatTime(day) + (day.hour === undefined ? dayLength : 0);
  const off = (moment: number) => flatTime(wallTime(moment, timeZone)) - moment;
  // The zone's offset is taken where it is needed: a first guess can lie across a change of summer time.
  return wanted - off(wanted - off(wanted));
}
