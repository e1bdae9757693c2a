import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { PromotionPage } from './pages/registration.ts';
import { CardPage } from './pages/screens.ts';
import type { Say } from './pages/wording.ts';

test.describe.configure({ mode: 'parallel' });

const due = { productId: '5005', orderId: '90071992547409930174' };

/** Opens the sheet that asks for the code of the bank. */
async function openSheet(page: Page, say: Say): Promise<CardPage> {
  const card = new CardPage(page, say);
  await card.choose('with code');
  await card.pay.click();
  await expect(card.sheet).toBeVisible();
  return card;
}

/** Taps a box, counted from 1, as a finger does. */
async function tapBox(card: CardPage, box: number): Promise<void> {
  const place = await card.code.boundingBox();
  if (!place) throw new Error('no field');
  await card.code.click({ position: { x: ((box - 0.5) / 6) * place.width, y: place.height / 2 } });
}

test('HD-69, HD-70, HD-71: a refused code is typed over, one digit is corrected in its box, a whole message is pasted', async ({
  page,
  open,
  say,
}) => {
  await open('cardRepayment', due);
  const card = await openSheet(page, say);
  await page.keyboard.type('999999');
  await card.send.click();
  const refused = card.sheet.getByText(say('payment:wrongCode'));
  await expect(refused).toBeVisible();
  await expect(refused).toContainText('Nothing was paid.');
  await expect(card.code).toBeFocused();
  await page.keyboard.type('129456');
  await expect(card.code).toHaveValue('129456');
  await expect(refused).toBeHidden();

  await tapBox(card, 3);
  await expect(card.sheet.locator('[data-caret]')).toHaveText('9');
  await page.keyboard.type('3');
  await expect(card.code).toHaveValue('123456');
  await expect(card.sheet.locator('[data-caret]')).toHaveText('4');

  await tapBox(card, 4);
  await page.keyboard.type('654321');
  await expect(card.code).toHaveValue('654321');

  await card.code.evaluate((field, text) => {
    if (!(field instanceof HTMLInputElement)) throw new Error('no field');
    field.focus();
    document.execCommand('insertText', false, text);
  }, 'Your OTP for Rs 12,841.25 is 123456. Do not share.');
  await expect(card.code).toHaveValue('123456');
});

for (const [width, height] of [
  [360, 400],
  [640, 300],
] as const) {
  test(`HD-84: at ${width}×${height} the code is in sight while it is typed, and nothing lies over it; the buttons can be reached`, async ({
    page,
    open,
    say,
  }) => {
    await page.setViewportSize({ width, height });
    await open('cardRepayment', due);
    const card = await openSheet(page, say);
    await expect(card.code).toBeFocused();
    await expect(card.code).toBeInViewport({ ratio: 1 });
    const covering = await card.code.evaluate((field) => {
      const { left, right, top, bottom } = field.getBoundingClientRect();
      return [top + 2, (top + bottom) / 2, bottom - 2]
        .flatMap((y) =>
          [left + 4, (left + right) / 2, right - 4].map((x) => document.elementFromPoint(x, y)),
        )
        .filter((element) => element !== field).length;
    });
    expect(covering).toBe(0);
    await card.send.scrollIntoViewIfNeeded();
    await expect(card.send).toBeInViewport({ ratio: 0.95 });
  });
}

test('HD-85: in forced colours each digit stands once, in its box, and buttons have a border', async ({
  page,
  open,
  say,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open('cardRepayment', due);
  const card = await openSheet(page, say);
  await page.keyboard.type('1234');
  const colour = await card.code.evaluate((field) => getComputedStyle(field).webkitTextFillColor);
  expect(colour).toBe('rgba(0, 0, 0, 0)');
  const border = await card.send.evaluate((button) => getComputedStyle(button).borderTopWidth);
  expect(border).toBe('1px');
});

test('what is typed into the middle of a field of a form stays there, and so does the caret', async ({
  page,
  say,
}) => {
  await page.goto('/apply?tenant=india&lang=en');
  const form = new PromotionPage(page, say);
  const { phone, code } = form;
  await phone.fill('98743210');
  await phone.press('Home');
  for (let step = 0; step < 3; step += 1) await phone.press('ArrowRight');
  await page.keyboard.type('65');
  await expect(phone).toHaveValue('98765 43210');
  expect(await phone.evaluate((input: HTMLInputElement) => input.selectionEnd)).toBe(5);
  await form.captcha.fill(await form.readPicture());
  await form.getCode.click();
  await code.fill('999999');
  await code.click();
  await page.keyboard.type('123456');
  await expect(code).toHaveValue('123456');
});
