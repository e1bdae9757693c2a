import { useEffect, useState } from 'react';
import { systemClock } from '../platform/clock.ts';
import { onPageShown } from '../platform/visibility.ts';

/**
 * Whole seconds that have passed since a moment of the device's clock (milliseconds since 1970), never less than 0. Counts
 * on while `isRunning`, and is right at once when the page comes back into view.
 */
export function useSecondsSince(startedAt: number, isRunning: boolean): number {
  const [now, setNow] = useState(systemClock.now);
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
  }, [isRunning, startedAt]);
  return Math.max(0, Math.floor((now - startedAt) / 1000));
}
