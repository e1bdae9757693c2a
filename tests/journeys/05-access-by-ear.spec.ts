import { expect, expectNoSidewaysScroll, test } from './journey.ts';
import { cutTexts } from './pages/checks.ts';
import { heard, outOfOrder } from './pages/heard.ts';
import { tabTo } from './pages/keyboard.ts';
import { CardPage, ConfirmedPage, ConfirmPage, DetailsPage, screenOf } from './pages/screens.ts';

test.describe.configure({ mode: 'parallel' });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const due = { productId: '5005', orderId: '90071992547409930174' };
const several = { productId: '5006', orderId: '90071992547409930003' };

/** A name as it stands in a pattern. */
const named = (role: string, name: string) =>
  new RegExp(`^${role} .*${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

test('without a finger or a mouse: I accept an offer by keys alone, popup included, and see that it is confirmed', async ({
  page,
  open,
  say,
  lender,
}) => {
  await open('loanConfirm', { productId: '5003' });
  const offer = new ConfirmPage(page, say);
  await expect(offer.confirm).toBeEnabled();
  await tabTo(page, offer.consent.first());
  await page.keyboard.press('Space');
  await expect(offer.consent.first()).not.toBeChecked();
  await page.keyboard.press('Space');
  await tabTo(page, offer.confirm);
  await page.keyboard.press('Enter');
  await expect(offer.dialog).toBeVisible();
  await tabTo(page, offer.agree);
  await page.keyboard.press('Enter');
  const confirmed = new ConfirmedPage(page, say);
  await expect(confirmed.seeLoan).toBeVisible();
  expect(lender.count('loan-detail-push')).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, confirmed.seeLoan);
  await page.keyboard.press('Enter');
  await expect(new DetailsPage(page, say).repay).toBeVisible();
});

test('by ear: the offer says what it costs before what is agreed to, and the button last, by its amount', async ({
  page,
  open,
  say,
}) => {
  await open('loanConfirm', { productId: '5003' });
  const offer = new ConfirmPage(page, say);
  await expect(offer.confirm).toBeEnabled();
  const stops = await heard(page.locator('main'));
  expect(
    outOfOrder(stops, [
      named('heading', say('loan-confirm:title')),
      named('button', say('loan-confirm:keyFacts')),
      /^checkbox ./,
      /^button .*\d/,
    ]),
    stops.join('\n'),
  ).toBeUndefined();
  // Nothing that can be pressed is without a name.
  expect(stops.filter((stop) => /^\w+ $/.test(stop))).toEqual([]);
});

test('by ear: my loan, its plan, help, and the way to pay it; then the cards, each by its name, and Pay last', async ({
  page,
  open,
  say,
}) => {
  await open('loanDetails', several);
  const details = new DetailsPage(page, say);
  await expect(details.repay).toBeVisible();
  await expect(page.getByText(say('loan-details:planNext'), { exact: true })).toBeVisible();
  const loan = await heard(page.locator('main'));
  expect(
    outOfOrder(loan, [
      named('heading', say('loan-details:title')),
      named('heading', say('loan-details:plan')),
      named('heading', say('loan-details:helpTitle')),
      named('button', say('loan-details:extend')),
      named('button', say('loan-details:askAssistant')),
      named('button', say('app:complain')),
      named('button', say('loan-details:repay')),
    ]),
    loan.join('\n'),
  ).toBeUndefined();
  await details.repay.press('Enter');
  const card = new CardPage(page, say);
  await expect(card.pay).toBeVisible();
  const cards = await heard(page.locator('main'));
  expect(
    outOfOrder(cards, [/^heading ./, /^radio UPI/, /^radio ./, /^radio ./, /^button .*\d/]),
    cards.join('\n'),
  ).toBeUndefined();
});

test('a failed page takes the focus back to its heading once Retry has brought it', async ({
  page,
  open,
  say,
  lender,
  mayFail,
}) => {
  mayFail(/status of 502/);
  await lender.fail({ call: 'loanDetails', kind: 'html502' });
  await open('loanDetails', due);
  const retry = page.getByRole('button', { name: say('app:retry') });
  await expect(screenOf(page, 'loanDetails', 'error')).toBeVisible();
  // What this tab was told before would take the face's place, and the focus to its heading; its code comes a moment later.
  await page.waitForLoadState('networkidle');
  await tabTo(page, retry);
  await page.keyboard.press('Enter');
  await expect(new DetailsPage(page, say).repay).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a place where faults, toasts and notices are said is there, and empty, before anything is wrong', async ({
  page,
  open,
}) => {
  await open('bindCard', due);
  await expect(screenOf(page, 'bindCard', 'ready')).toBeVisible();
  const places = await page.locator('[aria-live], [role="status"]').evaluateAll((all) =>
    all.map((place) => ({
      isEmpty: !place.textContent,
      isHidden: getComputedStyle(place).display === 'none',
    })),
  );
  const empty = places.filter(({ isEmpty }) => isEmpty);
  expect(empty.length).toBeGreaterThan(5); // one for each field, one for toasts, one for notices
  expect(empty.filter(({ isHidden }) => isHidden)).toEqual([]);
});

const spaced = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

for (const [what, size, style] of [
  ['with wide spacing of text', { width: 360, height: 740 }, spaced],
  ['at 400 % of a 1280 px window', { width: 320, height: 256 }, ''],
] as const) {
  test(`${what} nothing of both main journeys is cut or out of reach`, async ({
    page,
    open,
    say,
  }) => {
    await page.setViewportSize(size);
    const check = async (where: string) => {
      // A sheet of the page's own making is what its policy lets in.
      await page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [sheet];
      }, style);
      await expectNoSidewaysScroll(page);
      expect.soft(await cutTexts(page), where).toEqual([]);
      const scope = (await page.getByRole('dialog').count()) ? 'dialog[open]' : 'main';
      for (const control of await page.locator(`${scope} button:visible`).all()) {
        // What arrives late may move a control away again.
        await expect(async () => {
          await control.scrollIntoViewIfNeeded();
          await expect(control, where).toBeInViewport({ ratio: 0.9, timeout: 500 });
        }).toPass({ timeout: 8_000 });
      }
    };
    await open('loanConfirm', { productId: '5003' });
    const offer = new ConfirmPage(page, say);
    await expect(offer.confirm).toBeEnabled();
    await check('offer');
    await offer.confirm.click();
    await expect(offer.dialog).toBeVisible();
    await check('popup');
    await open('loanDetails', due);
    await expect(new DetailsPage(page, say).repay).toBeVisible();
    await check('loan');
    await open('cardRepayment', due);
    const card = new CardPage(page, say);
    await card.choose('with code');
    await check('cards');
    await card.pay.click();
    await expect(card.sheet).toBeVisible();
    await check('code');
  });
}
