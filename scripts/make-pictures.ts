import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright-core';
import { createSandboxLender } from '../sandbox/sandbox-lender.ts';
import type { SandboxTenant } from '../sandbox/sandbox-tenant.ts';
import { type ScreenKey, screenPaths } from '../src/tenant/screen-paths.ts';
import { command } from './command.ts';
import { findBrowser } from './find-browser.ts';
import { startAppServer } from './http/app-server.ts';
import { sandboxTenantsOf } from './http/open-sandbox.ts';
import { makeSitePictures } from './screens/site-pictures.ts';
import { buildApp, needsBuild } from './start/running-app.ts';

// Page and lender both live at one fixed moment, so that a picture changes only when the product does.
const tenants = 'tenants';
const folder = 'docs/pictures';
const moment = new Date('2026-11-28T04:30:00Z');

let lenderTime = moment.getTime();
const lenderOf = sandboxTenantsOf(tenants);
const sandbox = createSandboxLender({ tenants: lenderOf, now: () => lenderTime, wait });

/** One borrower with a phone at one lender. */
interface Visit {
  page: Page;
  /** Of the server, without a slash at the end. */
  url: string;
  language: string;
  /** Opens a screen as the lender's app does; a status names the loan that has it. */
  open(screen: ScreenKey, about: { status: string } | { product: string }): Promise<void>;
  /** Waits until the screen is ready and everything on it has arrived. */
  ready(screen: ScreenKey): Promise<void>;
  shoot(name: string): Promise<void>;
}

const sayIn = (language: string, namespace: string, key: string): string =>
  JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, 'utf8'))[key];

/** What an address says about the loan with a status, or about a product. */
function queryOf({ scenario }: SandboxTenant, about: { status: string } | { product: string }) {
  if ('product' in about) return { productId: about.product };
  const loan = scenario.orders.find(({ status }) => status === about.status);
  if (!loan) throw new Error(`the sandbox has no loan of status ${about.status}`);
  return { productId: loan.productId, orderId: loan.id };
}

async function visit(
  { browser, url }: { browser: Browser; url: string },
  { id, language, isDark = false }: { id: string; language: string; isDark?: boolean },
  look: (visit: Visit) => Promise<void>,
): Promise<void> {
  const lender = await lenderOf(id);
  if (!lender) throw new Error(`tenants/${id} has no sandbox`);
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 1,
    isMobile: true,
    hasTouch: true,
    colorScheme: isDark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(moment);
  await look({
    page,
    url,
    language,
    async open(screen, about) {
      const path = lender.tenant.routes[screen] ?? screenPaths[screen] ?? '/';
      const launch = {
        tenant: id,
        lang: language,
        ...queryOf(lender, about),
        ...lender.scenario.session,
      };
      await page.goto(`${url}${path}?${new URLSearchParams(launch)}`);
    },
    async ready(screen) {
      await page.locator(`main[data-screen="${screen}"][data-face="ready"]`).waitFor();
      await page.waitForLoadState('networkidle');
    },
    async shoot(name) {
      const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
      writeFileSync(`${folder}/${name}.png`, png);
      console.log(`${folder}/${name}.png  ${(png.length / 1000).toFixed(1)} kB`);
    },
  });
  await context.close();
}

async function offer({ open, ready, shoot }: Visit, product: string, name: string): Promise<void> {
  await open('loanConfirm', { product });
  await ready('loanConfirm');
  await shoot(name);
}

async function loan({ open, ready, shoot }: Visit, status: string, name: string): Promise<void> {
  await open('loanDetails', { status });
  await ready('loanDetails');
  await shoot(name);
}

/** Pays a loan that is due with a card whose bank sends a code, until the loan shows it. */
async function payment({ page, open, ready, shoot }: Visit): Promise<void> {
  await open('cardRepayment', { status: '174' });
  await ready('cardRepayment');
  await page.getByRole('radio', { name: 'Bank of Example' }).check();
  await shoot('india-card');
  await page.getByRole('button', { name: /^Pay .*\d/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox').pressSequentially('123');
  await shoot('india-code');
  await sheet.getByRole('textbox').pressSequentially('456');
  await sheet.getByRole('button', { name: /^Pay .*\d/ }).click();
  await ready('loanDetails');
  lenderTime += 60_000; // by then the lender has the money
  await page.locator('main[data-look="moment"]').waitFor({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  await shoot('india-paid');
}

async function site({ page, url, language, ready, shoot }: Visit, name: string): Promise<void> {
  await page.goto(`${url}/?lang=${language}&tenant=${name.split('-')[0]}`);
  await ready('home');
  await shoot(name);
}

/** Chooses a bank and gets a number to pay to. */
async function number({ page, language, open, ready, shoot }: Visit, name: string): Promise<void> {
  await open('payMethod', { status: '174' });
  await ready('payMethod');
  await page.getByRole('radio', { name: /^BCA/ }).check();
  await page.getByRole('button', { name: sayIn(language, 'pay-method', 'save') }).click();
  await ready('virtualAccount');
  await shoot(name);
}

async function makePictures(dist: string): Promise<void> {
  if (needsBuild(dist, { preview: true }) && dist === 'dist')
    await buildApp(dist, { preview: true });
  mkdirSync(folder, { recursive: true });
  const server = await startAppServer({ dist, tenants, sandbox, hasPreview: true });
  const browser = await chromium.launch(await findBrowser());
  try {
    const place = { browser, url: server.url };
    await visit(place, { id: 'india', language: 'en' }, async (borrower) => {
      await site(borrower, 'india-home');
      await offer(borrower, '5001', 'india-offer');
      await loan(borrower, '174', 'india-due');
      await payment(borrower);
    });
    await visit(place, { id: 'indonesia', language: 'id' }, async (borrower) => {
      await loan(borrower, '174', 'indonesia-due');
      await number(borrower, 'indonesia-number');
    });
    await visit(place, { id: 'philippines', language: 'fil' }, (borrower) =>
      loan(borrower, '174', 'philippines-due'),
    );
    await visit(place, { id: 'india', language: 'hi', isDark: true }, (borrower) =>
      loan(borrower, '180', 'india-overdue-hindi-dark'),
    );
  } finally {
    await browser.close();
    await server.close();
  }
}

await command({
  usage: `npm run pictures [-- --site <id>] [-- --dist <folder>]
  the pictures of README.md, into docs/pictures/
  --site       instead: a lender's own screens, for the steps of its home page, into its folder (also: a,b)
  --languages  with --site: only these, such as en,hi; the others show the lender's first one
  --dist       a build that lies elsewhere (dist)
  --folder     where the tenants lie (tenants)`,
  options: {
    site: { type: 'string' },
    languages: { type: 'string' },
    dist: { type: 'string', default: 'dist' },
    folder: { type: 'string', default: tenants },
  },
  failsWith: 1,
  run: ({ values: { site: ids, languages, dist, folder: where } }) =>
    ids === undefined
      ? makePictures(dist)
      : makeSitePictures({
          ids: ids.split(','),
          languages: languages?.split(','),
          dist,
          tenants: where,
          moment,
        }),
});
