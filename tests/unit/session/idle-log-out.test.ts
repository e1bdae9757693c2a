import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readLaunch } from '../../../src/launch/read-launch.ts';
import { systemClock } from '../../../src/platform/clock.ts';
import { watchIdle } from '../../../src/session/idle-log-out.ts';
import { openSession } from '../../../src/session/session.ts';
import { memoryStore } from '../../support/memory-store.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';

const minute = 60_000;
const device = memoryStore();
let stops: (() => void)[] = [];

const launch = (tab: ReturnType<typeof memoryStore>, address: string) =>
  openSession(readLaunch(new URL(address, 'https://app.example')), sampleTenant(), tab, device);

/** A tab of a borrower, with five minutes of patience. */
function openTab(address = '/loan-details?sessionId=s1&userId=77', tab = memoryStore()) {
  const session = launch(tab, address);
  const page = { isBusy: false, startAnew: vi.fn<() => void>(), tab, session };
  stops.push(
    watchIdle({
      session,
      minutes: 5,
      clock: systemClock,
      isBusy: () => page.isBusy,
      startAnew: page.startAnew,
      tab,
      device,
    }),
  );
  return page;
}

const touch = () => window.dispatchEvent(new Event('pointerdown'));
const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 28, 5, 0) });
  device.content.clear();
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  document.documentElement.inert = false;
  vi.useRealTimers();
});

test('nobody touches the page for so long: the session is forgotten, and the page begins anew', () => {
  const page = openTab();
  pass(5 * minute - 1);
  expect(page.startAnew).not.toHaveBeenCalled();
  pass(1);
  expect(page.startAnew).toHaveBeenCalledOnce();
  expect(page.tab.read('loanfront.session')).toBeUndefined();
});

test('each touch begins the time anew, whichever tab it was in', () => {
  const one = openTab();
  const other = openTab();
  for (let at = 0; at < 10; at += 1) {
    pass(4 * minute);
    touch();
  }
  expect(one.startAnew).not.toHaveBeenCalled();
  expect(other.startAnew).not.toHaveBeenCalled();
  pass(5 * minute);
  expect(one.startAnew).toHaveBeenCalledOnce();
  expect(other.startAnew).toHaveBeenCalledOnce();
});

test('an open money call is waited for', () => {
  const page = openTab();
  page.isBusy = true;
  pass(10 * minute);
  expect(page.startAnew).not.toHaveBeenCalled();
  page.isBusy = false;
  pass(1000);
  expect(page.startAnew).toHaveBeenCalledOnce();
});

test('a page that slept decides when it wakes, before it can be touched', () => {
  const page = openTab();
  vi.setSystemTime(Date.now() + 20 * minute);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(page.startAnew).toHaveBeenCalledOnce();
  expect(document.documentElement.inert).toBe(true);
});

test('the first touch after a sleep comes too late', () => {
  const page = openTab();
  vi.setSystemTime(Date.now() + 20 * minute);
  touch();
  expect(page.startAnew).toHaveBeenCalledOnce();
});

test('a tab that is loaded anew after the end does not bring the person back; a launch does', () => {
  const page = openTab();
  const kept = memoryStore({ 'loanfront.session': page.tab.read('loanfront.session') ?? '' });
  pass(5 * minute);
  const reloaded = openTab('/loan-details', kept);
  expect(reloaded.session.isBorrower).toBe(true);
  expect(reloaded.startAnew).toHaveBeenCalledOnce();
  const fresh = openTab();
  expect(fresh.startAnew).not.toHaveBeenCalled();
  pass(5 * minute - 1);
  expect(fresh.startAnew).not.toHaveBeenCalled();
});

test('a clock that is set back keeps nobody logged in', () => {
  const page = openTab();
  pass(4 * minute);
  vi.setSystemTime(Date.now() - 60 * minute);
  touch();
  pass(66 * minute);
  expect(page.startAnew).toHaveBeenCalledOnce();
});
