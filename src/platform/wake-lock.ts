import type { Stop } from './clock.ts';
import { onPageShown } from './visibility.ts';

/**
 * Keeps the screen lit until stopped, where the platform can; elsewhere nothing happens. The platform takes the
 * lock back whenever the page is hidden, so it is asked for again when the page is shown.
 */
export function keepScreenOn(): Stop {
  let lock: WakeLockSentinel | undefined;
  let isWanted = true;
  const release = (held: WakeLockSentinel | undefined) => held?.release().catch(() => undefined);
  const ask = async () => {
    try {
      const granted = await navigator.wakeLock.request('screen');
      void release(isWanted ? lock : granted);
      if (isWanted) lock = granted;
    } catch {
      // refused, low on power, or not known here: the screen darkens as it always does
    }
  };
  void ask();
  const stopShown = onPageShown(() => void ask());
  return () => {
    isWanted = false;
    stopShown();
    void release(lock);
    lock = undefined;
  };
}
