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
