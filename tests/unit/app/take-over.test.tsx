import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { summarise } from '../../../scripts/publish/page-summary.ts';
import { prerenderScreen } from '../../../src/app/prerender.tsx';
import type { ReadyTenant } from '../../../src/app/ready-tenant.ts';
import { loadScreen } from '../../../src/app/screen-loader.ts';
import { takeOverPage } from '../../../src/app/take-over.tsx';
import { pathOf } from '../../../src/navigation/route-table.ts';
import type { ScreenKey } from '../../../src/tenant/screen-paths.ts';
import type { Tenant } from '../../../src/tenant/tenant-schema.ts';
import { siteFile, stubNetwork } from '../../support/network.ts';
import { sampleSession } from '../../support/sample-session.ts';
import { shippedIds, shippedTenant } from '../tenant/shipped-folder.ts';

const legalScreens: readonly ScreenKey[] = [
  'privacy',
  'loanTermsPublic',
  'loanAgreement',
  'loanTerms',
  'aboutUs',
  'customerService',
];
const siteScreens: readonly ScreenKey[] = ['home', 'calculator', 'reviews', 'contact'];

const screensOf = ({ features }: Tenant) => [
  ...legalScreens,
  ...(features.publicSite ? siteScreens : []),
];

/** What the start module would hand over to a visitor of this page. */
const visitor = (tenant: Tenant, more: Partial<ReadyTenant> = {}): ReadyTenant => ({
  tenant,
  session: sampleSession({}),
  language: tenant.locale.defaultLanguage,
  flag: undefined,
  words: Promise.resolve({}),
  ...more,
});

/** Puts a prerendered page into the document, as a server would have sent it. */
async function openPage(screen: ScreenKey, tenant: Tenant) {
  const { markup, mark } = await prerenderScreen(screen, tenant, tenant.locale.defaultLanguage);
  window.history.replaceState(null, '', pathOf(tenant, screen));
  document.title = '';
  document.body.innerHTML = `<div id="root" data-page="${mark}">${markup}</div>`;
  const place = document.getElementById('root');
  const heading = place?.querySelector('h1');
  if (!place || !heading) throw new Error('the page has no heading');
  return { place, mark, heading, words: heading.textContent };
}

/** The effects of the first rendering have run once the document has its title. */
const whenLive = () => vi.waitFor(() => expect(document.title).not.toBe(''), { timeout: 8000 });

let complaints: unknown[][];

beforeEach(() => {
  stubNetwork(siteFile);
  complaints = [];
  for (const way of ['error', 'warn'] as const)
    vi.spyOn(console, way).mockImplementation((...told) => void complaints.push(told));
});

describe.each(shippedIds)('design §3: a prerendered page of tenants/%s', (id) => {
  const tenant = shippedTenant(id);

  test.each(screensOf(tenant))(
    '%s is what the app itself draws: its elements stay',
    async (screen) => {
      const { place, mark, heading, words } = await openPage(screen, tenant);
      expect(place.querySelector('main')?.dataset.face).toBe('ready');
      expect(await takeOverPage(place, mark, visitor(tenant))).toBe(true);
      await whenLive();
      expect(complaints).toEqual([]);
      expect(heading.isConnected).toBe(true);
      expect(heading.textContent).toBe(words);
      expect(place.dataset.page).toBeUndefined();
    },
  );
});

test('screens §2: a link with an amount shows what it comes to on the page that the server drew', async () => {
  const tenant = shippedTenant('india');
  const { place, mark, heading } = await openPage('calculator', tenant);
  window.history.replaceState(null, '', '/About?amount=2050&period=150');
  expect(await takeOverPage(place, mark, visitor(tenant))).toBe(true);
  await vi.waitFor(() => expect(place.textContent).toContain('₹2,142.25'), { timeout: 8000 });
  expect(complaints).toEqual([]);
  expect(heading.isConnected).toBe(true);
});

test.each<ScreenKey>(['home', 'customerService', 'loanTerms'])(
  'screens §0: the title of a published page is the one that the app gives it: %s',
  async (screen) => {
    const tenant = shippedTenant('india');
    const { place, mark } = await openPage(screen, tenant);
    const { title } = summarise(place.innerHTML, screen, tenant, tenant.locale.defaultLanguage);
    await takeOverPage(place, mark, visitor(tenant));
    await whenLive();
    expect(document.title).toBe(title);
  },
);

describe('screens §8: customer service', () => {
  const tenant = shippedTenant('india');

  test.each([
    ['nobody is signed in: the library that asks lenders is not fetched', {}, false],
    ['somebody is signed in: the lender is asked', { sessionId: 's-1' }, true],
  ] as const)('%s', async (_who, values, asks) => {
    const session = sampleSession(values);
    const loaded = await loadScreen('customerService', { tenant, session, language: 'en' });
    expect(loaded.LenderData !== undefined).toBe(asks);
  });
});

describe('design §3: a prerendered page is drawn anew, in one go, when', () => {
  const [id = ''] = shippedIds;
  const tenant = shippedTenant(id);
  const [, other = ''] = tenant.locale.languages;

  test.each<[string, ReadyTenant]>([
    ['the launch carried a flag, which every link must keep', visitor(tenant, { flag: id })],
    ['somebody is signed in', visitor(tenant, { session: sampleSession() })],
    ['another language is wanted', visitor(tenant, { language: other })],
    [
      'the tenant was changed since',
      visitor({ ...tenant, lender: { ...tenant.lender, name: 'New Name Ltd' } }),
    ],
  ])('%s', async (_when, ready) => {
    const { place, mark, heading } = await openPage('loanTerms', tenant);
    expect(await takeOverPage(place, mark, ready)).toBe(true);
    await whenLive();
    expect(complaints).toEqual([]);
    expect(heading.isConnected).toBe(false);
    expect(place.querySelector('main')?.dataset).toMatchObject({
      screen: 'loanTerms',
      face: 'ready',
    });
    const flagged = place.querySelectorAll('a[href*="?tenant="]').length > 0;
    expect(flagged).toBe(ready.flag !== undefined);
  });

  test('its address means another screen: that one is left to the usual way', async () => {
    const { place, mark } = await openPage('loanTerms', tenant);
    window.history.replaceState(null, '', pathOf(tenant, 'aboutUs'));
    expect(await takeOverPage(place, mark, visitor(tenant))).toBe(false);
    expect(place.dataset.page).toBe(mark);
  });

  test('a part of it cannot be had: the page stays until the usual way has an answer', async () => {
    const { place, mark, heading } = await openPage('loanTerms', tenant);
    stubNetwork(() => HttpResponse.error());
    const wanted = visitor(tenant, { language: tenant.locale.languages[2] ?? other });
    expect(await takeOverPage(place, mark, wanted)).toBe(false);
    expect(heading.isConnected).toBe(true);
  });
});
