import * as v from 'valibot';
import { callLimitMs } from '../domain/money-call.ts';
import type { TextStore } from '../platform/browser-storage.ts';
import type { Clock } from '../platform/clock.ts';
import { browserLocks, type PageLocks } from '../platform/page-lock.ts';
import { readSaved } from '../platform/saved-record.ts';
import { bySchema } from '../session/owned-record.ts';

/** Two tabs that write at the same moment see each other's mark after this long. */
const settleMs = 80;
const retryMs = 500;
/** A holder that is gone gives way when its call must have ended. */
const leaseMs = callLimitMs + 5000;

interface Lease {
  holder: string;
  until: number;
}

const readLease = bySchema<Lease>(v.object({ holder: v.string(), until: v.number() }));

/**
 * A lock made of the device's store, for pages without the browser's own. A tab writes its mark, waits a moment and
 * looks whether the mark is still its own: of two that wrote at once, the later one holds.
 */
export function storageLocks(store: TextStore, clock: Clock, newId: () => string): PageLocks {
  const wait = (milliseconds: number) =>
    new Promise<void>((resolve) => void clock.after(milliseconds, resolve));
  const keyOf = (name: string) => `loanfront.lease ${name}`;
  const holderNow = (name: string) => {
    const lease = readSaved(store.read(keyOf(name)), readLease);
    // A lease that lies further ahead than any can was written by a clock that has been set back since.
    const isGood = lease && lease.until > clock.now() && lease.until <= clock.now() + leaseMs;
    return isGood ? lease.holder : undefined;
  };
  const take = async (name: string) => {
    if (holderNow(name) !== undefined) return undefined;
    const holder = newId();
    const lease: Lease = { holder, until: clock.now() + leaseMs };
    store.write(keyOf(name), JSON.stringify(lease));
    await wait(settleMs);
    return holderNow(name) === holder ? holder : undefined;
  };
  const holding = async <Result>(name: string, holder: string, act: () => Promise<Result>) => {
    try {
      return await act();
    } finally {
      if (holderNow(name) === holder) store.remove(keyOf(name));
    }
  };
  return {
    async tryRun(name, act) {
      const holder = await take(name);
      return holder === undefined ? undefined : holding(name, holder, act);
    },
    async run(name, act) {
      let holder = await take(name);
      while (holder === undefined) {
        await wait(retryMs);
        holder = await take(name);
      }
      return holding(name, holder, act);
    },
  };
}

/**
 * The lock of money calls in one browser profile: the browser's own locks; where it has none, or refuses them, a lease
 * in the device's store.
 */
export function moneyLocks(store: TextStore, clock: Clock, newId: () => string): PageLocks {
  const lease = storageLocks(store, clock, newId);
  const own = browserLocks();
  if (!own) return lease;
  /** A request that the browser refuses never ran its `act`, so the lease may. */
  const either = async <Result, Answer>(
    act: () => Promise<Result>,
    ask: (act: () => Promise<Result>) => Promise<Answer>,
    instead: () => Promise<Answer>,
  ): Promise<Answer> => {
    let hasRun = false;
    try {
      return await ask(() => {
        hasRun = true;
        return act();
      });
    } catch (error) {
      if (hasRun) throw error;
      return instead();
    }
  };
  return {
    tryRun: (name, act) =>
      either(
        act,
        (once) => own.tryRun(name, once),
        () => lease.tryRun(name, act),
      ),
    run: (name, act) =>
      either(
        act,
        (once) => own.run(name, once),
        () => lease.run(name, act),
      ),
  };
}
