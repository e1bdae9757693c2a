import { afterEach, expect, test, vi } from 'vitest';
import { keepScreenOn } from '../../../src/platform/wake-lock.ts';
import { hidePage, showPage } from '../../support/visible-page.ts';

afterEach(() => vi.unstubAllGlobals());

/** Lets every promise that waits for nothing else go on. */
async function settle() {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

/** A platform that hands out locks and remembers which of them are still held. */
function platform() {
  let asked = 0;
  const held = new Set<number>();
  vi.stubGlobal('navigator', {
    wakeLock: {
      async request(kind: string) {
        expect(kind).toBe('screen');
        const id = (asked += 1);
        held.add(id);
        return { release: async () => void held.delete(id) };
      },
    },
  });
  return { held, asked: () => asked };
}

test('the screen stays lit until it is stopped', async () => {
  const { held } = platform();
  const stop = keepScreenOn();
  await settle();
  expect(held.size).toBe(1);
  stop();
  await settle();
  expect(held.size).toBe(0);
});

test('a page that comes back asks again, and holds one lock', async () => {
  const { held, asked } = platform();
  const stop = keepScreenOn();
  await settle();
  hidePage();
  showPage();
  await settle();
  expect(asked()).toBe(2);
  expect(held.size).toBe(1);
  stop();
  showPage();
  await settle();
  expect(held.size).toBe(0);
});

test('a lock that comes after it was stopped is given back', async () => {
  const { held } = platform();
  keepScreenOn()();
  await settle();
  expect(held.size).toBe(0);
});

test.each([
  ['does not know it', {}],
  ['refuses', { wakeLock: { request: () => Promise.reject(new Error('low battery')) } }],
])('a platform that %s changes nothing', async (_what, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const stop = keepScreenOn();
  await settle();
  expect(stop).not.toThrow();
});
