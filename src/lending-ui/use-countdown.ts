import { useEffect, useState } from 'react';
import { secondsLeft, secondsUntil } from '../domain/time-left.ts';
import { systemClock } from '../platform/clock.ts';
import { lenderNow } from '../platform/lender-clock.ts';
import { steadyNow } from '../platform/steady-time.ts';
import { onPageShown } from '../platform/visibility.ts';

/**
 * The time by a clock, looked at every second while `isRunningAt` says so and whenever the page is shown again, so that a page that
 * slept shows the truth at once (HD-43); one timer at most, gone with the screen (HD-44). Another `anchor` is another
 * wait, which begins with a look. `clockNow` is the same function at every rendering.
 */
function useTicking(
  clockNow: () => number,
  isRunningAt: (now: number) => boolean,
  anchor: number | undefined,
): number {
  const [now, setNow] = useState(clockNow);
  const isRunning = isRunningAt(now);
  useEffect(() => {
    const look = () => setNow(clockNow());
    look();
    if (!isRunning) return undefined;
    const stopTicks = systemClock.every(1000, look);
    const stopShown = onPageShown(look);
    return () => {
      stopTicks();
      stopShown();
    };
  }, [clockNow, anchor, isRunning]);
  return now;
}

/**
 * Seconds that are left by `leftAt`, a pure rule of `steadyNow`'s milliseconds; undefined or 0 ends the ticking. Another
 * `anchor` is another wait.
 */
export function useSecondsLeft(
  anchor: number | undefined,
  leftAt: (now: number) => number | undefined,
): number | undefined {
  return leftAt(useTicking(steadyNow, (now) => (leftAt(now) ?? 0) > 0, anchor));
}

/** Seconds until another code may be asked for, 60 … 1; undefined when the wait is over or none runs. */
export const useCountdown = (startedAt: number | undefined): number | undefined =>
  // A start is never later than now: the last look may be older than it.
  useSecondsLeft(startedAt, (now) => secondsLeft(startedAt, Math.max(now, startedAt ?? 0)));

/**
 * Seconds until a deadline by the lender's clock, in milliseconds since 1970; 0 once it has passed, undefined without
 * one.
 */
export const useTimeLeft = (deadline: number | undefined): number | undefined =>
  useSecondsLeft(deadline, (now) =>
    deadline === undefined ? undefined : secondsUntil(deadline, lenderNow({ now: () => now })),
  );

/**
 * Whole seconds that have passed since a moment of the device's clock (milliseconds since 1970), never less than 0. Counts
 * on while `isRunning`, and is right at once when the page comes back into view.
 */
export function useSecondsSince(startedAt: number, isRunning: boolean): number {
  const now = useTicking(systemClock.now, () => isRunning, startedAt);
  return Math.max(0, Math.floor((now - startedAt) / 1000));
}
