import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { nginxAddress } from '../../scripts/nginx-address.ts';
import { readTenants } from '../../scripts/tenant/read-folders.ts';
import { headersOf } from '../../scripts/tenant/tenant-headers.ts';
import { isScreenOn, pathOf } from '../../src/navigation/route-table.ts';
import { type ScreenKey, screenKeys } from '../../src/tenant/screen-paths.ts';
import { expect, test } from '../journeys/journey.ts';
import { screenOf } from '../journeys/pages/screens.ts';
import { askServer } from '../support/ask-server.ts';
import { serverFaults } from '../support/server-rules.ts';

const { hosts, ports, proxy } = nginxAddress;
const html = readFileSync('dist/index.html', 'utf8');
const asset = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
const lenders = [
  { id: 'india', published: '/about-us', language: 'hi' },
  { id: 'indonesia', published: '/syarat-pinjaman', language: 'en' },
] as const;

for (const { id, published, language } of lenders) {
  const [tenant] = readTenants('tenants', [id]);
  if (!tenant) throw new Error(`tenants/ has no ${id}`);
  const host = hosts[id];
  const origin = `https://${host}`;

  test(`${id}: each path is a page, a file or not there, with the headers of its kind`, async () => {
    const site = {
      id,
      host,
      elsewhere: 'www.nobody.example',
      published,
      language,
      screen: pathOf(tenant, 'loanDetails'),
      asset,
      page: headersOf(html, [tenant]),
      call: `/gateway/${id}/_sandbox/log`,
    };
    expect(await serverFaults(site, askServer(ports.https, 'https'))).toEqual([]);
  });

  test.describe(`${id}: the policy is kept`, () => {
    test.use({ tenantId: id, baseURL: origin });

    // Anything that a policy stops is an error in the console, which fails the test (journey.ts).
    test('on every screen that a borrower can open', async ({ page, open, mayFail }) => {
      test.slow();
      const isPartner = (url: URL) => url.hostname !== host;
      await page.route(isPartner, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>A partner' }),
      );
      mayFail(/the server responded with a status of/);
      for (const screen of screenKeys.filter((key) => isOpened(key))) {
        await open(pathOf(tenant, screen), { productId: '5005', orderId: '1' });
        await expect(page.locator('main').first(), screen).toBeVisible();
      }
    });

    test('on the pages that were drawn beforehand', async ({ page }) => {
      for (const screen of ['home', 'loanTerms', 'privacy', 'aboutUs'] as const) {
        const response = await page.goto(pathOf(tenant, screen));
        expect(await response?.text()).toContain(`data-page="${screen} `);
        await expect(screenOf(page, screen, 'ready')).toBeVisible();
        await expect(page.locator('#root')).not.toHaveAttribute('data-page', /./);
        await expectColours(page);
      }
    });
  });

  const isOpened = (screen: ScreenKey) => isScreenOn(tenant, screen) && screen !== 'preview';
}

/** The lender's own colours are there: they came in a file, which the policy allows. */
async function expectColours(page: Page): Promise<void> {
  const sheet = await page.locator('link[rel="stylesheet"]').evaluate((link) => {
    const { sheet } = link as HTMLLinkElement; // the locator says so
    return sheet?.cssRules.length ?? 0;
  });
  expect(sheet).toBeGreaterThan(1);
}

test('a drawing with a script that lies beside our files runs nothing and reads nothing', async ({
  browser,
}) => {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, proxy: { server: proxy } });
  const page = await context.newPage();
  for (const path of ['/tenants/india/assets/hostile.svg', '/assets/hostile.svg']) {
    await page.goto(`https://${hosts.india}${path}`);
    await expect(page.locator('svg')).not.toHaveAttribute('id', 'ran');
  }
  await page.goto(`https://${hosts.india}/`);
  expect(await page.evaluate(() => localStorage.getItem('ran'))).toBeNull();
  await context.close();
});

test('plain HTTP leads to HTTPS, and says nothing on the way', async () => {
  const { status, headers } = await askServer(ports.http)({ host: hosts.india, path: '/a?b=c' });
  expect([status, headers['location']]).toEqual([301, `https://${hosts.india}/a?b=c`]);
});

test('what is written down names no session', async () => {
  const ask = askServer(ports.https, 'https');
  await ask({ host: hosts.india, path: '/loan-details?sessionId=s-secret&token=t-secret' });
  await ask({ host: hosts.india, path: '/gateway/india/nothing?sessionId=s-secret' });
  await ask({ host: hosts.india, path: '/missing.png?sessionId=s-secret' });
  const logs = { host: 'logs', path: '/logs' };
  const { body: written } = await askServer(Number(new URL(proxy).port))(logs);
  const lines = written.split('\n');
  expect(lines.some((line) => line.includes('"GET /loan-details" 200'))).toBe(true);
  expect(lines.filter((line) => /sessionId|[st]-secret/.test(line))).toEqual([]);
});
