import type { Page } from '@playwright/test';
import { answerWith, expect, test } from './journey.ts';
import { CardPage, ConfirmPage, DetailsPage, screenOf, toast } from './pages/screens.ts';

test.describe.configure({ mode: 'parallel' });

const due = { productId: '5005', orderId: '90071992547409930174' };
const repaid = { productId: '5005', orderId: '90071992547409930200' };
const hostile = [
  'javascript:window.__pwned=1',
  'JaVaScRiPt:window.__pwned=1',
  'java\tscript:window.__pwned=1',
  'javascript://policy.example/%0awindow.__pwned=1',
  'data:text/html,<script>window.__pwned=1</script>',
  'vbscript:x',
  '//elsewhere.example/page',
  'http://elsewhere.example/page',
  'https://docs.sikkora.example@elsewhere.example/',
];

const isPwned = (page: Page) => page.evaluate('window.__pwned');

/** What the page asks of anybody but its own server. */
function foreignRequests(page: Page): { url: string; headers: Record<string, string> }[] {
  const found: { url: string; headers: Record<string, string> }[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (!protocol.startsWith('http') || hostname === '127.0.0.1') return;
    found.push({ url: request.url(), headers: request.headers() });
  });
  return found;
}

/** Other people's servers, played: nothing leaves the machine. */
const playOthers = (page: Page) =>
  page.route(/^https:\/\/[^/]+\.example\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Another page</h1>' }),
  );

test('HD-25: an agreement with a hostile address is not opened, and it is said', async ({
  page,
  open,
  say,
  lender,
}) => {
  const addresses = [...hostile.slice(0, 8), 'samplesalary://pay?x=1'];
  let at = 0;
  await answerWith(page, 'contract-jump', () => ({ contract_url: addresses[at] }));
  await open('loanConfirm', { productId: '5001' });
  const jumps = () => lender.count('contract-jump');
  const offer = new ConfirmPage(page, say);
  await expect(offer.confirm).toBeEnabled();
  for (; at < addresses.length; at += 1) {
    const before = jumps();
    // A tap while the last one is judged does nothing; one before React is made after it.
    await expect(async () => {
      await page.getByRole('button', { name: 'Loan agreement', exact: true }).click();
      await expect.poll(jumps, { timeout: 1_500 }).toBeGreaterThan(before);
    }).toPass();
    await expect(toast(page, say('app:addressRefused'))).toBeVisible();
    await expect(offer.dialog).toBeHidden();
  }
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(await isPwned(page)).toBeUndefined();
});

// One of each kind: here each place that opens an address is tried.
for (const address of [hostile[1], hostile[4], hostile[6], hostile[8]]) {
  test(`HD-25: the popup’s page, the repayment page and the loan’s page are at ${JSON.stringify(address)}: nothing is opened`, async ({
    page,
    open,
    say,
  }) => {
    const foreign = foreignRequests(page);
    await answerWith(page, 'loan-detail-confirm', (data) => ({
      ...data,
      popAgreementUrl: address,
    }));
    await answerWith(page, 'loan-detail-push', () => ({ lendDetailsUrl: address }));
    await answerWith(page, 'loan-details', (data) => ({ ...data, h5Url: address }));
    await open('loanConfirm', { productId: '5003', orderId: due.orderId });
    const offer = new ConfirmPage(page, say);
    await offer.confirm.click();
    await expect(offer.dialog).toContainText(say('app:agreementRefused'));
    await expect(offer.dialog.locator('iframe, a[href]')).toHaveCount(0);
    await offer.agree.click();

    // The lender's own page is not safe, so it is the tenant's page of the loan that the launch named.
    await expect(page).toHaveURL(/\/loan-details\?.*from=confirm/);
    await open('loanDetails', due);
    await new DetailsPage(page, say).repay.click();
    await expect(toast(page, say('app:addressRefused'))).toBeVisible();
    await expect(screenOf(page, 'cardRepayment', 'ready')).toBeVisible();
    expect(await isPwned(page)).toBeUndefined();
    expect(foreign).toEqual([]);
  });
}

test('HD-14: HTML in what the lender says is shown as the characters it is', async ({
  page,
  open,
  say,
  lender,
}) => {
  const message = '<img src=x onerror=window.__pwned=1> Gagal & coba lagi';
  await lender.fail({ call: 'repaymentCommit', kind: 'reject', message });
  await open('cardRepayment', due);
  const card = new CardPage(page, say);
  await card.choose('with code');
  await card.pay.click();
  await expect(toast(page, message)).toHaveText(`${message}. ${say('payment:nothingPaid')}`);
  await lender.fail({ call: 'loanDetails', kind: 'reject', message });
  await open('loanDetails', due);
  await expect(screenOf(page, 'loanDetails', 'error').getByText(message)).toBeVisible();
  expect(await isPwned(page)).toBeUndefined();
});

test('HD-15: a message with dots, a colon and braces is said word for word', async ({
  page,
  open,
  say,
  lender,
}) => {
  const message = 'Gagal. Coba lagi: 5 menit {{name}}';
  await lender.fail({ call: 'repaymentCommit', kind: 'reject', message });
  await open('cardRepayment', due);
  const card = new CardPage(page, say);
  await card.choose('with code');
  await card.pay.click();
  await expect(toast(page, 'Gagal')).toHaveText(`${message}. ${say('payment:nothingPaid')}`);
});

test('HD-34: a logo that is not there is asked for once, and a letter stands in its place', async ({
  page,
  open,
  say,
  mayFail,
}) => {
  mayFail(/status of 404.*logo/);
  const asked: string[] = [];
  await page.route(/logo\.svg/, async (route) => {
    if (!/\/tenants\//.test(route.request().url())) asked.push(route.request().url());
    await route.fulfill({ status: 404, body: '' });
  });
  await open('loanDetails', { productId: '5006', orderId: '90071992547409930003' });
  const { recommended, folded } = new DetailsPage(page, say);
  const names = recommended.locator('ul button, ul [data-off]');
  await expect(names).toHaveCount(3);
  for (const letter of ['D', 'N', 'S']) {
    const offer = names.filter({ has: page.getByText(letter, { exact: true }) });
    await offer.first().scrollIntoViewIfNeeded();
    await expect(offer.first()).toBeVisible();
  }
  await folded.click(); // the loan's own logo is asked for when it is to be seen
  await expect(page.locator('main img:not([hidden])')).toHaveCount(0);
  expect(asked.length).toBe(new Set(asked).size);
});

test('HD-27: the lender’s page is shown in a locked frame, and learns nothing about me', async ({
  page,
  open,
  say,
  lender,
}) => {
  await playOthers(page);
  const foreign = foreignRequests(page);
  const address = 'https://docs.sikkora.example/agreement?version=3#top';
  await answerWith(page, 'contract-jump', () => ({ contract_url: address }));
  await open('loanConfirm', { productId: '5001' });
  await page.getByRole('button', { name: 'Loan agreement', exact: true }).click();
  const { dialog } = new ConfirmPage(page, say);
  const frame = dialog.locator('iframe');
  await expect(frame).toHaveAttribute('src', address);
  await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  await expect(frame).toHaveAttribute('sandbox', /^(?!.*allow-(?:same-origin|top-navigation)).+/);
  await expect(frame).toHaveAttribute('title', 'Loan agreement');
  await expect(dialog.frameLocator('iframe').getByText('Another page')).toBeVisible();
  // A page that refuses to be framed gives no sign, so the way around is always there (HD-66).
  const link = dialog.getByRole('link', { name: say('app:openInBrowser') });
  await expect(link).toHaveAttribute('href', address);
  await expect(link).toHaveAttribute('rel', /noopener/);
  expect(foreign.length).toBeGreaterThan(0);
  const told = JSON.stringify(foreign);
  for (const secret of Object.values(lender.session).filter((value) => value.length > 10)) {
    expect(told).not.toContain(secret);
  }
  expect(told).not.toContain('127.0.0.1');
});

test('an agreement on a website that the lender does not frame is a link, with nothing about me in it', async ({
  page,
  open,
  say,
}) => {
  const address = 'https://elsewhere.example/agreement';
  await answerWith(page, 'contract-jump', () => ({ contract_url: address }));
  await open('loanConfirm', { productId: '5001' });
  await page.getByRole('button', { name: 'Loan agreement', exact: true }).click();
  const { dialog } = new ConfirmPage(page, say);
  await expect(dialog.getByRole('link')).toHaveAttribute('href', address);
  await expect(dialog.locator('iframe')).toHaveCount(0);
});

// Only the link to another product is told who comes, however far a page is trusted (screens §9).
for (const host of ['pay.sikkora.example', 'elsewhere.example']) {
  test(`HD-64: repaying leads to ${host} in this window, which does not learn my session`, async ({
    page,
    open,
    say,
  }) => {
    await playOthers(page);
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await answerWith(page, 'loan-details', (data) => ({
      ...data,
      h5Url: `https://${host}/pay?x=1#step2`,
    }));
    await open('loanDetails', due);
    await new DetailsPage(page, say).repay.click();
    await expect(page.getByRole('heading', { name: 'Another page' })).toBeVisible();
    const url = new URL(page.url());
    expect(url.host).toBe(host);
    expect(url.hash).toBe('#step2');
    expect([...url.searchParams.keys()]).toEqual(['x']);
  });
}

test('HD-63: no app around the page: what only the app can do is said in words', async ({
  page,
  open,
  say,
  tenant,
}) => {
  await open('loanDetails', repaid);
  const app = tenant.brand.name;
  await page.getByRole('button', { name: say('app:cancel'), exact: true }).click();
  await page.getByRole('button', { name: say('loan-details:myAccount'), exact: true }).click();
  await expect(toast(page, say('app:onlyInApp', { app }))).toBeVisible();
  await page.getByRole('button', { name: say('loan-details:borrowAgain'), exact: true }).click();
  await expect(screenOf(page, 'marketplace', 'ready')).toBeVisible();
});

test('HD-63: the app’s own code throws: the page goes on in the browser’s way', async ({
  page,
  open,
  say,
  tenant,
}) => {
  await page.addInitScript(() => {
    const fail = () => {
      throw new Error('the app failed');
    };
    Object.assign(window, { LoanApp: { openAccount: fail, openHome: fail, dialNumber: fail } });
  });
  await open('loanDetails', repaid);
  await page.getByRole('button', { name: say('app:cancel'), exact: true }).click();
  await page.getByRole('button', { name: say('loan-details:myAccount'), exact: true }).click();
  const app = tenant.brand.name;
  await expect(toast(page, say('app:onlyInApp', { app }))).toBeVisible();
});

/** A lender's app around the page that keeps, in `told`, what one of its methods is given. */
const injectApp = (page: Page, method: string) =>
  page.addInitScript((name) => {
    const told: string[] = [];
    Object.assign(window, { told, LoanApp: { [name]: (text: string) => told.push(text) } });
  }, method);

for (const isInApp of [false, true]) {
  test(`HD-26: repaying opens a wallet app: ${isInApp ? 'the lender’s app is asked once' : 'in a browser a message, and the page stays'}`, async ({
    page,
    open,
    say,
    tenant,
  }) => {
    if (isInApp) {
      await injectApp(page, 'startPage');
    }
    await answerWith(page, 'loan-details', (data) => ({
      ...data,
      h5Url: 'samplesalary://pay?x=1',
    }));
    await open('loanDetails', due);
    const details = new DetailsPage(page, say);
    await details.repay.click();
    // A press before the framework is acted on once that is there.
    const told = () => page.evaluate('String(window.told)');
    if (isInApp) await expect.poll(told).toBe('{"url":"samplesalary://pay?x=1"}');
    else await expect(toast(page, say('app:onlyInApp', { app: tenant.brand.name }))).toBeVisible();
    await expect(details.main).toBeVisible();
  });
}

test('in the app a phone number is dialled by the app', async ({ page, open, say }) => {
  await injectApp(page, 'dialNumber');
  await open('loanDetails', due);
  await page.getByRole('link', { name: say('app:callPhone', { phone: '1800-000-0142' }) }).click();
  await expect.poll(() => page.evaluate('String(window.told)')).toBe('{"phone":"18000000142"}');
});
