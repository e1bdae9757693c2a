import { useTicking } from '../lending-ui/use-ticking.ts';
import { systemClock } from '../platform/clock.ts';

/**
 * Whole seconds that have passed since a moment of the device's clock (milliseconds since 1970), never less than 0. Counts
 * on while `isRunning`, and is right at once when the page comes back into view.
 */
export function useSecondsSince(startedAt: number, isRunning: boolean): number {
  const now = useTicking(systemClock.now, () => isRunning, startedAt);
  return Math.max(0, Math.floor((now - startedAt) / 1000));
}
