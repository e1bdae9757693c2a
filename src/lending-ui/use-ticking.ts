import { useEffect, useState } from 'react';
import { systemClock } from '../platform/clock.ts';
import { onPageShown } from '../platform/visibility.ts';

/**
 * The time by a clock, looked at every second while `isRunningAt` says so and whenever the page is shown again, so that a page that
 * slept shows the truth at once (HD-43); one timer at most, gone with the screen (HD-44). Another `anchor` is another
 * wait, which begins with a look. `clockNow` is the same function at every rendering.
 */
export function useTicking(
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
