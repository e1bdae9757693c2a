/** Stops what was started; calling it twice is harmless. */
export type Stop = () => void;

/** The only source of time. Tests pass a fake one; everything else uses `systemClock`. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /** Calls `tick` every `milliseconds` until stopped. */
  every(milliseconds: number, tick: () => void): Stop;
  /** Calls `act` once after `milliseconds` unless stopped before. */
  after(milliseconds: number, act: () => void): Stop;
}

/** The device's clock and timers. */
export const systemClock: Clock = {
  now: () => Date.now(),
  every(milliseconds, tick) {
    const timer = setInterval(tick, milliseconds);
    return () => clearInterval(timer);
  },
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
};
