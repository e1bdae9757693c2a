import type { Page } from 'playwright-core';
import type { SandboxTenant } from '../../sandbox/sandbox-tenant.ts';
import { isScreenOn } from '../../src/navigation/route-table.ts';
import type { ScreenKey } from '../../src/tenant/screen-paths.ts';
import type { ScreenFace } from './screen-face.ts';

/** So long until something that was paid has arrived. */
const patience = 40_000;

const primary = (page: Page) => page.locator('main [data-kind="primary"]').last();
const dialog = (page: Page) => page.getByRole('dialog');
const moment = (page: Page) => page.locator('main[data-look="moment"]');
const cards = (page: Page) => page.locator('main[data-screen="cardRepayment"] input[name="card"]');

/** Agrees to the offer, also where the lender wants its agreement read first. */
async function accept(page: Page): Promise<void> {
  const consent = page.locator('#consent');
  await consent.check();
  await primary(page).click();
  const agree = dialog(page).locator('[data-kind="primary"]').first();
  await moment(page).or(agree).first().waitFor();
  if (await agree.isVisible()) await agree.click();
  await moment(page).waitFor();
}

/** Pays with the last card, which needs no code. */
async function payByCard(page: Page): Promise<void> {
  await cards(page).last().check();
  await primary(page).click();
  await page.locator('main[data-screen="loanDetails"][data-face="ready"]').waitFor();
}

/** Pays with the first card, until its code is wanted. */
async function askForCode(page: Page): Promise<void> {
  const own = page.locator('main[data-screen="cardRepayment"] input[value^="card "]').first();
  await own.check();
  await primary(page).click();
  await dialog(page).waitFor();
}

/** The number of the first shop, held out to the till. */
async function showCashier(page: Page): Promise<void> {
  await page.locator('input[name="kind"]').last().check();
  await page.locator('input[name="channel"]').first().check();
  await primary(page).click();
  await page.locator('main[data-screen="virtualAccount"][data-face="ready"]').waitFor();
  await primary(page).click();
  await dialog(page).waitFor();
}

const typeCaptcha =
  ({ tenant }: SandboxTenant) =>
  async (page: Page): Promise<void> => {
    const [phone, captcha] = [page.locator('input').nth(0), page.locator('input').nth(1)];
    await phone.fill(tenant.forms.registration.phone.example);
    await captcha.fill('0000');
    await primary(page).click();
    await page.locator('input[aria-invalid="true"]').first().waitFor();
  };

type MomentFaces = (lender: SandboxTenant, ready: ScreenFace) => ScreenFace[];

const face = (ready: ScreenFace, name: string, title: string, act: ScreenFace['act']) => ({
  ...ready,
  face: name,
  title,
  act,
  isOptional: true,
});

/** What no address brings up, because somebody has to press or to type something first. */
export const momentFaces: Partial<Record<ScreenKey, MomentFaces>> = {
  loanConfirm: (_lender, ready) => [
    face(ready, 'key-facts', 'The key facts', async (page) => {
      await page.locator('[data-side="acts"] > div > button').first().click();
      await dialog(page).waitFor();
    }),
    face(ready, 'confirmed', 'The loan was confirmed just now', accept),
  ],
  cardRepayment: (_lender, ready) => [
    face(ready, 'code', 'The bank has sent a code', askForCode),
    face(ready, 'checking', 'A payment is being looked for', payByCard),
    face(ready, 'paid', 'A payment has arrived', async (page) => {
      await payByCard(page);
      await moment(page).waitFor({ timeout: patience });
    }),
  ],
  payMethod: ({ tenant }, ready) =>
    isScreenOn(tenant, 'virtualAccount')
      ? [face(ready, 'cashier', 'A number to show at the till', showCashier)]
      : [],
  promotion: (lender, ready) => [
    face(ready, 'wrong-captcha', 'The letters of the picture are wrong', typeCaptcha(lender)),
  ],
};
