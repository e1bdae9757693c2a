import type { Page } from '@playwright/test';
import { answerWith, expect, test } from './journey.ts';
import { playPartners } from './pages/offers.ts';
import { PromotionPage } from './pages/registration.ts';
import { CardPage, ConfirmedPage, ConfirmPage, DetailsPage, screenOf } from './pages/screens.ts';
import { printedHeaders, serveWith } from './pages/strict-headers.ts';
import { StudioPage } from './pages/studio.ts';

// A policy that is not kept is an error in the console, which fails any journey.
let headers: Readonly<Record<string, string>>;
test.beforeAll(() => {
  headers = printedHeaders('india');
});
test.beforeEach(async ({ page, baseURL }) => {
  await serveWith(page, baseURL, headers);
  await playPartners(page);
});

/** Every picture of the page can be drawn; those further down come when somebody gets there. */
// What a wide window alone shows is not asked for on a phone.
async function expectPictures(page: Page): Promise<void> {
  const pictures = await page.locator('main img:visible').all();
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) {
    await picture.evaluate((element) => element.scrollIntoView());
    const width = () => picture.evaluate((element) => Reflect.get(element, 'naturalWidth'));
    await expect.poll(width, (await picture.getAttribute('src')) ?? '').toBeGreaterThan(0);
  }
}

test('a loan: the offer, the lender’s agreement in its frame, what I owe, and the screen where I pay', async ({
  page,
  open,
  say,
}) => {
  const address = 'https://docs.sikkora.example/agreement';
  await answerWith(page, 'contract-jump', () => ({ contract_url: address }));
  await open('loanConfirm', { productId: '5001' });
  const offer = new ConfirmPage(page, say);
  await page.getByRole('button', { name: 'Loan agreement', exact: true }).click();
  const frame = offer.dialog.locator('iframe');
  await expect(frame).toHaveAttribute('src', address);
  await expect(frame.contentFrame().getByRole('heading')).toBeVisible();
  await page.keyboard.press('Escape');
  await offer.confirm.click();
  await new ConfirmedPage(page, say).seeLoan.click();
  const details = new DetailsPage(page, say);
  await details.repay.click();
  await expect(new CardPage(page, say).cards).toHaveCount(3);
});

test('the public site and a legal page, with their pictures, and the captcha', async ({
  page,
  open,
  say,
}) => {
  const nobody = { sessionId: undefined, userId: undefined, deviceId: undefined };
  await open('/', nobody);
  await expect(screenOf(page, 'home', 'ready')).toBeVisible();
  await expectPictures(page);
  await open('privacy', nobody);
  await expect(screenOf(page, 'privacy', 'ready')).toBeVisible();
  await open('promotion', { ...nobody, templateId: '88' });
  const form = new PromotionPage(page, say);
  await form.phone.fill('9876543210');
  expect(await form.readPicture()).toMatch(/^\w{4}$/);
  await expectPictures(page);
});

test('the preview’s phone, which is a page of ours in a frame', async ({ page, open, say }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open('/testPreview');
  const studio = new StudioPage(page, say);
  const first = studio.small(0, 'light').locator('main[data-face=ready]');
  await expect(first).toBeVisible({ timeout: 30_000 }); // two of sixteen pages at a time
  await studio.part('allFields').click();
  await expect(studio.phoneOn('home', 'ready')).toBeVisible();
});

test('the policy is in force: what the tenant does not name is not loaded', async ({
  page,
  open,
  mayFail,
}) => {
  mayFail(/Content Security Policy|violates/, /net::ERR_BLOCKED_BY_CSP/);
  const response = page.waitForResponse((answer) => answer.request().isNavigationRequest());
  await open('loanDetails', { productId: '5005', orderId: '90071992547409930174' });
  const sent = (await response).headers();
  expect(sent['content-security-policy']).toBe(headers['Content-Security-Policy']);
  await expect(screenOf(page, 'loanDetails', 'ready')).toBeVisible();
  const broken = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const found: string[] = [];
        document.addEventListener('securitypolicyviolation', (event) => {
          found.push(event.effectiveDirective);
          if (found.length === 3) resolve(found.sort());
        });
        const picture = new Image();
        picture.src = 'https://elsewhere.example/pixel.png';
        fetch('https://elsewhere.example/tell').catch(() => undefined);
        const frame = document.createElement('iframe');
        frame.src = 'https://elsewhere.example/';
        document.body.append(frame);
      }),
  );
  expect(broken).toEqual(['connect-src', 'frame-src', 'img-src']);
});

test('a style or a script that somebody writes into the page stays without effect', async ({
  page,
  open,
  mayFail,
}) => {
  mayFail(/Content Security Policy|violates|TrustedHTML|TrustedScript/);
  await open('loanDetails', { productId: '5005', orderId: '90071992547409930174' });
  await expect(screenOf(page, 'loanDetails', 'ready')).toBeVisible();
  const broken = await page.evaluate(async () => {
    const found: string[] = [];
    const all = new Promise<void>((resolve) => {
      document.addEventListener('securitypolicyviolation', (event) => {
        found.push(event.effectiveDirective);
        if (found.length === 4) resolve();
      });
    });
    const place = document.createElement('div');
    place.setAttribute('style', 'color: red');
    const sheet = document.createElement('style');
    sheet.textContent = 'main { display: none }';
    document.body.append(place, sheet);
    const script = document.createElement('script');
    let refused = 0;
    for (const write of [
      () => Reflect.set(place, 'innerHTML', '<img src="x" onerror="window.ran = true">'),
      () => Reflect.set(script, 'text', 'window.ran = true'),
    ])
      try {
        write();
      } catch {
        refused += 1;
      }
    await all;
    return { found: found.sort(), refused, markup: place.innerHTML };
  });
  expect(broken).toEqual({
    found: [
      'require-trusted-types-for',
      'require-trusted-types-for',
      'style-src-attr',
      'style-src-elem',
    ],
    refused: 2,
    markup: '',
  });
  await expect(screenOf(page, 'loanDetails', 'ready')).toBeVisible();
});

test('a page of somebody else cannot show the app in a frame', async ({
  page,
  baseURL,
  mayFail,
}) => {
  mayFail(/Framing|frame-ancestors|X-Frame-Options/);
  await page.route('https://shop.elsewhere.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><iframe src="${baseURL}/repay/card?tenant=india"></iframe>`,
    }),
  );
  const blocked = page.waitForEvent('console', (message) => /ancestors/.test(message.text()));
  await page.goto('https://shop.elsewhere.example/');
  await blocked;
  await expect(page.frameLocator('iframe').locator('#root')).toHaveCount(0);
});

test('the server of these journeys sends what an operator is told to send', async ({ request }) => {
  const sent = (await request.get('/loan-details?tenant=india')).headers();
  const wanted = Object.entries(printedHeaders());
  expect(wanted.map(([name]) => [name, sent[name.toLowerCase()]])).toEqual(wanted);
});
