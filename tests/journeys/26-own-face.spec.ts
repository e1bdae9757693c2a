import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { openPublishedSite, type PublishedSite } from './pages/published-site.ts';
import { screenOf } from './pages/screens.ts';

test.describe.configure({ mode: 'parallel' });

const loans = {
  indonesia: { productId: '6005', orderId: '80071992547409930174' },
  philippines: { productId: '7005', orderId: '70071992547409930174' },
};
const faces = { indonesia: 'Barlow Condensed', philippines: 'Fredoka' };

/** The faces that the browser has really drawn a text with. */
async function drawnWith(page: Page, selector: string): Promise<string> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devtools.detach();
  return fonts.map(({ familyName }) => familyName).join(' ');
}

/** Begins to sum up what moves by itself, before the page does anything. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const root = document.documentElement;
        const moved = Number(root.dataset['moved'] ?? 0) + Number(Reflect.get(entry, 'value'));
        root.dataset['moved'] = String(moved);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shifts = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['moved'] ?? '0');

/** The face has come, and what is read has been tried with it. */
const isKept = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => 'loanfront.face' in window.localStorage), { timeout: 4000 })
    .toBe(true);

for (const tenantId of ['indonesia', 'philippines'] as const) {
  test.describe(tenantId, () => {
    test.use({ tenantId, viewport: { width: 360, height: 740 } });

    test('the lender’s own face comes within three seconds of a screen that is ready, and is drawn before the next visit’s first text; no view moves for it', async ({
      page,
      open,
    }) => {
      await watchShifts(page);
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('.woff2')) asked.push(request.url());
      });
      await open('loanDetails', loans[tenantId]);
      await expect(screenOf(page, 'loanDetails', 'ready')).toBeVisible();
      expect(asked).toEqual([]);
      await isKept(page);
      expect(asked).toHaveLength(1);
      expect(await shifts(page)).toBe('0');

      asked.length = 0;
      await open('loanDetails', loans[tenantId]);
      await expect(screenOf(page, 'loanDetails', 'ready')).toBeVisible();
      expect(await drawnWith(page, 'main h2')).toContain(faces[tenantId]);
      expect(asked).toEqual([]);
      expect(await shifts(page)).toBe('0');
    });

    test('where it comes while a screen is read, the next screen has it', async ({
      page,
      open,
    }) => {
      await open('loanDetails', loans[tenantId]);
      await expect(screenOf(page, 'loanDetails', 'ready')).toBeVisible();
      await isKept(page);
      await page.locator('main button').filter({ visible: true }).last().click();
      await expect(screenOf(page, 'loanDetails', 'ready')).toHaveCount(0);
      await expect.poll(() => drawnWith(page, 'main h1, main h2')).toContain(faces[tenantId]);
    });
  });
}

test.describe('on a page that was drawn beforehand', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  let site: PublishedSite;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    site = await openPublishedSite();
  });
  test.afterAll(() => site.close());

  test('the lender’s own face comes while the first page is read, and on the next visit before React is there; nothing moves for it', async ({
    page,
    mayFail,
  }) => {
    mayFail(/ERR_FAILED/);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.woff2')) asked.push(request.url());
    });
    await watchShifts(page);
    await page.goto(site.url.indonesia);
    await expect(screenOf(page, 'home', 'ready')).toBeVisible();
    expect(await drawnWith(page, 'main h1')).not.toContain(faces.indonesia);
    expect(asked).toEqual([]);
    await isKept(page);
    // Where no line of it moves, what is being read wears it.
    const wears = await page.evaluate(() => document.fonts.size > 0);
    expect((await drawnWith(page, 'main h1')).includes(faces.indonesia)).toBe(wears);
    expect(await shifts(page)).toBe('0');

    asked.length = 0;
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto(site.url.indonesia, { waitUntil: 'commit' });
    await expect(screenOf(page, 'home', 'ready')).toBeVisible();
    expect(await drawnWith(page, 'main h1')).toContain(faces.indonesia);
    await page.unroute(/\/assets\/.*\.js$/);
    await page.reload();
    await expect(screenOf(page, 'home', 'ready')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await drawnWith(page, 'main h1')).toContain(faces.indonesia);
    expect(asked).toEqual([]);
    expect(await shifts(page)).toBe('0');
  });
});
