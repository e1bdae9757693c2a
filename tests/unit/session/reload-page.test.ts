import { expect, test } from 'vitest';
import { readLaunch } from '../../../src/launch/read-launch.ts';
import { guardedStore } from '../../../src/platform/browser-storage.ts';
import type { PageAddress } from '../../../src/platform/page-address.ts';
import { reloadPage } from '../../../src/session/reload-page.ts';
import { troubledStorage } from '../../support/browser-stores.ts';
import { memoryStore } from '../../support/memory-store.ts';
import { sampleSession, sampleValues } from '../../support/sample-session.ts';

const here = 'https://app.example/loan-details?orderId=7&tenant=in';

function page() {
  const written: string[] = [];
  let reloads = 0;
  const address = {
    current: () => new URL(here),
    rewrite: (to: string) => void written.push(to),
    reload: () => void (reloads += 1),
  } as unknown as PageAddress; // nothing else of it is used
  return { address, written, reloads: () => reloads };
}

test('a page that is kept by its tab is just loaded anew', () => {
  const { address, written, reloads } = page();
  reloadPage(sampleSession(), address, memoryStore());
  expect([written, reloads()]).toEqual([[], 1]);
});

test('HD-29: where the tab keeps nothing the same person is there after it, at the same place', () => {
  const browser = troubledStorage();
  browser.become('blocked');
  const tab = guardedStore(browser.open);
  tab.write('loanfront.session', '{}');
  const { address, written, reloads } = page();
  reloadPage(sampleSession(), address, tab);
  expect(reloads()).toBe(1);
  const launch = readLaunch(new URL(written[0] ?? ''));
  expect(launch.session).toEqual(sampleValues);
  expect(launch.business).toEqual({ orderId: '7' });
  expect(launch.flag).toBe('in');
});
