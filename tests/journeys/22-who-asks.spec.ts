import type { Page } from '@playwright/test';
import { packDraft } from '../../operators/preview/studio/draft-link.ts';
import { comeBackFromCache, expect, expectCleanAddress, hold, test } from './journey.ts';
import { CardPage, DetailsPage, screenOf } from './pages/screens.ts';
import { StudioPage } from './pages/studio.ts';

test.describe.configure({ mode: 'parallel' });

const due = { productId: '5005', orderId: '90071992547409930174' };

/** As a server sends the app that was told nothing of headers. */
async function withoutHeaders(page: Page): Promise<string[]> {
  const referers: string[] = [];
  page.on('request', (request) => referers.push(request.headers()['referer'] ?? ''));
  await page.route(
    (url) => !/^\/(?:assets|tenants|gateway)\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const { 'content-type': type = '' } = response.headers();
      await route.fulfill({ response, headers: { 'content-type': type } });
    },
  );
  return referers;
}

const kept = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify(
      [localStorage, sessionStorage, document.title].map((part) =>
        typeof part === 'string' ? part : Object.entries(part),
      ),
    ),
  );

test.describe('screens §9: a launch leaves the address before anything is asked for', () => {
  for (const [what, answer, screen] of [
    ['an unknown lender', undefined, 'unknownLender'],
    ['a broken file', { status: 200, body: '{"servicePhone": "1800 1", ' }, 'maintenance'],
    ['a file that cannot be had', { status: 503, body: '' }, 'maintenance'],
  ] as const) {
    test(what, async ({ page, open, lender, mayFail }) => {
      mayFail(/status of (?:404|503)/);
      const referers = await withoutHeaders(page);
      if (answer)
        await page.route('**/tenants/india/tenant.json', (route) => route.fulfill(answer));
      await open('loanDetails', {
        ...due,
        token: 'T-SECRET',
        ...(answer ? {} : { tenant: 'nobody-at-all' }),
      });
      await expect(screenOf(page, screen)).toBeVisible();
      expectCleanAddress(page);
      expect(page.url()).toContain(due.orderId);
      expect(referers.length).toBeGreaterThan(3);
      expect(referers.join('')).not.toMatch(/sessionId|T-SECRET/);
      expect(lender.calls()).toEqual([]);
      // Nobody's launch waits for a lender that does not exist; the others' Retry needs it, in the tab alone.
      const all = await kept(page);
      if (!answer) expect(all).not.toContain('T-SECRET');
      expect(JSON.parse(all)[0]).toEqual([]);
    });
  }

  test('Retry still knows the launch, with and without a store', async ({
    page,
    open,
    say,
    mayFail,
    lender,
  }) => {
    mayFail(/status of 503/);
    for (const isBlocked of [false, true]) {
      if (isBlocked)
        await page.addInitScript(() => {
          Object.defineProperty(window, 'sessionStorage', {
            get() {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
        });
      await page.route('**/tenants/india/tenant.json', (route) =>
        route.fulfill({ status: 503, body: '' }),
      );
      await open('loanDetails', due);
      const retry = screenOf(page, 'maintenance').getByRole('button');
      await expect(retry).toBeVisible();
      expectCleanAddress(page);
      await page.unroute('**/tenants/india/tenant.json');
      await retry.click();
      await expect(new DetailsPage(page, say).repay).toBeVisible();
      expectCleanAddress(page);
      expect(lender.calls('loan-details').at(-1)?.query.get('sessionId')).toBe(
        lender.session.sessionId,
      );
    }
  });
});

test('screens §9: my page comes back out of the cache after somebody else’s launch, and pays nothing as me', async ({
  page,
  open,
  say,
  lender,
}) => {
  await open('cardRepayment', { ...due, withholdingAmount: '1000' });
  const cards = new CardPage(page, say);
  await expect(cards.cards).toHaveCount(3);
  // What my page asks for itself is over: the screen stands before the loan has been asked.
  await expect.poll(() => lender.count('loan-details')).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const session = JSON.parse(sessionStorage.getItem('loanfront.session') ?? '{}');
    session.values = { ...session.values, sessionId: 'somebody-else', userId: 'somebody-else' };
    sessionStorage.setItem('loanfront.session', JSON.stringify(session));
  });
  const before = lender.calls().length;
  const loaded = page.waitForEvent('load');
  await comeBackFromCache(page);
  await loaded;
  await expect.poll(() => lender.calls().length).toBeGreaterThan(before);
  for (const call of lender.calls().slice(before))
    expect(call.query.get('sessionId')).toBe('somebody-else');
});

test.describe('a start that hangs', () => {
  for (const [what, file] of [
    ['the lender’s file', '**/tenants/india/tenant.json'],
    ['the words', '**/en/screens/loanDetails.json'],
  ] as const) {
    test(`${what}: the page says so after 15 seconds, and opens when it comes`, async ({
      page,
      open,
      say,
      tenant,
    }) => {
      await page.clock.install();
      const held = await hold(page, file);
      await open('loanDetails', due);
      const face = page.locator('[data-plain="slow"]');
      await page.waitForLoadState('load');
      await page.clock.runFor(5000);
      await expect(face).toBeHidden();
      await expect(async () => {
        await page.clock.runFor(5000);
        await expect(face).toBeVisible({ timeout: 300 });
      }).toPass();
      await expect(face).toContainText(say('app:slowText'));
      await expect(face.getByRole('button', { name: say('app:retry') })).toBeVisible();
      const phone = face.getByRole('link');
      if (file.includes('screens')) await expect(phone).toContainText(tenant.servicePhone);
      expectCleanAddress(page);
      held.release();
      await expect(new DetailsPage(page, say).repay).toBeVisible();
    });
  }

  test('a screen’s own file: the same, with the lender’s phone', async ({ page, open, say }) => {
    await page.clock.install();
    const held = await hold(page, '**/en/complaints.json');
    await open('loanDetails', due);
    await page.getByRole('button', { name: say('app:complain') }).click();
    const failure = screenOf(page, 'complaintStart', 'error');
    await expect(async () => {
      await page.clock.runFor(5000);
      await expect(failure).toBeVisible({ timeout: 300 });
    }).toPass();
    await expect(failure).toContainText(say('app:slowTitle'));
    held.release();
    await expect(screenOf(page, 'complaintStart', 'ready')).toBeVisible();
  });
});

test('screens §9: a page of another site that frames the screen where I pay gets a refusal', async ({
  page,
  baseURL,
  say,
  lender,
}) => {
  await withoutHeaders(page);
  const query = new URLSearchParams({ ...due, tenant: 'india', lang: 'en', ...lender.session });
  await page.route('https://evil.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="${baseURL}/repay/card?${query}" width="360" height="600"></iframe>`,
    }),
  );
  await page.goto('https://evil.example/');
  const framed = page.frameLocator('iframe');
  await expect(framed.getByText(say('app:framedText'))).toBeVisible();
  expect(lender.calls()).toEqual([]);
});

test('a browser below the floor gets plain words', async ({ page, open, say, lender }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Object, 'hasOwn');
  });
  await open('loanDetails', due);
  await expect(page.getByRole('heading', { name: say('app:oldTitle') })).toBeVisible();
  expectCleanAddress(page);
  expect(lender.calls()).toEqual([]);
});

test('screens §9: somebody’s draft with another bridge plays an invented session, also after a reload, and runs nothing', async ({
  page,
  open,
  say,
  lender,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 800 });
  await open('loanDetails', due);
  await expect(new DetailsPage(page, say).repay).toBeVisible();
  const draft = packDraft({
    id: 'india',
    changes: [
      { path: ['brand', 'name'], now: 'Draft Name' },
      { path: ['bridge', 'android', 'object'], now: 'document' },
      { path: ['bridge', 'android', 'methods', 'callPhone'], now: 'write' },
      { path: ['servicePhone'], now: '1<img src=x onerror="parent.pwned=1">' },
    ],
    files: {},
  });
  const before = lender.calls().length;
  await page.goto(`/testPreview?tenant=india#draft=${draft}`);
  const studio = new StudioPage(page, say);
  for (let time = 0; time < 2; time += 1) {
    await expect(page.getByText(say('preview:linkedDraft'))).toBeVisible();
    const board = studio.small(0, 'light');
    await expect(board.getByText('Draft Name').first()).toBeVisible({ timeout: 30_000 });
    await studio.part('allFields').click();
    await expect(studio.phone.getByText('Draft Name').first()).toBeVisible({ timeout: 30_000 });
    await page.reload();
  }
  const sent = lender.calls().slice(before);
  for (const call of sent) expect(call.query.get('sessionId')).not.toBe(lender.session.sessionId);
  expect(await page.evaluate(() => Reflect.get(window, 'pwned'))).toBeUndefined();
});
