import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { moneyLocks, storageLocks } from '../../../src/payments/money-lock.ts';
import { guardedStore } from '../../../src/platform/browser-storage.ts';
import { systemClock } from '../../../src/platform/clock.ts';
import { troubledStorage } from '../../support/browser-stores.ts';
import { browserProfile, type ProfileKind } from '../../support/money-profile.ts';
import { sampleSession } from '../../support/sample-session.ts';

const start = Date.UTC(2026, 10, 28, 8, 32);
const subject = { tenantId: 'sample', kind: 'loan', id: '1' } as const;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Something that holds a lock for as long as the test wants, and notes how many do so at once. */
function work() {
  let open = 0;
  let most = 0;
  let runs = 0;
  return {
    most: () => most,
    runs: () => runs,
    lasting: (milliseconds: number) => async () => {
      runs += 1;
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => {
        setTimeout(resolve, milliseconds);
      });
      open -= 1;
      return 'done';
    },
  };
}

const kinds: readonly Required<ProfileKind>['locks'][] = ['there', 'missing', 'refused'];

describe.each(kinds)('two tabs of a browser whose own locks are %s', (locks) => {
  const tabs = async () => {
    const profile = browserProfile({ locks });
    const open = () => profile.open(subject, sampleSession());
    return [await open(), await open()] as const;
  };

  test('the second is refused at once while the first holds, and runs afterwards', async () => {
    const [one, two] = await tabs();
    const { lasting, most, runs } = work();
    const first = one.locks.tryRun('loan', lasting(9000));
    await pass(500);
    const second = two.locks.tryRun('loan', lasting(10));
    await pass(500);
    expect(await second).toBeUndefined();
    expect(runs()).toBe(1);
    await pass(9000);
    expect(await first).toBe('done');
    const third = two.locks.tryRun('loan', lasting(10));
    await pass(500);
    expect(await third).toBe('done');
    expect(most()).toBe(1);
  });

  test('of two at the same moment one runs', async () => {
    const [one, two] = await tabs();
    const { lasting, runs, most } = work();
    const both = [one, two].map(async (tab) => tab.locks.tryRun('loan', lasting(2000)));
    await pass(3000);
    expect((await Promise.all(both)).filter((result) => result === 'done')).toHaveLength(1);
    expect([runs(), most()]).toEqual([1, 1]);
  });

  test('of two in one tab one runs as well', async () => {
    const [one] = await tabs();
    const { lasting, runs } = work();
    const both = [1, 2].map(async () => one.locks.tryRun('loan', lasting(2000)));
    await pass(3000);
    await Promise.all(both);
    expect(runs()).toBe(1);
  });

  test('who waits for the name gets it when it is free: one after the other', async () => {
    const [one, two] = await tabs();
    const { lasting, most, runs } = work();
    const first = one.locks.run('loan number', lasting(4000));
    await pass(100);
    const second = two.locks.run('loan number', lasting(4000));
    await pass(3000);
    expect(runs()).toBe(1);
    await pass(9000);
    expect(await Promise.all([first, second])).toEqual(['done', 'done']);
    expect([runs(), most()]).toEqual([2, 1]);
  });

  test('another name is another lock', async () => {
    const [one, two] = await tabs();
    const { lasting, most } = work();
    const both = [one.locks.tryRun('a', lasting(2000)), two.locks.tryRun('b', lasting(2000))];
    await pass(3000);
    expect(await Promise.all(both)).toEqual(['done', 'done']);
    expect(most()).toBe(2);
  });

  test('work that fails gives the lock back, and fails once', async () => {
    const [one, two] = await tabs();
    const act = vi.fn(async () => {
      throw new Error('broke');
    });
    const broken = one.locks.tryRun('loan', act).catch((error: unknown) => String(error));
    await pass(500);
    expect(await broken).toBe('Error: broke');
    expect(act).toHaveBeenCalledTimes(1);
    const { lasting } = work();
    const after = two.locks.tryRun('loan', lasting(10));
    await pass(500);
    expect(await after).toBe('done');
  });

  test('a page that is gone holds nothing beyond the time that its call can take', async () => {
    const [one, two] = await tabs();
    void one.locks.tryRun('loan', () => new Promise(() => {}));
    await pass(500);
    one.close();
    await pass(66_000);
    const { lasting } = work();
    const after = two.locks.tryRun('loan', lasting(10));
    await pass(500);
    expect(await after).toBe('done');
  });
});

describe('the lease in the store, where there is nothing else', () => {
  const page = (store = guardedStore(troubledStorage().open), name = 'a') =>
    storageLocks(store, systemClock, () => name);

  test('a call that takes the whole minute keeps its lease to the end', async () => {
    const store = guardedStore(troubledStorage().open);
    const { lasting, runs } = work();
    void page(store, 'a').tryRun('loan', lasting(60_000));
    await pass(59_900);
    const second = page(store, 'b').tryRun('loan', lasting(10));
    await pass(150);
    expect(await second).toBeUndefined();
    expect(runs()).toBe(1);
  });

  test('two whose marks cross: the one that wrote last holds', async () => {
    const browser = troubledStorage();
    const { lasting, runs } = work();
    const first = page(guardedStore(browser.open), 'a').tryRun('loan', lasting(500));
    // Another process looked before it could see the mark, and wrote its own right after.
    for (const [key, text] of browser.kept) browser.kept.set(key, text.replace('"a"', '"b"'));
    await pass(200);
    expect(await first).toBeUndefined();
    expect(runs()).toBe(0);
  });

  test.each(['', '{', 'null', '5', '{"holder":1,"until":2}', '{"holder":"x"}', '[]'])(
    'garbage in the store (%j) holds nothing',
    async (garbage) => {
      const browser = troubledStorage({ 'loanfront.lease loan': garbage });
      const { lasting } = work();
      const run = page(guardedStore(browser.open)).tryRun('loan', lasting(10));
      await pass(500);
      expect(await run).toBe('done');
    },
  );

  test('a lease that a clock set back since wrote far ahead holds nothing', async () => {
    const lease = JSON.stringify({ holder: 'x', until: start + 3_600_000 });
    const browser = troubledStorage({ 'loanfront.lease loan': lease });
    const { lasting } = work();
    const run = page(guardedStore(browser.open)).tryRun('loan', lasting(10));
    await pass(500);
    expect(await run).toBe('done');
  });

  test.each(['full', 'blocked'] as const)(
    'with a %s store one page still does one thing at a time',
    async (trouble) => {
      const browser = troubledStorage();
      browser.become(trouble);
      const locks = page(guardedStore(browser.open));
      const { lasting, runs } = work();
      const both = [1, 2].map(async () => locks.tryRun('loan', lasting(2000)));
      await pass(3000);
      await Promise.all(both);
      expect(runs()).toBe(1);
    },
  );

  test('nothing stays in the store afterwards', async () => {
    const browser = troubledStorage();
    const { lasting } = work();
    const run = page(guardedStore(browser.open)).tryRun('loan', lasting(10));
    await pass(500);
    await run;
    expect(browser.kept.size).toBe(0);
  });
});

test('a browser that refuses its locks after it ran the work does not run it a second time', async () => {
  const act = vi.fn(async () => 'done');
  const request = async (_name: string, _how: object, run: (lock: object) => Promise<string>) => {
    await run({});
    throw new DOMException('late', 'AbortError');
  };
  vi.stubGlobal('navigator', { locks: { request } });
  const locks = moneyLocks(guardedStore(troubledStorage().open), systemClock, () => 'a');
  const end = locks.tryRun('loan', act).catch(() => 'failed');
  await pass(1000);
  expect(await end).toBe('failed');
  expect(act).toHaveBeenCalledTimes(1);
});
