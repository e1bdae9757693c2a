/** Runs one thing at a time under a name, in all tabs of a browser. */
export interface PageLocks {
  /** Runs `act` if the name is free; undefined, without running it, if another tab has it. */
  tryRun<Result>(name: string, act: () => Promise<Result>): Promise<Result | undefined>;
  /** Waits for the name, then runs `act`. */
  run<Result>(name: string, act: () => Promise<Result>): Promise<Result>;
}

/**
 * The browser's own locks, which end with their page; undefined where they are missing: on plain http but for the
 * device itself, and in browsers that refuse them with storage.
 */
export function browserLocks(): PageLocks | undefined {
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>; // absent without https
  if (!locks) return undefined;
  return {
    tryRun: (name, act) =>
      locks.request(name, { ifAvailable: true }, async (lock) => (lock ? act() : undefined)),
    run: (name, act) => locks.request(name, act),
  };
}
