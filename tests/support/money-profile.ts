import { vi } from 'vitest';
import { guardedStore, type TextStore } from '../../src/platform/browser-storage.ts';
import { systemClock } from '../../src/platform/clock.ts';
import type { MoneyPlace } from '../../src/payments/make-money-call.ts';
import type { MoneySubject } from '../../src/payments/money-trace.ts';
import type { Session } from '../../src/session/session.ts';
import { troubledStorage } from './browser-stores.ts';

/** Web Locks as every page of a profile sees them; a page that is closed gives its locks back. */
function sharedLocks() {
  const holders = new Map<string, string>();
  const waiting: { name: string; page: string; go: () => void }[] = [];
  const next = (name: string) => {
    if (holders.has(name)) return;
    const at = waiting.findIndex((one) => one.name === name);
    if (at >= 0) waiting.splice(at, 1)[0]?.go();
  };
  const free = (name: string, page: string) => {
    if (holders.get(name) !== page) return;
    holders.delete(name);
    next(name);
  };
  type Act = (lock: object | null) => Promise<unknown>;
  return {
    /** What `navigator.locks` is for one page. */
    forPage: (page: string) => ({
      async request(name: string, options: { ifAvailable?: boolean } | Act, act?: Act) {
        const run = act ?? (typeof options === 'function' ? options : () => Promise.resolve());
        const isImpatient = typeof options !== 'function' && options.ifAvailable === true;
        if (holders.has(name)) {
          if (isImpatient) return run(null);
          await new Promise<void>((go) => {
            waiting.push({ name, page, go });
          });
        }
        holders.set(name, page);
        try {
          return await run({});
        } finally {
          free(name, page);
        }
      },
    }),
    close(page: string) {
      for (const [name, holder] of holders) if (holder === page) free(name, page);
    },
  };
}

/** How a browser without trouble, or with it, treats the pages of one profile. */
export interface ProfileKind {
  storage?: 'works' | 'full' | 'blocked';
  locks?: 'there' | 'missing' | 'refused';
}

/** One entry of a tab's history, which a reload keeps. */
export const historyEntry = () => new Map<string, string>();

/** A page of the profile: everything that dies with it is its own, as its modules are. */
export interface MoneyPage extends MoneyPlace {
  owner: string;
  device: TextStore;
  /** The tab shows another entry of its history, without loading anything. */
  turnTo: (entry: Map<string, string>) => void;
  /** The page is gone: its locks are free, and nothing that it still waits for reaches it. */
  close: () => void;
}

let pages = 0;

/** One browser profile: the device's store and the locks are shared by its pages, the clock is vitest's. */
export function browserProfile({ storage = 'works', locks = 'there' }: ProfileKind = {}) {
  const browser = troubledStorage();
  browser.become(storage === 'works' ? 'none' : storage);
  const shared = sharedLocks();
  return {
    browser,
    /** Loads the app anew for somebody; the modules of each page are its own. */
    async open(
      subject: MoneySubject,
      session: Session,
      entry: Map<string, string> = historyEntry(),
    ): Promise<MoneyPage> {
      pages += 1;
      const page = `page ${pages}`;
      const refused = {
        request: () => Promise.reject(new DOMException('refused', 'SecurityError')),
      };
      const own = locks === 'refused' ? refused : shared.forPage(page);
      vi.resetModules();
      const { moneyRecords } = await import('../../src/payments/money-records.ts');
      const { ownerOf } = await import('../../src/payments/money-trace.ts');
      const { moneyLocks } = await import('../../src/payments/money-lock.ts');
      vi.stubGlobal('navigator', { locks: locks === 'missing' ? undefined : own });
      let isGone = false;
      const device = guardedStore(() => {
        if (isGone) throw new Error('this page is gone');
        return browser.open();
      });
      let shown = entry;
      const address = {
        keepInEntry: (name: string, text: string | undefined) =>
          void (text === undefined ? shown.delete(name) : shown.set(name, text)),
        readEntry: (name: string) => shown.get(name),
      };
      let ids = 0;
      const owner = ownerOf(session);
      return {
        records: moneyRecords(subject, { device, address, clock: systemClock, owner }),
        locks: moneyLocks(device, systemClock, () => `${page} ${(ids += 1)}`),
        clock: systemClock,
        owner,
        device,
        turnTo(next) {
          shown = next;
        },
        close() {
          isGone = true;
          shown = historyEntry();
          shared.close(page);
        },
      };
    },
  };
}

/** See `browserProfile`. */
export type BrowserProfile = ReturnType<typeof browserProfile>;
