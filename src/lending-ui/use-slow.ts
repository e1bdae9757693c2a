import { useEffect, useState } from 'react';
import { systemClock } from '../platform/clock.ts';

/** True once something has been under way for 400 ms: a shorter wait needs no word (screens §8, "Indicators"). */
export function useSlow(isRunning: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isRunning) return undefined;
    const stop = systemClock.after(400, () => setSlow(true));
    return () => {
      stop();
      setSlow(false);
    };
  }, [isRunning]);
  return isSlow;
}
