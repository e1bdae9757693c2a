import type { Locator, Page } from '@playwright/test';
import { callTo, expect, hold, tapTwiceInOneTick, test, type Open } from './journey.ts';
import { CardPage, ConfirmPage, DetailsPage, toast } from './pages/screens.ts';
import type { Say } from './pages/wording.ts';

test.describe.configure({ mode: 'parallel' });

const due = { productId: '5005', orderId: '90071992547409930174' };

interface AtTheCards {
  page: Page;
  open: Open;
  say: Say;
}

async function openCards({ page, open, say }: AtTheCards): Promise<CardPage> {
  const card = new CardPage(page, say);
  await open('cardRepayment', due);
  await expect(card.pay).toBeVisible();
  return card;
}

/** Time goes by in steps, each with what it brings, until something can be seen; for two minutes at most. */
const passTimeUntil = (page: Page, seen: Locator) =>
  expect(async () => {
    await page.clock.fastForward(15_000);
    await expect(seen).toBeVisible({ timeout: 700 });
  }).toPass({ timeout: 30_000 });

/** The lender is slow to say how the loan stands, so that the test can look around meanwhile. */
const holdLoan = (page: Page) => hold(page, callTo('loan-details'));

test.beforeEach(({ mayFail }) => {
  // What the tests below cause: lines that go dead, and answers of a broken server.
  mayFail(/net::ERR_/, /status of 50[02]/);
});

test('HD-47: I tap Pay twice as fast as a finger never could, and one payment starts', async ({
  page,
  open,
  say,
  lender,
}) => {
  const card = await openCards({ page, open, say });
  await card.choose('with code');
  await tapTwiceInOneTick(card.pay);
  await expect(card.sheet).toBeVisible();
  expect(lender.count('repayment-commit')).toBe(1);
  await card.code.fill('123456');
  await tapTwiceInOneTick(card.send);
  await expect(new DetailsPage(page, say).pending).toBeVisible();
  expect(lender.count('repayment-confirm')).toBe(1);
});

test('HD-47: I tap Confirm twice at once, and one loan is taken', async ({
  page,
  open,
  say,
  lender,
}) => {
  await open('loanConfirm', { productId: '5002' });
  const offer = new ConfirmPage(page, say);
  await expect(offer.confirm).toBeEnabled();
  await tapTwiceInOneTick(offer.confirm);
  await expect(new DetailsPage(page, say).main).toBeVisible();
  expect(lender.count('loan-detail-push')).toBe(1);
});

const deadLines = { cut: 'the line went dead', hang: 'no answer came for a minute' };
const steps = {
  repaymentCommit: { wire: 'repayment-commit', when: 'when I tapped Pay' },
  repaymentConfirm: { wire: 'repayment-confirm', when: 'when I sent the code' },
};

for (const [kind, what] of Object.entries(deadLines)) {
  for (const [call, { wire, when }] of Object.entries(steps)) {
    for (const hasGone of [false, true]) {
      const money = hasGone ? 'the money had gone' : 'no money had gone';
      test(`${what} ${when} and ${money}: it says so and never pays twice`, async ({
        page,
        open,
        say,
        lender,
      }) => {
        await page.clock.install();
        const card = await openCards({ page, open, say });
        await card.choose(call === 'repaymentCommit' ? 'without code' : 'with code');
        if (call === 'repaymentConfirm') {
          await card.pay.click();
          await card.code.fill('123456');
        }
        await lender.fail({ call, kind, afterEffect: hasGone });
        await (call === 'repaymentConfirm' ? card.send : card.pay).click();
        await expect.poll(() => lender.count(wire)).toBe(1);
        const loan = await holdLoan(page);
        if (kind === 'hang') await page.clock.fastForward(61_000);

        await expect(card.unknown).toContainText(say('payment:unknownText'));
        await expect(card.pay).toBeHidden();
        await expect(card.sheet).toBeHidden();

        // The loan is asked; only its answer changes anything.
        const asked = lender.count('loan-details');
        if (hasGone) await lender.setLoan(due.orderId, '200');
        await page.clock.fastForward(3000);
        await expect.poll(() => lender.count('loan-details')).toBeGreaterThan(asked);
        await expect(card.unknown).toBeVisible();
        loan.release();
        const details = new DetailsPage(page, say);
        if (hasGone) {
          await expect(details.arrived).toBeVisible();
          await expect(details.repay).toBeHidden();
          expect(lender.count(wire)).toBe(1);
          return;
        }
        // What the lender says in the first minute may be too early to count (screens §9).
        await expect.poll(() => lender.count('loan-details')).toBeGreaterThan(asked);
        await expect(card.stillUnpaid).toBeHidden();
        await passTimeUntil(page, card.stillUnpaid);
        expect(lender.count(wire)).toBe(1);
        const before = lender.count('repayment-commit');
        await card.pay.click();
        await expect(call === 'repaymentConfirm' ? card.sheet : details.pending).toBeVisible();
        expect(lender.count('repayment-commit')).toBe(before + 1);
      });
    }
  }
}

test('my payment had gone but my loan did not show it yet: paying again is refused and taken once', async ({
  page,
  open,
  say,
  lender,
}) => {
  await page.clock.install();
  const card = await openCards({ page, open, say });
  await card.choose('without code');
  await lender.fail({ call: 'repaymentCommit', kind: 'html502', afterEffect: true });
  await card.pay.click();
  await expect(card.unknown).toBeVisible();
  await passTimeUntil(page, card.stillUnpaid);
  await card.pay.click();
  await expect(page.getByRole('alert')).toContainText(say('payment:repeated'));
  await expect(card.pay).toBeHidden();
  expect(lender.count('repayment-commit')).toBe(2);
  expect(await lender.calls('repayment-commit')[1]?.answer).toContain('800005');
});

test('nobody can say how my loan stands for two minutes: I may ask again or call, but not pay', async ({
  page,
  open,
  say,
  lender,
  tenant,
}) => {
  await page.clock.install();
  const card = await openCards({ page, open, say });
  await card.choose('without code');
  await lender.fail({ call: 'repaymentCommit', kind: '500' });
  await card.pay.click();
  await expect(card.unknown).toBeVisible();
  await lender.fail({ call: 'loanDetails', kind: '500', times: 30 });
  const over = card.unknown.getByText(say('payment:unknownOver'));
  await expect(async () => {
    await page.clock.fastForward(15_000);
    await expect(over).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(card.pay).toBeHidden();
  const phone = say('app:callPhone', { phone: tenant.servicePhone });
  await expect(card.main.getByRole('link', { name: phone })).toHaveCount(1);
  await card.unknown.getByRole('button', { name: say('payment:askAgain') }).click();
  await expect(card.pay).toBeHidden();
  expect(lender.count('repayment-commit')).toBe(1);
});

test('I reload while it does not know: it still does not know, and still does not let me pay', async ({
  page,
  open,
  say,
  lender,
}) => {
  const card = await openCards({ page, open, say });
  await card.choose('without code');
  await lender.fail({ call: 'repaymentCommit', kind: 'html502' });
  await card.pay.click();
  await expect(card.unknown).toBeVisible();
  await page.reload();
  await expect(card.unknown).toContainText(say('payment:unknownText'));
  await expect(card.pay).toBeHidden();
  expect(lender.count('repayment-commit')).toBe(1);
});

test('I reload in the middle of paying: it does not pretend that nothing was sent', async ({
  page,
  open,
  say,
  lender,
}) => {
  const card = await openCards({ page, open, say });
  await card.choose('without code');
  await lender.fail({ call: 'repaymentCommit', kind: 'hang' });
  await card.pay.click();
  await expect.poll(() => lender.count('repayment-commit')).toBe(1);
  await page.reload();
  await expect(page.getByRole('status').getByText(say('payment:callingTitle'))).toBeVisible();
  await expect(card.pay).toBeHidden();
  expect(lender.count('repayment-commit')).toBe(1);
});

test('I reload while I wait for the SMS: the code can still be typed, and one payment is made', async ({
  page,
  open,
  say,
  lender,
}) => {
  const card = await openCards({ page, open, say });
  await card.choose('with code');
  await card.pay.click();
  await expect(card.sheet).toBeVisible();
  await page.reload();
  await expect(card.sheet).toBeVisible();
  await card.code.fill('123456');
  await card.send.click();
  await expect(new DetailsPage(page, say).pending).toBeVisible();
  expect(lender.count('repayment-commit')).toBe(1);
  expect(lender.count('repayment-confirm')).toBe(1);
});

test('HD-49: my payment is refused, and I can try again at once', async ({
  page,
  open,
  say,
  lender,
}) => {
  const card = await openCards({ page, open, say });
  await card.choose('without code');
  await lender.fail({ call: 'repaymentCommit', kind: 'reject', message: '' });
  await card.pay.click();
  await expect(toast(page, 'Processing failed.')).toBeVisible();
  expect(lender.count('repayment-commit')).toBe(1);
  await card.pay.click();
  await expect(new DetailsPage(page, say).pending).toBeVisible();
  const [first, second, third] = lender.calls('repayment-commit');
  expect(third).toBeUndefined();
  expect(second?.form.get('orderId')).toBe(first?.form.get('orderId'));
});

for (const [call, { wire, when }] of Object.entries(steps)) {
  test(`the lender has this payment already ${when}: I see my loan instead of paying once more`, async ({
    page,
    open,
    say,
    lender,
  }) => {
    const card = await openCards({ page, open, say });
    await card.choose('with code');
    if (call === 'repaymentCommit') await lender.fail({ call, kind: 'code', code: '800005' });
    await card.pay.click();
    if (call === 'repaymentConfirm') {
      await card.code.fill('123456');
      await lender.fail({ call, kind: 'code', code: '800005' });
      await card.send.click();
    }
    const note = page.getByRole('alert');
    await expect(note).toContainText('Do not submit the payment request repeatedly.');
    await expect(card.sheet).toBeHidden();
    await expect(card.pay).toBeHidden();
    expect(lender.count(wire)).toBe(1);
    await card.seeLoan.click();
    await expect(new DetailsPage(page, say).main).toBeVisible();
  });
}
