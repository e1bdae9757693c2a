import { expect, tenantFacts, test } from './journey.ts';
import { translatePage } from './pages/page-translator.ts';
import { ComplaintFormPage, ComplaintListPage } from './pages/complaints.ts';
import { DownloadPage, PromotionPage } from './pages/registration.ts';
import { InstalmentsPage, MethodPage, NumberPage } from './pages/repayment.ts';
import { TalkPage } from './pages/talk.ts';
import {
  CardPage,
  ConfirmedPage,
  ConfirmPage,
  DetailsPage,
  screenOf,
  toast,
} from './pages/screens.ts';

// HD-67: the page is translated by the browser all the while; no journey may end in a page that broke.
test.describe.configure({ mode: 'parallel' });
test.beforeEach(({ page }) => translatePage(page));

test('India: confirm, choose, a wrong code and the right one, and the loan is settled', async ({
  page,
  open,
  say,
}) => {
  test.slow(); // the lender takes its seconds to confirm the payment
  await open('loanConfirm', { productId: '5001' });
  await new ConfirmPage(page, say).confirm.click();
  await new ConfirmedPage(page, say).seeLoan.click();
  const details = new DetailsPage(page, say);
  await details.repay.click();
  const card = new CardPage(page, say);
  await card.pay.click();
  await expect(toast(page, say('card-repayment:chooseFirst'))).toBeVisible();
  await card.choose('with code');
  await card.pay.click();
  await card.code.fill('000000');
  await card.send.click();
  await expect(card.sheet).toContainText(say('payment:wrongCode'));
  await card.code.fill('123456');
  await card.send.click();
  await expect(details.arrived).toBeVisible();
  await details.done.click();
  await expect(details.paid).toBeVisible();
});

test.describe('Indonesia', () => {
  test.use({ tenantId: 'indonesia', permissions: ['clipboard-read', 'clipboard-write'] });

  test('"copied" comes and goes, twice, and the number stays', async ({ page, open, say }) => {
    await open('loanDetails', { productId: '6005', orderId: '80071992547409930174' });
    await new DetailsPage(page, say).repay.click();
    await new MethodPage(page, say).chooseBank();
    const at = new NumberPage(page, say);
    await expect(at.main).toBeVisible();
    const copy = at.bankNumber.getByRole('button');
    for (let round = 0; round < 2; round += 1) {
      await copy.click();
      await expect(copy).toContainText(say('number-repayment:copied'));
      await expect(copy).not.toContainText(say('number-repayment:copied'));
    }
    await expect(at.steps.first()).toBeVisible();
  });
});

test('the site: the calculator counts, the language changes on a legal page, and back again', async ({
  page,
  say,
}) => {
  const { routes } = tenantFacts('india');
  await page.goto('/About?tenant=india&lang=en');
  const calculator = screenOf(page, 'calculator');
  for (const amount of ['80000', '41092']) {
    await calculator.getByRole('textbox').fill(amount);
    await calculator.getByRole('button', { name: say('calculator:calculate') }).click();
    await expect(calculator.getByText(say('calculator:total')).first()).toBeVisible();
  }
  await calculator.getByRole('button', { name: say('calculator:reset') }).click();
  await page.goto(`${routes['loanTerms']}?tenant=india&lang=en`);
  const terms = screenOf(page, 'loanTerms', 'ready');
  for (const language of ['hi', 'zh', 'en']) {
    await page.locator('[data-control="language"]').first().selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(terms).toBeVisible();
  }
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('registration: a wrong number, a code, the countdown and the download', async ({
  page,
  say,
}) => {
  await page.goto('/apply?tenant=india&lang=en&templateId=88');
  const form = new PromotionPage(page, say);
  await form.apply.click();
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(2);
  await form.fillPhone('+91 98765 43210');
  await form.getCode.click();
  await expect(toast(page, say('registration:codeSent'))).toBeVisible();
  await form.code.fill('123456');
  await form.apply.click();
  await expect(new DownloadPage(page, say).headline).toHaveText(say('registration:doneTitle'));
});

test('help: a question and its answer, a text of my own, a complaint with a photo, and the list', async ({
  page,
  open,
  say,
  lender,
}) => {
  test.slow(); // two screens with a talk and an upload
  await open('chatbot');
  const talk = new TalkPage(page, say);
  await talk.categories.nth(1).click();
  await talk.ask(lender, '1022');
  await talk.unresolved.click();
  await talk.write('And where do I see it?');
  await expect(talk.log).toContainText('And where do I see it?');
  await open('complaintForm', { orderNo: '90071992547409930180', problemType: '2' });
  const form = new ComplaintFormPage(page, say);
  await form.text.fill('They called at six.');
  await form.picker.setInputFiles('tests/cases/exif-orientation-6.jpg');
  await expect(form.done).toHaveCount(1);
  await form.send.click();
  await expect(form.sentDialog).toBeVisible();
  await expect(form.sentDialog).toBeHidden();
  await open('complaintList');
  const list = new ComplaintListPage(page);
  await expect(list.rows.first()).toBeVisible();
  await list.tabs.nth(1).click();
  await list.tabs.nth(0).click();
  await expect(list.rows.first()).toContainText('They called at six.');
});

test('instalments: checked and cleared, the amount follows, and the cards come', async ({
  page,
  open,
  say,
}) => {
  await open('instalments', { productId: '5007', orderId: '90071992547409930312' });
  const plan = new InstalmentsPage(page, say);
  await plan.boxes.first().check();
  await plan.boxes.first().uncheck();
  await plan.boxes.nth(2).check();
  await expect(plan.checked).toHaveCount(2);
  await plan.tabs.nth(1).click();
  await plan.tabs.nth(0).click();
  await plan.pay.click();
  await expect(new CardPage(page, say).pay).toBeVisible();
});
