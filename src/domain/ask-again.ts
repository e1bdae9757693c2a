const firstWait = 3000;
const longestWait = 15_000;
const patience = 120_000;

/**
 * Milliseconds to wait before the loan is asked again after a payment: 3 s, then each wait 1.5 times the one
 * before, up to 15 s, the last one cut so that asking ends with 2 minutes. Undefined once these have passed,
 * `elapsed` milliseconds after asking began (screens §8, "Asking the loan").
 */
export function nextWait(previousWait: number | undefined, elapsed: number): number | undefined {
  if (elapsed >= patience) return undefined;
  const wait = previousWait === undefined ? firstWait : previousWait * 1.5;
  return Math.min(wait, longestWait, patience - elapsed);
}

const tillWait = 15_000;
const timeAtTill = 30 * 60_000;

/**
 * The same while a number to pay to is looked at: every 15 s, for as long as somebody may stand at a till, which is half
 * an hour.
 */
export const waitAtTill: typeof nextWait = (_previousWait, elapsed) =>
  elapsed >= timeAtTill ? undefined : tillWait;
