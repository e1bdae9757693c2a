import { expect, test } from './journey.ts';
import { MethodPage, NumberPage } from './pages/repayment.ts';
import { CardPage, DetailsPage, screenOf } from './pages/screens.ts';

test.describe.configure({ mode: 'parallel' });

const due = { productId: '5005', orderId: '90071992547409930174' };

test.describe('the code', () => {
  test.use({ tenantId: 'india' });

  test('Back puts it away, the page offers it again, and no second payment is begun', async ({
    page,
    lender,
    open,
    say,
  }) => {
    const details = new DetailsPage(page, say);
    await open('loanDetails', due);
    await details.repay.click();
    const card = new CardPage(page, say);
    await card.choose('with code');
    await card.pay.click();
    await expect(card.sheet).toBeVisible();
    await page.goBack();
    await expect(card.sheet).toBeHidden();
    await expect(screenOf(page, 'cardRepayment', 'ready')).toBeVisible();
    await page.getByRole('button', { name: say('payment:codeWaitsGo') }).click();
    await expect(card.sheet).toBeVisible();

    // A reload finds it again, and leaves nothing behind that Back would run into.
    await page.reload();
    await expect(card.sheet).toBeVisible();
    await page.goBack();
    await expect(card.sheet).toBeHidden();
    await page.getByRole('button', { name: say('payment:codeWaitsGo') }).click();
    await card.code.fill('123456');
    await card.send.click();
    await expect(details.pending).toBeVisible();
    expect(lender.count('repayment-commit')).toBe(1);
    expect(lender.count('repayment-confirm')).toBe(1);
    // Its page is left for the loan, which stands in the history once: where it was before.
    expect(await page.evaluate(() => [location.pathname, Number(history.state.idx)])).toEqual([
      '/borrowDetail',
      0,
    ]);
    await page.goForward();
    await expect(screenOf(page, 'cardRepayment', 'ready')).toBeVisible();
    await page.goBack();
    await expect(details.pending).toBeVisible();
  });

  test('after a card was added the cards stand in the history once: Back leads to the loan', async ({
    page,
    open,
    say,
  }) => {
    const details = new DetailsPage(page, say);
    await open('loanDetails', due);
    await details.repay.click();
    const card = new CardPage(page, say);
    await expect(card.pay).toBeVisible();
    const before = await card.cards.count();
    await page.getByRole('button', { name: say('card-repayment:addCard') }).click();
    await expect(screenOf(page, 'bindCard', 'ready')).toBeVisible();
    const words = ['Asha Namuna', '123456789012', 'SMPL0000123', 'Sample Bank', '9876543210'];
    for (const [at, text] of words.entries()) await page.getByRole('textbox').nth(at).fill(text);
    await page.getByRole('button', { name: say('card-linking:submit'), exact: true }).click();
    await expect(screenOf(page, 'cardRepayment', 'ready')).toBeVisible();
    // The new one is there, and chosen.
    await expect(card.cards).toHaveCount(before + 1);
    await expect(page.locator('input[type="radio"]:checked')).toHaveCount(1);
    expect(await page.evaluate(() => Number(history.state.idx))).toBe(1);
    await page.goBack();
    await expect(details.repay).toBeVisible();
  });

  test('Back from a card payment that was begun: the loan says so, in each tab, and leads on to the code', async ({
    page,
    context,
    open,
    say,
  }) => {
    const details = new DetailsPage(page, say);
    await open('loanDetails', due);
    await details.repay.click();
    const card = new CardPage(page, say);
    await card.choose('with code');
    await card.pay.click();
    await expect(card.sheet).toBeVisible();
    await page.goBack();
    await page.goBack();
    const waits = page.getByText(say('payment:codeWaitsTitle'));
    await expect(waits).toBeVisible();
    await page.reload();
    await expect(waits).toBeVisible();

    const opened = context.waitForEvent('page');
    await page.evaluate(() => void window.open(location.href));
    const second = await opened;
    await expect(second.getByText(say('payment:codeWaitsTitle'))).toBeVisible();
    await page.getByRole('button', { name: say('payment:codeWaitsGo') }).click();
    await expect(card.sheet).toBeVisible();
    await card.code.fill('123456');
    await card.send.click();
    await expect(details.pending).toBeVisible();
    await expect(second.getByText(say('payment:codeWaitsTitle'))).toBeHidden();
    expect(await page.evaluate(() => Number(history.state.idx))).toBe(0);
  });
});

test.describe('what is shown to the cashier', () => {
  test.use({ tenantId: 'indonesia' });

  test('Back closes it, Close takes its entry away, and a reload leaves none', async ({
    page,
    open,
    say,
  }) => {
    await open('loanDetails', { productId: '6005', orderId: '80071992547409930174' });
    await new DetailsPage(page, say).repay.click();
    const method = new MethodPage(page, say);
    await method.chooseAlfamart();
    const at = new NumberPage(page, say);
    await at.showCashier.click();
    await expect(at.counter).toBeVisible();
    await page.goBack();
    await expect(at.counter).toBeHidden();
    await expect(at.main).toBeVisible();

    await at.showCashier.click();
    await at.counter.getByRole('button', { name: say('app:close') }).click();
    await expect(at.counter).toBeHidden();
    await at.showCashier.click();
    await expect(at.counter).toBeVisible();
    await page.reload();
    await expect(at.main).toBeVisible();
    await expect(at.counter).toBeHidden();
    await page.goBack();
    await expect(screenOf(page, 'loanDetails')).toBeVisible();
  });
});
