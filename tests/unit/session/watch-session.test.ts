import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readLaunch } from '../../../src/launch/read-launch.ts';
import { onPageShown, onReturnFromCache } from '../../../src/platform/visibility.ts';
import { openSession, type Session } from '../../../src/session/session.ts';
import { watchSession } from '../../../src/session/watch-session.ts';
import { memoryStore } from '../../support/memory-store.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';

const tenant = sampleTenant();
const tab = memoryStore();
const startAnew = vi.fn<() => void>();
let stop = () => {};
let isBusy = false;
let isKept = true;

const launch = (address: string, of = tenant): Session =>
  openSession(readLaunch(new URL(address, 'https://app.example')), of, tab, memoryStore());

/** A page that somebody's launch has opened. */
const page = (address: string) => {
  stop = watchSession({
    session: launch(address),
    tab: { ...tab, survivesReload: () => isKept },
    startAnew,
    isBusy: () => isBusy,
  });
};

const outOfCache = () =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
const intoView = () => document.dispatchEvent(new Event('visibilitychange'));

beforeEach(() => {
  tab.content.clear();
  startAnew.mockReset();
  isBusy = false;
  isKept = true;
});
afterEach(() => {
  stop();
  document.documentElement.removeAttribute('style');
  document.documentElement.inert = false;
});

test('screens §9: a page out of the cache whose tab is now somebody else’s starts anew, unseen and untouchable', () => {
  page('/?sessionId=S1&userId=U1');
  launch('/?sessionId=S2&userId=U2');
  outOfCache();
  expect(startAnew).toHaveBeenCalled();
  expect(document.documentElement.style.visibility).toBe('hidden');
  expect(document.documentElement.inert).toBe(true);
});

test('nobody else hears that such a page is back: nothing more is asked in the first person’s name', () => {
  page('/?sessionId=S1&userId=U1');
  const heard = vi.fn<() => void>();
  const stops = [onPageShown(heard), onReturnFromCache(heard)];
  launch('/?sessionId=S2&userId=U2');
  outOfCache();
  intoView();
  expect(heard).not.toHaveBeenCalled();
  for (const each of stops) each();
});

test('the same across lenders, and when nobody is there any more', () => {
  page('/?sessionId=S1&userId=U1');
  launch('/About', sampleTenant({ id: 'other-lender' }));
  outOfCache();
  expect(startAnew).toHaveBeenCalled();
});

test('the same person with another session starts anew as well: the old one may be over', () => {
  page('/?sessionId=S1&userId=U1');
  launch('/?sessionId=S2&userId=U1');
  intoView();
  expect(startAnew).toHaveBeenCalledOnce();
});

test('a page that still belongs to its tab stays as it is', () => {
  page('/?sessionId=S1&userId=U1');
  launch('/Loan?orderId=2&appName=stranger');
  outOfCache();
  intoView();
  expect(startAnew).not.toHaveBeenCalled();
});

test('a visitor without a name stays, too, until somebody is named', () => {
  page('/About');
  intoView();
  expect(startAnew).not.toHaveBeenCalled();
  launch('/?sessionId=S1');
  intoView();
  expect(startAnew).toHaveBeenCalled();
});

test('a payment that is under way in a page in view is not cut short', () => {
  page('/?sessionId=S1');
  launch('/?sessionId=S2');
  isBusy = true;
  intoView();
  expect(startAnew).not.toHaveBeenCalled();
});

test('where the browser keeps nothing, nobody can be compared: a page out of the cache starts anew', () => {
  page('/?sessionId=S1');
  isKept = false;
  intoView();
  expect(startAnew).not.toHaveBeenCalled();
  outOfCache();
  expect(startAnew).toHaveBeenCalled();
});
