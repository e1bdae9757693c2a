import { expect, expectNoSidewaysScroll, test } from './journey.ts';
import { cutTexts } from './pages/checks.ts';
import { tabTo } from './pages/keyboard.ts';
import { CardPage, ConfirmPage, DetailsPage, screenOf, toast } from './pages/screens.ts';

test.describe.configure({ mode: 'parallel' });

const due = { productId: '5005', orderId: '90071992547409930174' };
const repaid = { productId: '6005', orderId: '80071992547409930200' };

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('without a finger or a mouse: I go from my loan to a paid one by keys alone', async ({
  page,
  open,
  say,
  lender,
}) => {
  await open('loanDetails', due);
  const details = new DetailsPage(page, say);
  const card = new CardPage(page, say);
  await expect(details.repay).toBeVisible();
  await tabTo(page, details.repay);
  await page.keyboard.press('Enter');
  await expect(card.pay).toBeVisible();
  // The wallet and the cards are one list of equals: Tab reaches its first row, arrows the others.
  const rows = page.getByRole('radio');
  await tabTo(page, rows.first());
  await page.keyboard.press('Space');
  await expect(rows.first()).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(card.cards.first()).toBeChecked();
  await tabTo(page, card.pay);
  await page.keyboard.press('Enter');
  await expect(card.code).toBeFocused();

  // Cancel, and the focus is back where it came from.
  await tabTo(page, card.cancel);
  await page.keyboard.press('Enter');
  await expect(card.sheet).toBeHidden();
  await expect(card.pay).toBeFocused();
  await page.keyboard.press('Space');
  await expect(card.code).toBeFocused();
  await page.keyboard.type('123456');
  await page.keyboard.press('Enter');
  await expect(details.pending).toBeVisible();
  expect(lender.count('repayment-confirm')).toBe(1);
});

test('a new screen takes the focus to its heading, so that a screen reader says where I am', async ({
  page,
  open,
  say,
}) => {
  await open('loanDetails', due);
  await new DetailsPage(page, say).repay.press('Enter');
  await expect(new CardPage(page, say).pay).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('by keys: I read an agreement, Escape closes it, and I am where I was', async ({
  page,
  open,
  say,
}) => {
  await open('loanConfirm', { productId: '5001' });
  const offer = new ConfirmPage(page, say);
  await expect(offer.confirm).toBeEnabled();
  const agreement = page.getByRole('button', { name: 'Loan agreement', exact: true });
  await tabTo(page, agreement);
  await page.keyboard.press('Enter');
  await expect(offer.dialog).toBeVisible();
  await expect(offer.dialog).toContainText('Sikkora Credit Example Limited');
  await page.keyboard.press('Escape');
  await expect(offer.dialog).toBeHidden();
  await expect(agreement).toBeFocused();
  await expect(offer.consent).toBeChecked();
});

test('Escape, however often, does not take the code of my payment away', async ({
  page,
  open,
  say,
}) => {
  await open('cardRepayment', due);
  const card = new CardPage(page, say);
  await card.choose('with code');
  await card.pay.click();
  await expect(card.code).toBeFocused();
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Escape');
  await expect(card.sheet).toBeVisible();
  await card.code.fill('123456');
  await card.send.click();
  await expect(new DetailsPage(page, say).pending).toBeVisible();
});

test.describe('stars', () => {
  test.use({ tenantId: 'indonesia', language: 'id' });

  test('HD-61: I rate by keys: each star has a name, and none is no answer', async ({
    page,
    open,
    lender,
    say,
  }) => {
    await open('loanDetails', repaid);
    const dialog = page.getByRole('dialog', { name: say('loan-details:rateTitle') });
    const stars = dialog.getByRole('radio');
    const submit = dialog.getByRole('button', { name: say('loan-details:submit'), exact: true });
    await expect(stars).toHaveCount(5);
    await tabTo(page, submit);
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Silakan pilih')).toBeVisible();
    expect(lender.count('google-score')).toBe(0);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    const third = dialog.getByRole('radio', { name: say('app:starName', { count: 3 }) });
    for (let step = 0; step < 5 && !(await third.isChecked()); step += 1) {
      await page.keyboard.press('ArrowRight');
    }
    await expect(third).toBeChecked();
    expect(lender.count('google-score')).toBe(0);
    await tabTo(page, submit);
    await page.keyboard.press('Enter');
    // The source system sends 5 whatever was chosen; three stars are thanked for.
    await expect(page.getByRole('dialog')).toContainText(say('loan-details:thanksText'));
    expect(lender.calls('google-score').map(({ form }) => form.get('score'))).toEqual(['5']);
  });
});

test('HD-62: what is said in passing is said in a place that was there before', async ({
  page,
  open,
  say,
}) => {
  await open('cardRepayment', due);
  const card = new CardPage(page, say);
  await expect(card.pay).toBeVisible();
  await page.evaluate(() => {
    for (const place of document.querySelectorAll('[role="status"]'))
      place.setAttribute('data-old', '');
  });
  await card.pay.click();
  await expect(page.locator('[role="status"][data-old]')).toContainText(
    say('card-repayment:chooseFirst'),
  );
});

test('HD-58: the keyboard takes half of the screen, and I still reach the code and the button', async ({
  page,
  open,
  say,
}) => {
  await open('cardRepayment', due);
  const card = new CardPage(page, say);
  await card.choose('with code');
  await card.pay.click();
  await card.code.click();
  await page.setViewportSize({ width: 360, height: 300 });
  for (const part of [card.code, card.send, card.resend, card.code]) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  await card.code.fill('123456');
  await card.send.click();
  await expect(new DetailsPage(page, say).pending).toBeVisible();
});

test('HD-59: a browser bar takes its part, and Cancel and Agree stay in sight over a long agreement', async ({
  page,
  open,
  say,
}) => {
  await open('loanConfirm', { productId: '5003' });
  await page.setViewportSize({ width: 360, height: 560 });
  const offer = new ConfirmPage(page, say);
  await offer.confirm.click();
  await expect(offer.dialog.getByRole('heading').nth(3)).toBeAttached();
  await expect(offer.agree).toBeInViewport({ ratio: 1 });
  await expect(offer.cancel).toBeInViewport({ ratio: 1 });
});

const sizes = {
  '320 px wide': { width: 320, height: 640, text: '100%' },
  'text of 200 % at 360 px': { width: 360, height: 740, text: '200%' },
  'text of 200 % at 320 px': { width: 320, height: 640, text: '200%' },
};

for (const [name, { width, height, text }] of Object.entries(sizes)) {
  for (const { tenantId, language, popup, loan } of [
    { tenantId: 'india', language: 'hi', popup: '5003', loan: due },
    {
      tenantId: 'indonesia',
      language: 'id',
      popup: '6001',
      loan: { productId: '6006', orderId: '80071992547409930005' },
    },
  ]) {
    test.describe(`${tenantId}, ${name}`, () => {
      test.use({ tenantId, language, viewport: { width, height } });

      test(`HD-37, HD-60: nothing is cut, nothing sticks out, everything can be reached`, async ({
        page,
        open,
        say,
      }) => {
        await page.addInitScript((size) => {
          document.addEventListener('DOMContentLoaded', () => {
            document.documentElement.style.fontSize = size;
          });
        }, text);
        const check = async (where: string) => {
          await expectNoSidewaysScroll(page);
          expect.soft(await cutTexts(page), where).toEqual([]);
          const scope = (await page.getByRole('dialog').count()) ? 'dialog[open]' : 'main';
          for (const control of await page.locator(`${scope} button:visible`).all()) {
            // What arrives late may move a control away again.
            await expect(async () => {
              await control.scrollIntoViewIfNeeded();
              await expect(control, where).toBeInViewport({ timeout: 500 });
            }).toPass({ timeout: 8_000 });
          }
        };
        const offer = new ConfirmPage(page, say);
        await open('loanConfirm', { productId: popup });
        await expect(offer.confirm).toBeEnabled();
        await check('loanConfirm');
        await offer.confirm.click();
        await expect(offer.dialog.getByRole('heading').nth(1)).toBeVisible();
        await check('loanConfirm popup');
        await open('loanDetails', loan);
        await expect(new DetailsPage(page, say).repay).toBeVisible();
        await check('loanDetails');
        await open('/nowhere');
        await expect(screenOf(page, 'notFound')).toBeVisible();
        await check('notFound');
        if (tenantId !== 'india') return;
        const card = new CardPage(page, say);
        await open('cardRepayment', loan);
        await card.choose('with code');
        await check('cardRepayment');
        await card.pay.click();
        await expect(card.sheet).toBeVisible();
        await check('cardRepayment code');
        await open('bindCard', loan);
        await page.getByRole('button', { name: say('card-linking:submit') }).click();
        await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
        await check('bindCard');
      });
    });
  }
}

test('HD-42: the page does not forbid to zoom', async ({ page, open }) => {
  await open('loanDetails', due);
  const viewport = await page.locator('meta[name="viewport"]').getAttribute('content');
  expect(viewport).not.toMatch(/user-scalable|maximum-scale|minimum-scale/);
});
