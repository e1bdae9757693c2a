import { secondsLeft } from '../domain/otp-countdown.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

/** Seconds until another code may be asked for, 60 … 1; undefined when the wait is over or none runs. */
export const useCountdown = (startedAt: number | undefined): number | undefined =>
  // A start is never later than now: the last look may be older than it.
  useSecondsLeft(startedAt, (now) => secondsLeft(startedAt, Math.max(now, startedAt ?? 0)));
