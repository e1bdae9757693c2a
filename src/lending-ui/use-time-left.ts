import { secondsUntil } from '../domain/time-left.ts';
import { lenderNow } from '../platform/lender-clock.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

/**
 * Seconds until a deadline by the lender's clock, in milliseconds since 1970; 0 once it has passed, undefined without
 * one.
 */
export const useTimeLeft = (deadline: number | undefined): number | undefined =>
  useSecondsLeft(deadline, (now) =>
    deadline === undefined ? undefined : secondsUntil(deadline, lenderNow({ now: () => now })),
  );
