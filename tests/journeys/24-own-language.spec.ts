import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type AppServer, startAppServer } from '../../scripts/http/app-server.ts';
import { openSandbox } from '../../scripts/http/open-sandbox.ts';
import { likeArabic, likeSpanish, makeLenderIn } from '../support/own-language.ts';
import { expect, expectNoSidewaysScroll, test } from './journey.ts';
import { CardPage, ConfirmedPage, ConfirmPage, DetailsPage, screenOf } from './pages/screens.ts';
import type { Say } from './pages/wording.ts';

// One after the other: both lenders lie in one folder.
let site = '';
let server: AppServer;
test.beforeAll(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'loanfront-languages-'));
  await cp('dist', site, { recursive: true });
  const tenants = path.join(site, 'tenants');
  makeLenderIn('es', { tenants, id: 'prestamo', translate: likeSpanish });
  makeLenderIn('ar', { tenants, id: 'qard', translate: likeArabic, also: ['en'] });
  server = await startAppServer({ dist: site, tenants, sandbox: openSandbox(tenants) });
});
test.afterAll(async () => {
  await server.close();
  await rm(site, { recursive: true });
});

/** The lender's own texts; a counted one by its `other` form. */
const ownWords = async (id: string, language: string): Promise<Say> => {
  const file = path.join(site, 'tenants', id, 'wording', `${language}.json`);
  const words = JSON.parse(await readFile(file, 'utf8'));
  return (key, values = {}) => {
    const [part = '', name = ''] = key.split(':');
    const text: string = words[part][name] ?? words[part][`${name}_other`];
    return text.replace(/\{\{(\w+)\}\}/g, (place, value: string) => String(values[value] ?? place));
  };
};

const launch = (id: string, language: string, name: string) =>
  `tenant=${id}&lang=${language}&sessionId=${name}-${id}&productId=5001`;

test('a lender whose only language does not ship: its site, its offer and a repayment are in its own words', async ({
  page,
}) => {
  test.slow(); // the lender takes its seconds to confirm the payment
  const say = await ownWords('prestamo', 'es');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${server.url}/?tenant=prestamo`);
  await expect(screenOf(page, 'home', 'ready')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('public-site:homeTitle'));
  await page.goto(`${server.url}/loan-terms?tenant=prestamo`);
  await expect(screenOf(page, 'loanTerms', 'ready')).toBeVisible();

  await page.goto(`${server.url}/confirm-loan?${launch('prestamo', 'es', 'pay')}`);
  await new ConfirmPage(page, say).confirm.click();
  await new ConfirmedPage(page, say).seeLoan.click();
  const details = new DetailsPage(page, say);
  await details.repay.click();
  const card = new CardPage(page, say);
  await card.choose('with code');
  await card.pay.click();
  await card.code.fill('123456');
  await card.send.click();
  await expect(details.arrived).toBeVisible();
  await details.done.click();
  await expect(details.paid).toBeVisible();
  expect(
    asked.filter((one) => /\/wording-[^/]+\//.test(one)),
    'no shared words',
  ).toEqual([]);
});

test('a language from right to left: the page is mirrored, amounts and codes keep their order, and English turns it back', async ({
  page,
}) => {
  const say = await ownWords('qard', 'ar');
  await page.goto(`${server.url}/confirm-loan?${launch('qard', 'ar', 'rtl')}`);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('dir', 'rtl');
  const offer = new ConfirmPage(page, say);
  await expect(offer.main).toBeVisible();
  await expectNoSidewaysScroll(page);

  // The title stands at the right, what is at the end of a line at the left.
  const [title, end] = await Promise.all([
    page.getByRole('heading', { level: 1 }).boundingBox(),
    page.locator('[data-control="language"]').first().boundingBox(),
  ]);
  expect(title?.x ?? 0).toBeGreaterThan(end?.x ?? 0);
  await offer.confirm.click();
  const confirmed = new ConfirmedPage(page, say);
  await expect(confirmed.main).toBeVisible();
  await expectNoSidewaysScroll(page);
  await confirmed.seeLoan.click();
  const details = new DetailsPage(page, say);
  await expect(details.repay).toBeVisible();
  await expectNoSidewaysScroll(page);

  // Every phone reads from its first digit at the left to its last at the right.
  const phone = page.locator('a[href^="tel:"]').first();
  const order = await phone.evaluate((link) => {
    const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
    const places: number[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      // The hours stand in the same link.
      if (!text.includes('\u2068')) continue;
      for (const { index } of text.matchAll(/\d/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        places.push(range.getBoundingClientRect().left);
      }
    }
    return places;
  });
  expect(order.length).toBeGreaterThan(6);
  expect(order).toEqual([...order].sort((one, other) => one - other));

  await details.repay.click();
  const card = new CardPage(page, say);
  await card.choose('with code');
  await card.pay.click();
  await card.code.fill('123');
  // The boxes of the code fill from the left.
  const boxes = card.sheet.locator('[data-caret]').first();
  await expect(boxes).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.goto(`${server.url}/?tenant=qard&lang=ar`);
  await expect(screenOf(page, 'home', 'ready')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.locator('[data-control="language"]').first().selectOption('en');
  await expect(root).toHaveAttribute('dir', 'ltr');
});
