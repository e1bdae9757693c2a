import { expect, expectCleanAddress, expectNoSidewaysScroll, test } from './journey.ts';
import { ExtensionPage, InstalmentsPage, WalletPage } from './pages/repayment.ts';
import { CardPage, DetailsPage, valueOf } from './pages/screens.ts';
import { fullDayIn, moneyIn } from './pages/wording.ts';

test.describe.configure({ mode: 'parallel' });

const due = { productId: '5005', orderId: '90071992547409930174' };
const inTwelve = { productId: '5007', orderId: '90071992547409930312' };

const money = (minor: number) => moneyIn('india', minor);
/** Whole units as the lender writes them, in minor ones. */
const minor = (major: unknown) => Math.round(Number(major) * 100);

test.use({ tenantId: 'india' });
test.beforeEach(() => {
  test.slow(); // the lender takes its seconds to confirm a payment
});

interface Plan {
  repayWaitDetail: { totalAmount: number | string }[];
  repayYetDetail: unknown[];
}

for (const language of ['en', 'hi']) {
  test.describe(`India, ${language}`, () => {
    test.use({ language });

    test('I pay three instalments at once, just their sum, and my plan shows three more repaid', async ({
      page,
      lender,
      open,
      say,
    }) => {
      const plan = async () => (await lender.data('loan-play-detail'))['repayPlanDetail'] as Plan; // as the contract has it
      await open('loanDetails', inTwelve);
      const details = new DetailsPage(page, say);
      await details.repay.click();
      const choice = new InstalmentsPage(page, say);
      await expect(choice.main).toBeVisible();
      const before = await plan();
      const wait = before.repayWaitDetail.map(({ totalAmount }) => minor(totalAmount));
      expect([wait.length, before.repayYetDetail.length]).toEqual([8, 4]);
      await expect(choice.boxes).toHaveCount(1 + wait.length);

      await choice.boxes.nth(3).click();
      await expect(choice.checked).toHaveCount(3);
      const sum = wait.slice(0, 3).reduce((so, one) => so + one, 0);
      await expect(choice.main).toContainText(money(sum));
      await expect(choice.main).toContainText(
        say('instalments:chosenOf', { chosen: 3, count: wait.length }),
      );
      await expectNoSidewaysScroll(page);
      await choice.pay.click();

      const card = new CardPage(page, say);
      await card.choose('without code');
      await expect(card.main).toContainText(money(sum));
      await expect(card.pay).toContainText(money(sum));
      expectCleanAddress(page);
      await card.pay.click();
      await expect(details.pending).toContainText(money(sum));
      expect(lender.calls('repayment-commit').map(({ form }) => form.get('amount'))).toEqual([
        String(sum),
      ]);
      await expect(details.arrived).toContainText(money(sum), { timeout: 30_000 });
      await details.done.click();

      await details.repay.click();
      await expect(choice.main).toBeVisible();
      await expect(choice.tabs.last()).toHaveText(say('instalments:paidTab', { number: 7 }));
      await expect(choice.tabs.first()).toHaveText(say('instalments:waitingTab', { number: 5 }));
      const after = await plan();
      expect([after.repayWaitDetail.length, after.repayYetDetail.length]).toEqual([5, 7]);
      await expect(choice.boxes).toHaveCount(6);
      await choice.tabs.last().click();
      await expect(choice.main.getByRole('tabpanel').locator('dl > div')).toHaveCount(7);
    });

    test('I pay to repay later: I am told what it costs and that I owe as much, and the due date moves', async ({
      page,
      lender,
      open,
      say,
    }) => {
      await open('loanDetails', due);
      const details = new DetailsPage(page, say);
      const day = (value: unknown) => fullDayIn('india', language, String(value));
      await expect(details.main).toBeVisible();
      const before = await lender.data('loan-details');
      await page.getByRole('button', { name: say('loan-details:extend') }).click();
      const extension = new ExtensionPage(page, say);
      await expect(extension.main).toBeVisible();
      const offer = await lender.data('delay-detail');
      const fee = minor(offer['delayShouldPayAmount']);
      const newDay = day(offer['delayExpiryTime']);
      await expect(extension.main).toContainText(money(fee));
      await expect(extension.main).toContainText(say('payment:extensionFeeTo', { date: newDay }));
      await expect(extension.main).toContainText(say('extension:notReduced'));
      const owed = Number(before['amountDue']);
      const stillOwed = say('payment:owedBy', { amount: money(owed), date: newDay });
      // What is due stands among the options, and that as much is owed on the new day: each figure once.
      await expect(extension.main).toContainText(money(owed));
      await expect(extension.main).toContainText(say('extension:compareExtendSame'));
      // A day does not break in the page: its spaces are of another kind.
      const text = (await extension.main.innerText()).replaceAll('\u00a0', ' ');
      expect([text.split(money(owed)).length, text.split(newDay).length]).toEqual([2, 2]);
      await expect(extension.pay).toHaveText(say('extension:payFee', { amount: money(fee) }));
      await expectNoSidewaysScroll(page);
      await extension.pay.click();

      const card = new CardPage(page, say);
      await card.choose('with code');
      await expect(card.main).toContainText(money(fee));
      await expect(card.main).toContainText(say('payment:extensionFeeTo', { date: newDay }));
      await expect(valueOf(page, say('payment:owedAfter'))).toHaveText(stillOwed);
      await card.pay.click();
      await card.code.fill('123456');
      await card.send.click();
      await expect(details.pending).toContainText(money(fee));
      expect(lender.calls('repayment-commit')[0]?.form.get('amount')).toBe(String(fee));
      await expect(details.arrived).toContainText(money(fee), { timeout: 30_000 });
      await details.done.click();
      await expect(details.main).toContainText(say('loan-details:amountDueOn', { date: newDay }));
      expect(newDay).not.toBe(day(before['dueDate']));
      await expect(details.main).toContainText(money(owed));
      await expect(details.paid).toBeHidden();
    });

    test('HD-28: a wallet sends me back with a lie in the address; only what the lender says is believed', async ({
      page,
      lender,
      open,
      say,
      mayFail,
    }) => {
      mayFail(/favicon\.ico/); // the sandbox's wallet page names no icon
      await open('loanDetails', due);
      const details = new DetailsPage(page, say);
      await expect(details.repay).toBeVisible();
      const owed = Number((await lender.data('loan-details'))['amountDue']);
      const asWallet = { ...due, withholdingAmount: String(owed) };
      await open('/alipayrepayment', asWallet);
      const wallet = new WalletPage(page, say);
      await expect(wallet.pay).toContainText(money(owed));
      await wallet.pay.click();
      await wallet.lie.click();

      await expect(details.leftForWallet).toContainText(money(owed));
      await expect(details.paid).toBeHidden();
      await expect(details.arrived).toBeHidden();
      await expect(details.main).toContainText(money(owed));

      // Now really: one question stands before it.
      await open('/alipayrepayment', asWallet);
      await wallet.pay.click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('payment:leftNo') })
        .click();
      await wallet.approve.click();
      await expect(details.arrived).toContainText(money(owed), { timeout: 30_000 });
      await details.done.click();
      await expect(details.paid).toBeVisible();
      expect(lender.count('repayment-huichao')).toBe(2);
    });
  });
}

test('what I pay by wallet is said before I go: how much and to whom', async ({
  page,
  open,
  say,
  tenant,
}) => {
  const wallet = new WalletPage(page, say);
  await open('/alipayrepayment', { ...due, withholdingAmount: '1285050' });
  // More than is due is a wish that does not hold, less is a part (screens §9, "Amounts").
  await expect(wallet.pay).toContainText(money(1284125));
  await expect(page.getByRole('main')).toContainText(
    say('payment:cappedNote', { asked: money(1285050), amount: money(1284125) }),
  );
  await open('/alipayrepayment', { ...due, withholdingAmount: '100' });
  await expect(wallet.pay).toContainText(money(100));
  await expect(page.getByRole('main')).toContainText(
    say('payment:partNote', { due: money(1284125) }),
  );
  await expect(valueOf(page, say('payment:payTo'))).toHaveText(tenant.repayment.payeeName);
  await expectNoSidewaysScroll(page);
});
