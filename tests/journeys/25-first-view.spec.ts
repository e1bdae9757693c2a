import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { comeBackFromCache, expect, hold, test } from './journey.ts';

// The framework comes late, or never: what is shown before it reads well, acts once, and is taken over.
test.describe.configure({ mode: 'parallel' });

const loan =
  '/loan-details?tenant=india&orderId=90071992547409930174&productId=5005&sessionId=late';

/** The framework's files, as the page names them. */
function frameworkFiles(): readonly string[] {
  const [, list = '{}'] =
    /id="later-files">([^<]*)</.exec(readFileSync('dist/index.html', 'utf8')) ?? [];
  const files: { framework?: string[]; borrower?: string[]; renderer?: string[] } =
    JSON.parse(list);
  return [...(files.borrower ?? []), ...(files.framework ?? []), ...(files.renderer ?? [])];
}

/** Holds the framework back until it is let go. */
async function holdFramework(page: Page): Promise<() => void> {
  const files = frameworkFiles();
  expect(files.length).toBeGreaterThan(3);
  let letGo: () => void = () => undefined;
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(
    (url) => files.includes(url.pathname),
    async (route) => {
      await isFree;
      await route.continue();
    },
  );
  return letGo;
}

/** Every call of one kind that the lender is asked. */
function callsOf(page: Page, end: string): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(end)) calls.push(request.url());
  });
  return calls;
}

/** What the page complains of in its console. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (line) => {
    if (line.type() === 'warning' || line.type() === 'error') complaints.push(line.text());
  });
  return complaints;
}

/** Marks the elements of the page, to see that React keeps them. */
const markMain = (page: Page) =>
  page.evaluate(() => document.querySelector('main')?.setAttribute('data-kept', ''));
const isLive = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue('--keyboard')))
    .not.toBe('');

test('the loan is there before React, which takes over its elements, focus and scroll', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const asked = callsOf(page, '/loan-details/loan-details');
  const letGo = await holdFramework(page);
  await page.goto(loan);
  const main = page.locator('main[data-screen=loanDetails][data-face=ready]');
  await expect(main).toContainText('₹12,841.25');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your loan');
  expect(new URL(page.url()).searchParams.has('sessionId')).toBe(false);
  await markMain(page);
  await page.getByRole('button', { name: 'Repay now' }).focus();
  await page.evaluate(() => window.scrollTo(0, 120));
  const scrolled = await page.evaluate(() => window.scrollY);
  letGo();
  await isLive(page);
  await expect(page.locator('main[data-kept]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Repay now' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  expect(asked).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test('a card is chosen and paid with before React: the payment is sent once, by React', async ({
  page,
}) => {
  const tokens = callsOf(page, '/repayment-way');
  const payments = callsOf(page, '/repayment-commit');
  const loans = callsOf(page, '/loan-details/loan-details');
  const letGo = await holdFramework(page);
  await page.goto(loan);
  await page.getByRole('button', { name: 'Repay now' }).click();
  await expect(page.locator('main[data-screen=cardRepayment][data-face=ready]')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('radio', { name: 'Sample Bank' }).check();
  const pay = page.getByRole('button', { name: 'Pay ₹12,841.25' });
  await pay.click();
  await pay.click();
  await expect(pay).toHaveAttribute('aria-busy', 'true');
  expect(payments).toEqual([]);
  letGo();
  await expect(page.getByRole('dialog')).toContainText('Sample Bank');
  expect(tokens).toHaveLength(1);
  expect(payments).toHaveLength(1);
  // The loan is asked anew before money moves, and not believed from the page before.
  expect(loans.length).toBeGreaterThan(1);
});

test('Back before React leads to the loan, and the next screen is gone to again', async ({
  page,
}) => {
  const letGo = await holdFramework(page);
  await page.goto(loan);
  await page.getByRole('button', { name: 'Repay now' }).click();
  await expect(page.locator('main[data-screen=cardRepayment]')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.locator('main[data-screen=loanDetails][data-face=ready]')).toBeVisible();
  letGo();
  await isLive(page);
  await page.goForward();
  await expect(page.locator('main[data-screen=cardRepayment][data-face=ready]')).toBeVisible();
  await page.goBack();
  await expect(page.locator('main[data-screen=loanDetails][data-face=ready]')).toBeVisible();
});

test('a language that is chosen before React is shown after it', async ({ page }) => {
  const letGo = await holdFramework(page);
  await page.goto(loan);
  await expect(page.locator('main[data-face=ready]')).toBeVisible();
  await page.locator('select[data-control=language]').selectOption('hi');
  letGo();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Your loan');
});

test('a framework that is late is said after 15 seconds, above the loan, which it takes over all the same', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.clock.install();
  const letGo = await holdFramework(page);
  await page.goto(loan);
  const main = page.locator('main[data-screen=loanDetails][data-face=ready]');
  await expect(main).toContainText('₹12,841.25');
  const late = page.getByRole('alert').filter({ hasText: 'This is taking long' });
  await page.clock.runFor(5000);
  await expect(late).toBeHidden();
  await expect(async () => {
    await page.clock.runFor(5000);
    await expect(late).toBeVisible({ timeout: 300 });
  }).toPass();
  await expect(late.getByRole('button', { name: 'Load the page again' })).toBeVisible();
  await expect(main).toContainText('₹12,841.25');
  await markMain(page);
  letGo();
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(late).toBeHidden({ timeout: 300 });
  }).toPass();
  await expect(page.locator('main[data-kept]')).toContainText('₹12,841.25');
  expect(complaints).toEqual([]);
});

for (const [what, from] of [
  ['the framework', 0],
  ['what draws for it', -1],
] as const)
  test(`without ${what} the loan stays to be read, with a way on`, async ({ page, mayFail }) => {
    mayFail(/net::ERR_FAILED|could not start/);
    const files = frameworkFiles().slice(from);
    await page.route(
      (url) => files.includes(url.pathname),
      (route) => route.abort(),
    );
    await page.goto(loan);
    await expect(page.getByRole('alert')).toContainText('This page could not be loaded');
    await expect(page.locator('main')).toContainText('₹12,841.25');
    await expect(page.getByRole('button', { name: 'Load the page again' })).toBeVisible();
  });

test('where the next page’s own files cannot be had it is loaded anew, and nothing is pressed in vain', async ({
  page,
  mayFail,
}) => {
  mayFail(/net::ERR_FAILED/);
  let opened = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened += 1;
  });
  await page.route(/first-cards-.*\.css$/, (route) =>
    opened > 1 ? route.continue() : route.abort(),
  );
  await holdFramework(page);
  await page.goto(loan);
  await page.getByRole('button', { name: 'Repay now' }).click();
  await expect(page.locator('main[data-screen=cardRepayment][data-face=ready]')).toBeVisible();
  expect(opened).toBe(2);
});

test('on my next visit the lender is asked while its file is still on its way, once, and nothing is shown before that is there', async ({
  page,
}) => {
  const asked = callsOf(page, '/loan-details/loan-details');
  await page.goto(loan);
  await isLive(page);
  const file = await hold(page, '**/tenants/india/tenant.json');
  await page.goto(loan.replace('late', 'again'), { waitUntil: 'commit' });
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]).toContain('sessionId=again');
  await expect(page.locator('main[data-face=ready]')).toHaveCount(0);
  file.release();
  await expect(page.locator('main[data-face=ready]')).toContainText('₹12,841.25');
  await isLive(page);
  expect(asked).toHaveLength(2);
});

test('screens §9: a first view that comes back out of the cache after somebody else’s launch is theirs', async ({
  page,
}) => {
  await holdFramework(page);
  await page.goto(loan);
  await expect(page.locator('main[data-face=ready]')).toBeVisible();
  await page.evaluate(() => {
    const session = JSON.parse(sessionStorage.getItem('loanfront.session') ?? '{}');
    session.values = { ...session.values, sessionId: 'somebody-else' };
    sessionStorage.setItem('loanfront.session', JSON.stringify(session));
  });
  const asked = page.waitForRequest((request) => request.url().includes('sessionId=somebody-else'));
  await comeBackFromCache(page);
  await asked;
});

test('an offer is read and agreed to before React: it is accepted once, by React', async ({
  page,
}) => {
  const offers = callsOf(page, '/loan-detail-confirm');
  const accepted = callsOf(page, '/loan-detail-push');
  const letGo = await holdFramework(page);
  await page.goto('/confirm-loan?tenant=india&productId=5001&sessionId=late-offer');
  const main = page.locator('main[data-screen=loanConfirm][data-face=ready]');
  await expect(main).toContainText('₹12,205');
  const consent = page.getByRole('checkbox');
  await consent.uncheck();
  await expect(consent).not.toBeChecked();
  await consent.check();
  await markMain(page);
  const get = page.getByRole('button', { name: /^Get ₹/ });
  await get.click();
  await get.click();
  await expect(get).toHaveAttribute('aria-busy', 'true');
  expect(accepted).toEqual([]);
  letGo();
  await expect(page.locator('main[data-screen=loanDetails]')).toBeVisible();
  expect(accepted).toHaveLength(1);
  expect(offers).toHaveLength(1);
});

test('a document of the consent that a key presses before React opens once it is there', async ({
  page,
}) => {
  const letGo = await holdFramework(page);
  await page.goto('/confirm-loan?tenant=india&productId=5001&sessionId=late-document');
  const agreement = page.getByRole('button', { name: 'Loan agreement', exact: true });
  await agreement.focus();
  await page.keyboard.press('Enter');
  await expect(agreement).toHaveAttribute('aria-busy', 'true');
  letGo();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a number is made once before React, which shows the same one, also after a reload', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const made = callsOf(page, '/generate-vcode');
  const letGo = await holdFramework(page);
  await page.goto(
    '/that?tenant=indonesia&lang=en&orderId=80071992547409930174&productId=6005&sessionId=late-number',
  );
  const main = page.locator('main[data-screen=virtualAccount][data-face=ready]');
  await expect(main).toBeVisible();
  const number = main.locator('[translate=no]').first();
  const shown = await number.textContent();
  expect(shown).toMatch(/\d{8}/);
  await markMain(page);
  letGo();
  await isLive(page);
  await expect(page.locator('main[data-kept]').locator('[translate=no]').first()).toHaveText(
    shown ?? '',
  );
  expect(made).toHaveLength(1);
  await page.reload();
  await expect(number).toHaveText(shown ?? '');
  expect(made).toHaveLength(1);
  expect(complaints).toEqual([]);
});
