import { expect, expectCleanAddress, test } from './journey.ts';
import { PromotionPage } from './pages/registration.ts';
import { toast } from './pages/screens.ts';
import { wordingIn } from './pages/wording.ts';

test.describe.configure({ mode: 'parallel' });

const form88 = '/apply?tenant=india&lang=en&templateId=88&app_from=web&id=7';

test('launched by the app: a wrong picture code, then a wrong SMS code; only what was wrong is asked anew, and the app takes over', async ({
  page,
  open,
  say,
  lender,
}) => {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told, LoanApp: { openHome: (text: string) => told.push(text) } });
  });
  await open('promotion', { templateId: '88' });
  const form = new PromotionPage(page, say);
  await form.phone.fill('9876543210');
  const first = await form.picture.getAttribute('src');
  expectCleanAddress(page);
  await form.captcha.fill('ZZZZ'); // no picture of the sandbox has a Z
  await form.getCode.click();
  await expect(form.main).toContainText('The code in the picture does not match.');
  await expect(form.captcha).toHaveAttribute('aria-invalid', 'true');
  await expect(form.captcha).toHaveValue('');
  await expect(form.captcha).toBeFocused();
  await expect(form.phone).toHaveValue('98765 43210');
  await expect(form.picture).not.toHaveAttribute('src', first ?? '');
  await expect(form.getCode).toBeVisible(); // nothing was sent, so nothing counts

  await form.captcha.fill(await form.readPicture());
  await form.getCode.click();
  await expect(form.code).toBeFocused();
  await form.code.fill('000000');
  await form.apply.click();
  await expect(form.main).toContainText('This code is not right.');
  await expect(form.code).toHaveAttribute('aria-invalid', 'true');
  await expect(form.code).toBeFocused();

  // Back in the browser is back to the number, with what was typed; and on again, without another message.
  await page.goBack();
  await expect(form.phone).toHaveValue('98765 43210');
  await form.apply.click();
  await expect(form.code).toHaveValue('000000');
  expect(lender.count('get-sms')).toBe(2);

  await form.code.click();
  await page.keyboard.type('123456'); // over the wrong one
  await form.apply.click();
  await expect(form.main).toContainText(say('registration:doneTitle'));
  await page.getByRole('button', { name: say('registration:backToApp') }).click();
  expect(await page.evaluate('window.told')).toEqual(['{}']);
  const pictures = lender.calls('get-captcha').map(({ query }) => query);
  expect(pictures.map((query) => [...query.keys()])).toEqual(pictures.map(() => ['sid', 'a']));
  expect(new Set(pictures.map((query) => query.get('a'))).size).toBe(2);
  expect(lender.calls('register').map(({ form: sent }) => sent.get('sid'))).toEqual(
    [pictures[1], pictures[1]].map((query) => query?.get('sid')),
  );
});

test('another code while the wait goes on: it is said, and nothing is asked; a reload does not shorten the wait', async ({
  page,
  say,
  lender,
}) => {
  await page.clock.install();
  await page.goto(form88);
  const form = new PromotionPage(page, say);
  await form.fillPhone('9876543210');
  await form.getCode.click();
  await expect(form.resend).toHaveAttribute('aria-disabled', 'true');
  const seconds = async () => {
    const [, minutes, rest] = /(\d):(\d\d)/.exec(await form.resend.innerText()) ?? [];
    return Number(minutes) * 60 + Number(rest);
  };
  expect(await seconds()).toBeGreaterThan(50);
  await form.resend.click({ force: true }); // it says that it is off, and is pressed all the same
  await expect(
    toast(
      page,
      'Do not send the code repeatedly. Please wait until the time on the button is over.',
    ),
  ).toBeVisible();

  await page.clock.fastForward(20_000);
  await expect.poll(seconds).toBeLessThanOrEqual(40);
  const left = await seconds();
  await page.reload();
  await expect(form.resend).toHaveAttribute('aria-disabled', 'true');
  expect(await seconds()).toBeLessThanOrEqual(left);
  expect(await seconds()).toBeGreaterThan(left - 15);
  expect(lender.count('get-sms')).toBe(1);

  await page.clock.fastForward(60_000);
  await expect(form.resend).toHaveText(say('registration:getCode'));
  await form.resend.click();
  await expect.poll(() => lender.count('get-sms')).toBe(2);
  const sids = lender.calls('get-sms').map(({ form: sent }) => sent.get('sid'));
  expect(sids[1]).toBe(sids[0]); // the picture that I have read once is good enough
});

test('HD-36: I change the language with the errors on the screen: they are said in the new one at once, for this lender alone', async ({
  page,
  say,
}) => {
  const hi = wordingIn('hi');
  await page.goto(form88);
  const form = new PromotionPage(page, say);
  await form.apply.click();
  for (const key of ['phoneWrong', 'captchaWrong']) {
    await expect(form.main).toContainText(say(`registration:${key}`));
  }
  await expect(form.phone).toBeFocused();
  await page.locator('[data-control="language"]').selectOption('hi');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  for (const key of ['phoneWrong', 'captchaWrong']) {
    await expect(form.main).toContainText(hi(`registration:${key}`));
    await expect(form.main).not.toContainText(say(`registration:${key}`));
  }
  await expect(page).toHaveTitle(`${hi('registration:title')} · Sikkora`);
  await expect(form.main).toContainText('आपके खाते में ₹80,000 तक');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(form.main).toContainText(hi('registration:phone'));
  await page.goto('/daftar?tenant=indonesia');
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
});
