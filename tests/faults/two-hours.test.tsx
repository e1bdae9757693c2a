import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pathOf } from '../../src/navigation/route-table.ts';
import type { ScreenKey } from '../../src/tenant/screen-paths.ts';
import {
  closeApp,
  describePage,
  openApp,
  passTime,
  tenantOf,
  until,
} from '../support/whole-app.tsx';

/** Counts who listens to window and document. */
function countListeners() {
  const open = new Map<string, number>();
  for (const target of [window, document] as const) {
    const { addEventListener, removeEventListener } = target;
    const keys = new WeakMap<object, Set<string>>();
    const keyOf = (type: string, options: unknown) =>
      `${type} ${typeof options === 'object' && options !== null ? Boolean(Reflect.get(options, 'capture')) : Boolean(options)}`;
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, listener: object, options?: unknown) => {
        const key = keyOf(type, options);
        const known = keys.get(listener) ?? new Set();
        if (!known.has(key)) open.set(type, (open.get(type) ?? 0) + 1);
        keys.set(listener, known.add(key));
        Reflect.apply(addEventListener, target, [type, listener, options]);
      },
    );
    vi.spyOn(target, 'removeEventListener').mockImplementation(
      (type: string, listener: object, options?: unknown) => {
        const key = keyOf(type, options);
        if (keys.get(listener)?.delete(key)) open.set(type, (open.get(type) ?? 0) - 1);
        Reflect.apply(removeEventListener, target, [type, listener, options]);
      },
    );
  }
  return () => Object.fromEntries([...open].filter(([, count]) => count !== 0));
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 28, 5, 0) });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
});

const due = '?productId=5005&orderId=90071992547409930174';
const round: readonly (readonly [ScreenKey, string])[] = [
  ['loanDetails', due],
  ['cardRepayment', due],
  ['walletRepayment', due],
  ['instalments', '?productId=5007&orderId=90071992547409930312'],
  ['extension', due],
  ['complaintList', ''],
  ['complaintForm', '?orderNo=90071992547409930174&problemType=2'],
  ['chatbot', ''],
  ['marketplace', '?scene=banner_jingzhun'],
  ['home', ''],
];

test('two hours of use leave no listener, no timer and no more in storage than the first round did', async () => {
  const tenant = tenantOf('india');
  const app = openApp({ tenant, screen: 'loanDetails', query: due });
  const listeners = countListeners();
  const seen: { listeners: object; timers: number; kept: number }[] = [];
  const rest = async () => {
    await until(() => app.face() === 'ready');
    await passTime(60_000);
  };
  const visit = async ([screen, query]: (typeof round)[number]) => {
    await act(async () => {
      window.history.pushState({ idx: 1 }, '', `${pathOf(tenant, screen)}${query}`);
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    });
    expect(await until(() => app.face() === 'ready'), describePage()).toBeTruthy();
    await passTime(155_000);
    document.dispatchEvent(new Event('visibilitychange'));
    await passTime(2000);
  };
  await rest();
  for (let at = 0; at < 4; at += 1) {
    for (const place of round) await visit(place);
    await visit(['loanDetails', due]);
    await rest();
    seen.push({
      listeners: listeners(),
      timers: vi.getTimerCount(),
      kept: [localStorage, sessionStorage]
        .map((store) => JSON.stringify(Object.entries(store)).length)
        .reduce((sum, one) => sum + one, 0),
    });
  }
  const [, second, ...later] = seen;
  for (const state of later) {
    expect(state.listeners).toEqual(second?.listeners);
    expect(state.timers).toBeLessThanOrEqual(second?.timers ?? 0);
    expect(state.kept).toBeLessThanOrEqual((second?.kept ?? 0) + 100);
  }
  await closeApp();
  expect(vi.getTimerCount()).toBe(0);
}, 150_000);
