import { useEffect, useState } from 'react';
import { systemClock } from '../platform/clock.ts';
import { steadyNow } from '../platform/steady-time.ts';
import { onPageShown } from '../platform/visibility.ts';

/**
 * Seconds that are left by `leftAt`, a pure rule of `steadyNow`'s milliseconds; undefined or 0 ends the ticking. Told from
 * the clock on every tick and whenever the page is shown again, so a page that slept shows the truth at once
 * (HD-43); one timer at most, gone with the screen (HD-44). Another `anchor` is another wait.
 */
export function useSecondsLeft(
  anchor: number | undefined,
  leftAt: (now: number) => number | undefined,
): number | undefined {
  const [now, setNow] = useState(steadyNow);
  const left = leftAt(now);
  const isRunning = left !== undefined && left > 0;
  useEffect(() => {
    const look = () => setNow(steadyNow());
    look();
    if (!isRunning) return undefined;
    const stopTicks = systemClock.every(1000, look);
    const stopShown = onPageShown(look);
    return () => {
      stopTicks();
      stopShown();
    };
  }, [anchor, isRunning]);
  return left;
}
