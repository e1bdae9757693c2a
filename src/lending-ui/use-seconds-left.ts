import { steadyNow } from '../platform/steady-time.ts';
import { useTicking } from './use-ticking.ts';

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
