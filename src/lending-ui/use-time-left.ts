import { secondsUntil } from '../domain/time-left.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

/** Seconds until a deadline in milliseconds since 1970, 0 once it has passed; undefined without one. */
export const useTimeLeft = (deadline: number | undefined): number | undefined =>
  useSecondsLeft(deadline, (now) =>
    deadline === undefined ? undefined : secondsUntil(deadline, now),
  );
