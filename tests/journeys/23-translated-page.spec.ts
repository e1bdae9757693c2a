import { expect, tenantFacts, test } from './journey.ts';
import { translatePage } from './pages/page-translator.ts';
import { MethodPage, NumberPage } from './pages/repayment.ts';
import { CardPage, ConfirmPage, DetailsPage, screenOf, toast } from './pages/screens.ts';

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
