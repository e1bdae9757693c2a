import { expect, test } from 'vitest';
import { guardedStore } from '../../../src/platform/browser-storage.ts';
import type { PageAddress } from '../../../src/platform/page-address.ts';
import { forgetLaunch, launchAgain, takeLaunch } from '../../../src/session/launch-handover.ts';
import { troubledStorage } from '../../support/browser-stores.ts';
import { memoryStore } from '../../support/memory-store.ts';

const opened = 'https://app.example/Loan?orderId=7&sessionId=S1';
const shown = 'https://app.example/Loan?orderId=7';

test('screens §9: a Retry of the clean address still knows the launch, until it has become a session', () => {
  const tab = memoryStore();
  expect(takeLaunch(opened, tab)).toBe(opened);
  expect(takeLaunch(shown, tab)).toBe(opened);
  expect(takeLaunch(shown, tab)).toBe(opened);
  forgetLaunch(tab);
  expect(takeLaunch(shown, tab)).toBe(shown);
  expect(tab.content.size).toBe(0);
});

test('another address is another launch, and the one that waited is forgotten', () => {
  const tab = memoryStore();
  takeLaunch(opened, tab);
  expect(takeLaunch('https://app.example/About', tab)).toBe('https://app.example/About');
  expect(takeLaunch(shown, tab)).toBe(shown);
  expect(JSON.stringify([...tab.content])).not.toContain('S1');
});

test('anything odd in the store counts as no launch', () => {
  for (const odd of ['{', 'null', '5', '[]', `["${shown}"]`, `["${shown}",5]`, '{"0":"x"}'])
    expect(takeLaunch(shown, memoryStore({ 'loanfront.launch': odd }))).toBe(shown);
});

function bar() {
  const written: string[] = [];
  let reloads = 0;
  const address = {
    rewrite: (to: string) => void written.push(to),
    reload: () => void (reloads += 1),
  } as unknown as PageAddress; // nothing else of it is used
  return { address, written, reloads: () => reloads };
}

test('loading anew keeps the address bar clean; only where the tab keeps nothing it carries the launch', () => {
  const clean = bar();
  const tab = memoryStore();
  launchAgain(opened, clean.address, tab);
  expect(clean.written).toEqual([shown]);
  expect(clean.reloads()).toBe(1);
  expect(takeLaunch(shown, tab)).toBe(opened);

  const browser = troubledStorage();
  browser.become('blocked');
  const blocked = bar();
  launchAgain(opened, blocked.address, guardedStore(browser.open));
  expect(blocked.written).toEqual([opened]);
});
