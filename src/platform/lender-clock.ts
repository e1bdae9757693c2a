import { systemClock, type Clock } from './clock.ts';

/** Milliseconds by which the lender's clock goes ahead of the device's; 0 until an answer told. */
let ahead = 0;

/** `Date` counts whole seconds and an answer travels: less than this is no difference between clocks. */
const smallest = 2_000;

/** Takes the time from the `Date` header of a lender's answer that has just come; an absent or odd one tells nothing. */
export function noteLenderDate(date: string | null, clock: Pick<Clock, 'now'> = systemClock): void {
  const lenderTime = date === null ? NaN : Date.parse(date);
  if (!Number.isFinite(lenderTime)) return;
  const difference = lenderTime - clock.now();
  ahead = Math.abs(difference) < smallest ? 0 : difference;
}

/**
 * Now by the lender's clock, in milliseconds since 1970: for whatever compares a time of an answer with now (HD-80).
 * The device's own time until an answer said another.
 */
export const lenderNow = (clock: Pick<Clock, 'now'> = systemClock): number => clock.now() + ahead;

/** The device's timers with the lender's time. */
export const lenderClock: Clock = { ...systemClock, now: () => lenderNow() };
