import { useEffect, useState } from 'react';
import { secondsUntil } from '../domain/time-left.ts';
import { systemClock } from '../platform/clock.ts';
import { onPageShown } from '../platform/visibility.ts';

/**
 * Seconds until a deadline in milliseconds since 1970, 0 once it has passed; undefined without one. Told from
 * the clock on every tick and whenever the page is shown again, so a page that slept shows the truth at once.
 */
export function useTimeLeft(deadline: number | undefined): number | undefined {
  const [now, setNow] = useState(() => systemClock.now());
  const left = deadline === undefined ? undefined : secondsUntil(deadline, now);
  const isRunning = left !== undefined && left > 0;
  useEffect(() => {
    const look = () => setNow(systemClock.now());
    look();
    if (!isRunning) return undefined;
    const stopTicks = systemClock.every(1000, look);
    const stopShown = onPageShown(look);
    return () => {
      stopTicks();
      stopShown();
    };
  }, [deadline, isRunning]);
  return left;
}
