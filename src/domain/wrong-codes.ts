/** How many wrong codes one attempt may see before its button waits. */
const mostWithoutWait = 5;

/** How long it waits then. */
const waitMilliseconds = 30_000;

/** The wrong codes of one attempt; kept with the attempt, so that a reload ends no wait. A resent code starts with none. */
export interface WrongCodes {
  count: number;
  /** When the last one was refused, in milliseconds. */
  lastAt: number;
}

/** What is kept after one more wrong code; `before` is undefined for the first since a code was sent. */
export const afterWrongCode = (before: WrongCodes | undefined, now: number): WrongCodes => ({
  count: (before?.count ?? 0) + 1,
  lastAt: now,
});

/**
 * Whole seconds until a code may be tried again, 30 … 1: after the fifth wrong code, and after each one that follows.
 * Undefined when nothing waits, and when the clock was set back behind the last one, where the two times say nothing.
 */
export function codeWaitSeconds(wrong: WrongCodes | undefined, now: number): number | undefined {
  if (!wrong || wrong.count < mostWithoutWait) return undefined;
  const left = wrong.lastAt + waitMilliseconds - now;
  return left > 0 && left <= waitMilliseconds ? Math.ceil(left / 1000) : undefined;
}
