import type { Page } from '@playwright/test';
import { callTo, expect, expectCleanAddress, expectNoSidewaysScroll, test } from './journey.ts';
import { MethodPage, NumberPage, numberIn } from './pages/repayment.ts';
import { DetailsPage, screenOf, valueOf } from './pages/screens.ts';
import { moneyIn } from './pages/wording.ts';

test.describe.configure({ mode: 'parallel' });

const due = { productId: '6005', orderId: '80071992547409930174' };
/** The lender never shows its payment, so nothing happens to it while a test looks around. */
const slow = { productId: '6005', orderId: '80071992547409931740' };
/** What Alfamart charges, in minor units, as the tenant has it. */
const shopFee = 2500_00;

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.use({ tenantId: 'indonesia', permissions: ['clipboard-read', 'clipboard-write'] });

for (const language of ['id', 'en']) {
  test.describe(`Indonesia, ${language}`, () => {
    test.use({ language });

    test('I get a number at a bank, change to the till of a shop, say that I have paid, pay, and it is settled', async ({
      page,
      lender,
      open,
      say,
      tenant,
    }) => {
      test.slow(); // the lender takes its seconds to confirm the payment
      await open('loanDetails', due);
      const details = new DetailsPage(page, say);
      await details.repay.click();
      const owed = Number((await lender.data('loan-details'))['amountDue']);
      const money = (minor: number) => moneyIn('indonesia', minor);

      // Where first: nothing is chosen, and no number is made before.
      const method = new MethodPage(page, say);
      await expect(method.main).toContainText(money(owed));
      expect(lender.count('generate-vcode')).toBe(0);
      await method.chooseBank();

      // A bank: what, how much, to whom, until when, how.
      const at = new NumberPage(page, say);
      await expect(at.main).toBeVisible();
      const number = await numberIn(lender.calls('generate-vcode')[0]);
      expect(number).toMatch(/^70099\d{13}$/);
      await expect(at.bankNumber).toContainText(number);
      await expect(at.amount).toContainText(money(owed));
      await expect(valueOf(page, say('payment:payTo'))).toHaveText(tenant.repayment.payeeName);
      await expect(at.timer).toBeVisible();
      await expect(at.main).toContainText('WIB');
      await expect(at.steps.first()).toBeVisible();
      await at.bankNumber.getByRole('button').click();
      expect(await clipboard(page)).toBe(number);
      await at.amount.getByRole('button').click();
      expect(await clipboard(page)).toBe(String(owed / 100));
      expectCleanAddress(page);
      await expectNoSidewaysScroll(page);

      // A shop instead: another number, which the till can scan, and the cash it takes.
      await at.change.click();
      await expect(method.main).toContainText(money(owed));
      await method.chooseAlfamart();
      await expect(at.shopCode).toBeVisible();
      const code = await numberIn(lender.calls('generate-vcode')[1]);
      expect(code).not.toBe(number);
      await expect(at.shopCode).toContainText(code);
      await expect(at.main).not.toContainText(number);
      await at.showCashier.click();
      await expect(at.counter).toContainText(code);
      await expect(
        page.getByRole('img', { name: say('number-repayment:barCode', { code }) }),
      ).toBeVisible();
      const inCash = (key: string) => at.counter.locator('dl > div', { hasText: say(key) });
      await expect(inCash('number-repayment:bill')).toContainText(money(owed));
      await expect(inCash('number-repayment:fee')).toContainText(money(shopFee));
      await expect(inCash('number-repayment:cashTotal')).toContainText(money(owed + shopFee));
      await expect(at.counter).toContainText(tenant.repayment.payeeName);
      await expectNoSidewaysScroll(page);
      await at.counter.getByRole('button', { name: say('app:close'), exact: true }).click();

      // I say that I have paid; the loan is asked, and nothing is claimed.
      await at.paid.click();
      await expect(at.paidDialog).toContainText(say('number-repayment:tipsText'));
      await at.yes.click();
      // One total to the end: what is handed over there, with the shop's name and what it is made of.
      await expect(details.pending).toContainText(money(owed + shopFee));
      await expect(details.pending).toContainText(/alfamart/i);
      const made = { bill: money(owed), fee: money(shopFee) };
      await expect(details.pending).toContainText(say('payment:cashIsMore', made));
      await expect(details.main).toContainText(say('payment:stepConfirming'));
      await expect(details.paid).toBeHidden();
      await lender.payNumber(due.orderId);
      await expect(details.arrived).toContainText(money(owed + shopFee), { timeout: 20_000 });
      await expect(details.arrived).toContainText(money(shopFee));
      await details.done.click();
      await expect(details.paid).toBeVisible();
      await expect(details.repay).toBeHidden();
      expect(Number((await lender.data('loan-details'))['orderStatus'])).toBe(200);
      expect(lender.count('generate-vcode')).toBe(2);
    });
  });
}

test('I have said that I paid: I am not told to pay, and can take it back; then my open number is named before another is made', async ({
  page,
  lender,
  open,
  say,
}) => {
  await open('/that', slow);
  const at = new NumberPage(page, say);
  await at.paid.click();
  await at.yes.click();
  const details = new DetailsPage(page, say);
  await expect(details.pending).toContainText(say('payment:saidPaidText'));
  await expect(details.repay).toBeHidden();
  await page.getByRole('button', { name: say('payment:notPaidAfterAll') }).click();
  await expect(details.repay).toBeVisible();
  await expect(page.getByText(say('payment:openNumberTitle'))).toBeVisible();
  await page.getByRole('button', { name: say('payment:openNumberShow') }).click();
  await expect(at.paid).toBeVisible();
  expect(lender.count('generate-vcode')).toBe(1);
});

test.describe('without a network at the counter', () => {
  test.use({ language: 'en' });

  test('I can still read, copy and show the number, and a reload does not take it away', async ({
    page,
    context,
    lender,
    open,
    say,
    mayFail,
  }) => {
    mayFail(/net::ERR_/);
    await open('loanDetails', slow);
    await new DetailsPage(page, say).repay.click();
    const at = new NumberPage(page, say);
    await new MethodPage(page, say).chooseAlfamart();
    await expect(at.shopCode).toBeVisible();
    const owed = String((await lender.data('loan-details'))['amountDue']);
    const code = await numberIn(lender.calls('generate-vcode').at(-1));
    const asked = lender.count('generate-vcode');
    await page.waitForLoadState('networkidle');
    const isAllThere = async () => {
      await expect(at.main.getByRole('group', { name: /ALFAMART/ })).toContainText(
        moneyIn('indonesia', String(Number(owed) + shopFee)),
      );
      await expect(at.shopCode).toContainText(code);
      await expect(at.steps.first()).toBeVisible();
      await at.shopCode.getByRole('button').click();
      expect(await clipboard(page)).toBe(code);
      await at.showCashier.click();
      await expect(at.counter).toContainText(code);
      await expect(at.counter.getByRole('img')).toBeVisible();
      await expect(at.counter).toContainText('Saya mau bayar tagihan');
      await at.counter.getByRole('button', { name: say('app:close'), exact: true }).click();
    };

    await context.setOffline(true);
    await isAllThere();
    await at.paid.click();
    await expect(at.paidDialog).toBeVisible();
    await at.paidDialog.getByRole('button', { name: say('app:cancel'), exact: true }).click();

    // The files come, the lender does not.
    await context.setOffline(false);
    await page.route('**/gateway/**', (route) => route.abort('internetdisconnected'));
    await page.reload();
    await isAllThere();
    await expect(at.main).toContainText(say('number-repayment:memoryTitle'));

    await page.unroute('**/gateway/**');
    await page.reload();
    await isAllThere();
    expect(lender.count('generate-vcode'), 'no number was asked for again').toBe(asked);
    await expect(page.getByRole('alert')).toBeHidden();
  });
});

test('the loan cannot be asked for: I see what was known last, greyed, with its time and no pay button', async ({
  page,
  lender,
  open,
  say,
  mayFail,
}) => {
  mayFail(/net::ERR_/);
  await open('loanDetails', due);
  const details = new DetailsPage(page, say);
  await expect(details.repay).toBeVisible();
  await page.waitForLoadState('networkidle');
  const owed = moneyIn('indonesia', String((await lender.data('loan-details'))['amountDue']));
  await page.route(callTo('loan-details'), (route) => route.abort('internetdisconnected'));
  await page.reload();
  const old = screenOf(page, 'loanDetails', 'error');
  await expect(old).toContainText(owed);
  await expect(old).toContainText(
    new RegExp(say('loan-details:asOfTime', { time: '\\d\\d[.:]\\d\\d' })),
  );
  await expect(old).toContainText(say('loan-details:asOfText'));
  await expect(old.locator('[data-tone="calm"]').filter({ hasText: owed })).toBeVisible();
  await expect(details.repay).toBeHidden();
  await page.unroute(callTo('loan-details'));
  await page.getByRole('button', { name: say('app:retry'), exact: true }).click();
  await expect(details.repay).toBeVisible();
});
