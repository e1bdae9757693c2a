import { useEffect, useState } from 'react';
import { secondsLeft } from '../domain/otp-countdown.ts';
import { systemClock } from '../platform/clock.ts';
import { onPageShown } from '../platform/visibility.ts';

/**
 * Seconds until another code may be asked for, 60 … 1; undefined when the wait is over or none runs. Told from
 * the clock on every tick and whenever the page is shown again, so a page that slept shows the truth at once
 * (HD-43); one timer at most, gone with the screen (HD-44).
 */
export function useCountdown(startedAt: number | undefined): number | undefined {
  const [now, setNow] = useState(() => systemClock.now());
  // A start is never later than now: the last look may be older than it.
  const left = secondsLeft(startedAt, Math.max(now, startedAt ?? 0));
  const isRunning = left !== undefined;
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
  }, [startedAt, isRunning]);
  return left;
}
