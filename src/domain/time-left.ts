/** A clock that is set right may step back by this much while a countdown runs. */
const harmlessStepBack = 5000;

/**
 * Whole seconds until a new code may be asked for: `length` … 1. Undefined when the wait is over, when none was
 * started, or when the clock was set back so far that the two times say nothing. It is told from two times in
 * milliseconds and not counted down, so a page that slept shows the truth at once (HD-43, HD-45).
 */
export function secondsLeft(
  startedAt: number | undefined,
  now: number,
  length = 60,
): number | undefined {
  const elapsed = startedAt === undefined ? NaN : now - startedAt;
  if (!(elapsed >= -harmlessStepBack && elapsed < length * 1000)) return undefined;
  return length - Math.max(0, Math.floor(elapsed / 1000));
}

/**
 * Whole seconds until a deadline, both in milliseconds since 1970; 0 once it has passed. Told from two times and
 * not counted down, so a page that slept shows the truth at once.
 */
export function secondsUntil(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}

/** Seconds as hours, minutes and seconds, `23:14:08`; hours go on beyond a day. */
export function countdownText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** Seconds as minutes and seconds, `0:59`; minutes go on beyond an hour. */
export const minuteText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
