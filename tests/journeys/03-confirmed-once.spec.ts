import { comeBackFromCache, expect, tapTwiceInOneTick, test } from './journey.ts';
import { anyOf, CardPage, ConfirmPage, DetailsPage, screenOf } from './pages/screens.ts';

test.describe.configure({ mode: 'parallel' });

const due = { productId: '5005', orderId: '90071992547409930174' };
const deadLines = { cut: 'The line went dead', hang: 'No answer came for a minute' };

for (const [kind, what] of Object.entries(deadLines)) {
  for (const isTaken of [false, true]) {
    const loan = isTaken ? 'the lender had taken it' : 'the lender had heard nothing';
    test(`${what} when I confirmed and ${loan}: Confirm stays off until the lender was asked`, async ({
      page,
      open,
      say,
      lender,
      mayFail,
    }) => {
      mayFail(/net::ERR_/);
      await page.clock.install();
      await open('loanConfirm', { productId: '5002' });
      const offer = new ConfirmPage(page, say);
      await expect(offer.confirm).toBeEnabled();
      await lender.fail({ call: 'loanConfirmPush', kind, afterEffect: isTaken });
      await offer.confirm.click();
      if (kind === 'hang') {
        await expect.poll(() => lender.count('loan-detail-push')).toBe(1);
        await page.clock.fastForward(61_000);
      }
      await expect(offer.unknown).toContainText(say('loan-confirm:unknownText'));
      await expect(offer.confirm).toBeDisabled();
      await tapTwiceInOneTick(offer.confirm);
      expect(lender.count('loan-detail-push')).toBe(1);

      const asked = lender.count('loan-detail-confirm');
      await offer.checkAgain.click();
      await expect.poll(() => lender.count('loan-detail-confirm')).toBe(asked + 1);
      // In the first minute the lender's word may be too early to count (screens §9).
      await expect(offer.confirm).toBeDisabled();
      await page.clock.fastForward(61_000);
      await offer.checkAgain.click();
      await expect.poll(() => lender.count('loan-detail-confirm')).toBe(asked + 2);
      if (isTaken) {
        // The lender offers it no longer: it says why, and nothing can be confirmed.
        await expect(page.getByRole('alert').last()).toContainText(/already confirmed/i);
        await expect(offer.unknown).toBeVisible();
        await expect(offer.confirm).toBeDisabled();
        await tapTwiceInOneTick(offer.confirm);
        expect(lender.count('loan-detail-push')).toBe(1);
        return;
      }
      await expect(offer.unknown).toBeHidden();
      await offer.confirm.click();
      await expect(new DetailsPage(page, say).main).toBeVisible();
      expect(lender.count('loan-detail-push')).toBe(2);
    });
  }
}

test('HD-48: I come back with the phone’s back button, and the pay button is alive and the cards are fresh', async ({
  page,
  open,
  say,
  lender,
}) => {
  const card = new CardPage(page, say);
  await open('cardRepayment', due);
  await expect(card.pay).toBeVisible();
  // The loan has answered as well: an asking that is still under way would be joined, and not asked again.
  await expect(page.getByText(anyOf(say('payment:amountDueOn')))).toBeVisible();
  const [cards, loans] = [lender.count('repayment-way'), lender.count('loan-details')];
  await comeBackFromCache(page);
  await expect.poll(() => lender.count('repayment-way')).toBe(cards + 1);
  await expect.poll(() => lender.count('loan-details')).toBe(loans + 1);
  await card.choose('without code');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await card.pay.click();
  await expect(new DetailsPage(page, say).pending).toBeVisible();
  expect(lender.count('repayment-commit')).toBe(1);
});

test('HD-48: I come back to my loan, and it is asked again', async ({
  page,
  open,
  say,
  lender,
}) => {
  await open('loanDetails', due);
  const details = new DetailsPage(page, say);
  await expect(details.repay).toBeVisible();
  // React is there: only then does anybody hear that the page came back.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue('--keyboard')))
    .not.toBe('');
  await lender.setLoan(due.orderId, '200');
  await comeBackFromCache(page);
  await expect(details.paid).toBeVisible();
  await expect(details.repay).toBeHidden();
});

test('I refuse to tick the box: Confirm is grey, says why, and sends nothing', async ({
  page,
  open,
  say,
  lender,
}) => {
  await open('loanConfirm', { productId: '5002' });
  const offer = new ConfirmPage(page, say);
  await expect(offer.confirm).toBeEnabled();
  await offer.consent.uncheck();
  await expect(offer.confirm).toBeDisabled();
  await tapTwiceInOneTick(offer.confirm);
  await expect(page.getByRole('status')).toContainText(say('loan-confirm:consentNeeded'));
  expect(lender.count('loan-detail-push')).toBe(0);
  await expect(screenOf(page, 'loanConfirm', 'ready')).toBeVisible();
});

test('my payment never shows: after two minutes it says so, and I ask again or call', async ({
  page,
  open,
  say,
  lender,
  tenant,
}) => {
  await page.clock.install();
  await open('cardRepayment', { ...due, orderId: '90071992547409931740' });
  const card = new CardPage(page, say);
  await card.choose('without code');
  await card.pay.click();
  const details = new DetailsPage(page, say);
  await expect(details.pending).toContainText(say('payment:acceptedText'));
  await expect(async () => {
    await page.clock.fastForward(15_000);
    await expect(details.pending).toContainText(say('payment:notShownYet'), { timeout: 100 });
  }).toPass();
  const phone = say('app:callPhone', { phone: tenant.servicePhone });
  // Once on the page, with its other ways to help.
  await expect(details.main.getByRole('link', { name: phone })).toHaveCount(1);
  const asked = lender.count('loan-details');
  await details.pending.getByRole('button', { name: say('payment:askAgain') }).click();
  await expect.poll(() => lender.count('loan-details')).toBeGreaterThan(asked);
  expect(lender.count('repayment-commit')).toBe(1);
});

test('I go back to my loan while I wait for the SMS, and forward again: the same payment waits for its code', async ({
  page,
  open,
  say,
  lender,
}) => {
  const details = new DetailsPage(page, say);
  const card = new CardPage(page, say);
  await open('loanDetails', due);
  await details.repay.click();
  await card.choose('with code');
  await card.pay.click();
  await expect(card.sheet).toBeVisible();
  // The first step back puts the code away, the next one leads to the loan.
  await page.goBack();
  await expect(card.sheet).toBeHidden();
  await page.goBack();
  await details.repay.click();
  await expect(card.sheet).toBeVisible();
  await card.code.fill('123456');
  await card.send.click();
  await expect(details.pending).toBeVisible();
  expect(lender.count('repayment-commit')).toBe(1);

  // The way back does not lead to a second payment either: nothing lies below the loan, and it comes back as it was.
  await expect(page).toHaveURL(/\/borrowDetail\?/);
  await page.goBack();
  expect(page.url()).toBe('about:blank');
  await page.goForward();
  await expect(details.main).toBeVisible();
  await expect(details.repay).toBeHidden();
});
