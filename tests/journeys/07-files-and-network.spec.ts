import type { Page } from '@playwright/test';
import { callTo, expect, hold, test } from './journey.ts';
import { namedPath, scriptFile } from './pages/built-files.ts';
import { CardPage, DetailsPage, screenOf, toast } from './pages/screens.ts';
import { wordingIn } from './pages/wording.ts';

test.describe.configure({ mode: 'parallel' });

const due = { productId: '5005', orderId: '90071992547409930174' };
const neverConfirmed = { productId: '5005', orderId: '90071992547409931740' };

/** Counts how often the page itself was loaded. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/** What was asked for so far, each by the name that it has in the build. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(namedPath(new URL(request.url()).pathname)));
  return asked;
}

const blockStorage = () => {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  }
};

for (const isBlocked of [false, true]) {
  test(`HD-55: a new release took a file away${isBlocked ? ', and storage is blocked' : ''}: one reload at most, then a page with a way on`, async ({
    page,
    open,
    say,
    tenant,
    mayFail,
  }) => {
    mayFail(/status of 404/);
    if (isBlocked) await page.addInitScript(blockStorage);
    const loads = countLoads(page);
    const gone = scriptFile('loan-details-screen');
    await page.route(gone, (route) => route.fulfill({ status: 404, body: 'no such file' }));
    await open('loanDetails', due);
    const error = screenOf(page, 'loanDetails', 'error');
    await expect(error).toContainText(say('app:pageFailedTitle'));
    await expect(error).toContainText(tenant.servicePhone);
    expect(loads()).toBeLessThanOrEqual(2);
    await page.unroute(gone);
    await error.getByRole('button', { name: say('app:loadAgainAct'), exact: true }).click();
    await expect(new DetailsPage(page, say).repay).toBeVisible();
  });
}

test('HD-55: the reload brings the new release, and I notice nothing', async ({
  page,
  open,
  say,
  mayFail,
}) => {
  mayFail(/status of 404/);
  const loads = countLoads(page);
  // The page that is open knows the file by a name that is no more; a fresh page knows the new one.
  await page.route(scriptFile('loan-details-screen'), (route) =>
    loads() > 1 ? route.fallback() : route.fulfill({ status: 404, body: 'no such file' }),
  );
  await open('loanDetails', due);
  // The first view stands before the file is missed.
  await expect.poll(loads).toBe(2);
  await expect(new DetailsPage(page, say).repay).toBeVisible();
});

test('HD-81: the code of the form cannot be had: it is said with its remedy, my words stay, and the remedy works', async ({
  page,
  open,
  say,
  mayFail,
}) => {
  mayFail(/net::ERR_FAILED/);
  await page.route(scriptFile('yup'), (route) => route.abort());
  await open('bindCard', due);
  const submit = page.getByRole('button', { name: say('card-linking:submit'), exact: true });
  await page.getByRole('textbox').first().fill('Meera');
  await submit.click();
  await expect(toast(page, say('app:loadAgain'))).toBeVisible();
  await expect(page.getByRole('textbox').first()).toHaveValue('Meera');
  await expect(submit).not.toHaveAttribute('aria-busy', 'true');
  await page.unroute(scriptFile('yup'));
  // Browsers keep a module that failed for as long as the page lives.
  await page.reload();
  await submit.click();
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(5);
});

test('a launch asks for everything as soon as it can know it, and for nothing it does not need', async ({
  page,
  open,
  say,
}) => {
  const asked = watchRequests(page);
  const has = (part: RegExp) => asked.some((path) => part.test(path));
  const arrive = async (...parts: RegExp[]) => {
    for (const part of parts) await expect.poll(() => has(part), String(part)).toBe(true);
  };
  const notYet = (...parts: RegExp[]) => {
    for (const part of parts) expect(has(part), String(part)).toBe(false);
  };
  const tenant = await hold(page, '**/tenants/india/tenant.json');
  const start = await hold(page, scriptFile('start'));
  const renderer = await hold(page, scriptFile('renderer'));
  const screen = await hold(page, scriptFile('loan-details-screen'));
  const wording = await hold(page, /\/wording[^/]*\/en\//);
  const loan = await hold(page, callTo('loan-details'));
  const opened = open('loanDetails', due); // it waits for the start module

  // 1. The tenant's file and what asks the lender have the line first.
  await arrive(/tenant\.json$/, /\/start\.js$/);
  notYet(/\/first-view\.js$/, /\/wording/, /\/gateway\//, /\/react\.js$/);

  // 2. What draws first views comes right behind them, and waits for no script but the page's own.
  tenant.release();
  await arrive(/\/first-view\.js$/);
  notYet(/\/wording/, /\/gateway\//, /\/react\.js$/);

  // 3. The lender, and the words of the screen in one file; of the framework one file alone comes behind them.
  start.release();
  await opened;
  await arrive(/\/wording.*\/screens\/loanDetails\.json$/, /\/gateway\/.*loan-details$/);
  await arrive(/\/renderer\.js$/);
  notYet(/\/react\.js$/, /\/main\.js$/, /loan-details-screen/);

  // 4. The rest of it and React's own screen, while the lender is still thinking.
  for (const held of [wording, renderer]) held.release();
  await arrive(/\/react\.js$/, /\/main\.js$/, /loan-details-screen/);
  for (const held of [screen, loan]) held.release();
  await expect(new DetailsPage(page, say).repay).toBeVisible();
  await page.waitForLoadState('networkidle');
  // The loan, and after it its plan; each once.
  expect(asked.filter((path) => path.includes('/gateway/')).length).toBe(2);
  expect(asked.filter((path) => /formik|yup|card-linking|index\.json$/.test(path))).toEqual([]);
  // Two files bear the name of the main part: the part, and the little one that starts it.
  const twice = asked.filter(
    (path, at) => !/logo|\/main\.js$/.test(path) && asked.indexOf(path) !== at,
  );
  expect(twice).toEqual([]);
});

test('paying by card brings no code for forms', async ({ page, open, say }) => {
  const asked = watchRequests(page);
  await open('cardRepayment', due);
  await expect(new CardPage(page, say).pay).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /formik|yup|card-linking/.test(path))).toEqual([]);
});

test('HD-36: I change the language in the middle of a form: my words stay, and what is wrong is said in the new one', async ({
  page,
  open,
  say,
}) => {
  await open('bindCard', due);
  const fields = page.getByRole('textbox');
  await fields.nth(0).fill('Meera Udaharan');
  await fields.nth(1).fill('12');
  await page.getByRole('button', { name: say('card-linking:submit'), exact: true }).click();
  await expect(page.getByText('An account number has 9 to 18 digits')).toBeVisible();
  await page.locator('[data-control="language"]').selectOption('hi');
  await expect(page.getByText('खाता संख्या में 9 से 18 अंक होते हैं')).toBeVisible();
  await expect(page.getByText('An account number has 9 to 18 digits')).toHaveCount(0);
  await expect(fields.nth(0)).toHaveValue('Meera Udaharan');
  await expect(fields.nth(1)).toHaveValue('12');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page).toHaveTitle(new RegExp(wordingIn('hi')('card-linking:title')));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
});

test('HD-43: I look at the SMS in another app for 40 seconds, and the wait has gone on; so it has over a reload', async ({
  page,
  open,
  say,
  lender,
}) => {
  await page.clock.install();
  await open('cardRepayment', due);
  const card = new CardPage(page, say);
  await card.choose('with code');
  await card.pay.click();
  await expect(card.sheet).toBeVisible();
  const seconds = async () => card.secondsToNewCode();
  // The page sleeps: time goes on, no timer fires, then it is shown again.
  const sleep = async (milliseconds: number) => {
    const now = await page.evaluate(() => Date.now());
    await page.clock.setSystemTime(now + milliseconds);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  };
  const before = await seconds();
  await sleep(40_000);
  await expect.poll(seconds).toBeLessThanOrEqual(before - 40);
  expect(await seconds()).toBeGreaterThan(before - 40 - 10);

  const left = await seconds();
  await page.reload();
  await expect(card.sheet).toBeVisible();
  expect(await seconds()).toBeLessThanOrEqual(left);
  expect(await seconds()).toBeGreaterThan(0);

  // Over: it never says 0, and another code can be had.
  await page.clock.fastForward(70_000);
  await expect(card.resend).toHaveText('Get verification code');
  await card.resend.click();
  await expect.poll(seconds).toBeGreaterThan(50);
  const [first, second] = lender.calls('repayment-commit');
  expect([first?.form.get('sendMsg'), second?.form.get('sendMsg')]).toEqual(['0', '1']);
  const { repayRecordId } = await lender.data('repayment-commit');
  await card.code.fill('123456');
  await card.send.click();
  await expect(new DetailsPage(page, say).pending).toBeVisible();
  expect(lender.calls('repayment-confirm')[0]?.form.get('repaymentRecordId')).toBe(repayRecordId);
});

test('my payment is under way: I reload, I come back by the app’s link, and it still says so', async ({
  page,
  open,
  say,
}) => {
  await open('cardRepayment', neverConfirmed);
  const card = new CardPage(page, say);
  await card.choose('without code');
  await card.pay.click();
  const details = new DetailsPage(page, say);
  await expect(details.pending).toBeVisible();
  for (const comeBack of [() => page.reload(), () => open('loanDetails', neverConfirmed)]) {
    await comeBack();
    await expect(details.pending).toContainText(say('payment:acceptedText'));
    await expect(details.main).toContainText(say('payment:stepConfirming'));
    await expect(details.repay).toBeHidden();
  }
  await open('cardRepayment', neverConfirmed);
  await expect(page.getByText(say('payment:acceptedText'))).toBeVisible();
  await expect(card.pay).toBeHidden();
});
