import {
  expect,
  expectCleanAddress,
  expectNoSidewaysScroll,
  tenantFacts,
  test,
} from './journey.ts';
import { copiesOverNumbers } from './pages/looks.ts';
import { GuidePage, numberIn } from './pages/repayment.ts';
import {
  ConfirmedPage,
  ConfirmPage,
  DetailsPage,
  screenOf,
  toast,
  valueOf,
} from './pages/screens.ts';
import { fullDayIn, moneyIn, shortMoneyIn } from './pages/wording.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ tenantId: 'philippines', permissions: ['clipboard-read', 'clipboard-write'] });

const money = (minor: unknown) => moneyIn('philippines', String(minor));

for (const language of ['en', 'fil']) {
  test.describe(`Philippines, ${language}`, () => {
    test.use({ language });

    test('I tick the consent myself, confirm, get a reference number, pay it, and it is settled', async ({
      page,
      lender,
      open,
      say,
      tenant,
    }) => {
      test.slow(); // the lender takes its seconds to confirm the payment
      await open('loanConfirm', { productId: '7002' });
      const offer = new ConfirmPage(page, say);
      await expect(offer.main).toBeVisible();
      const told = await lender.data('loan-detail-confirm');
      await expect(valueOf(page, say('loan-confirm:youReceive'))).toHaveText(
        shortMoneyIn('philippines', String(told['netAmount'])),
      );
      // This lender's consent starts empty, so nothing is confirmed by a tap alone.
      await expect(offer.consent).not.toBeChecked();
      await offer.confirm.click({ force: true }); // it is off, and a finger does not know
      await expect(toast(page, say('loan-confirm:consentNeeded'))).toBeVisible();
      expect(lender.count('loan-detail-push')).toBe(0);
      await offer.consent.check();
      await offer.confirm.click();
      await new ConfirmedPage(page, say).seeLoan.click();

      const details = new DetailsPage(page, say);
      await expect(details.main).toBeVisible();
      const loan = await lender.data('loan-details');
      const owed = Number(loan['amountDue']);
      const date = fullDayIn('philippines', language, String(loan['dueDate']));
      await expect(details.main).toContainText(say('loan-details:amountDueOn', { date }));
      await expect(details.main).toContainText(money(owed));

      // The number, the exact amount, and what is paid where nobody takes centavos.
      await details.repay.click();
      const guide = new GuidePage(page, say);
      await expect(guide.main).toBeVisible();
      const reference = await numberIn(lender.calls('generate-vcode')[0]);
      expect(reference).toMatch(/^63\d{8}$/);
      // The place comes first: what it rounds and takes is part of the one amount that is shown.
      await expect(guide.reference).toBeHidden();
      await expect(guide.paid).toBeHidden();
      await expect(guide.openSteps).toHaveCount(0);
      // On the smallest phone each row reads alike, however long the name of a place.
      await page.setViewportSize({ width: 320, height: 640 });
      const rows = await guide.places.getByRole('button').all();
      const places = rows.map(async (row) => {
        const [name, amount] = await row.locator('span > span').all();
        return [await name?.boundingBox(), await amount?.boundingBox()] as const;
      });
      for (const [name, amount] of await Promise.all(places)) {
        expect(amount?.x).toBe(name?.x);
        expect(amount?.y).toBeGreaterThan(name?.y ?? Infinity);
      }
      await guide.places.getByRole('button', { name: /7-Eleven/ }).click();
      await expect(guide.reference).toContainText(reference);
      const upwards = money(Math.ceil(owed / 100) * 100);
      expect(upwards).not.toBe(money(owed));
      await expect(guide.amount).toContainText(upwards);
      await expect(guide.amount).not.toContainText(money(owed));
      await expect(guide.main).toContainText('PHT');
      await guide.reference.getByRole('button').click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);
      await expect(guide.steps.first()).toBeVisible();
      // Of the steps those of the chosen place alone are open.
      await expect(guide.openSteps).toHaveCount(1);
      await expect(guide.openSteps).toContainText('7-Eleven');
      await expect(guide.main).toContainText(tenant.repayment.payeeName);
      await expect(guide.main).not.toContainText('{{');
      expectCleanAddress(page);
      await expectNoSidewaysScroll(page);

      await guide.paid.click();
      await guide.yes.click();
      await expect(details.pending).toContainText(upwards);
      const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';
      await lender.payNumber(orderId);
      await expect(details.arrived).toContainText(upwards, { timeout: 20_000 });
      await details.done.click();
      await expect(details.paid).toBeVisible();
      await expect(details.repay).toBeHidden();
      expect(lender.count('loan-detail-push')).toBe(1);
      expect(lender.count('generate-vcode')).toBe(1);
      expect(lender.calls().filter(({ name }) => name.startsWith('repayment'))).toEqual([]);
    });
  });
}

for (const place of [/Cebuana/, /M Lhuillier/, /Bayad Center/]) {
  test(`at ${place.source} I am shown how to pay there`, async ({ page, open, say }) => {
    await open('/dragonpayPaymentInstructions', {
      productId: '7005',
      orderId: '70071992547409930174',
    });
    const guide = new GuidePage(page, say);
    await guide.places.getByRole('button', { name: place }).click();
    await expect(guide.openSteps.locator('summary')).toHaveText(place);
  });
}

test.describe('at 320 px with text of 200 %', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('Copy stands under the number that has no room beside it, never over it', async ({
    page,
    open,
    say,
  }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      });
    });
    await open('/dragonpayPaymentInstructions', {
      productId: '7005',
      orderId: '70071992547409930174',
    });
    const guide = new GuidePage(page, say);
    await guide.places.getByRole('button', { name: /7-Eleven/ }).click();
    await expect(guide.reference).toBeVisible();
    expect(await copiesOverNumbers(page)).toEqual([]);
    await expectNoSidewaysScroll(page);
  });
});

test('anybody may read how to pay; nobody is asked for a number', async ({ page, lender, say }) => {
  await page.goto('/dragonpayPaymentInstructions?tenant=philippines&lang=fil');
  const guide = screenOf(page, 'paymentGuide', 'ready');
  await expect(guide).toContainText('7-Eleven');
  await expect(guide).toContainText(tenantFacts('philippines').servicePhone);
  await expect(guide.getByText(say('number-repayment:reference'), { exact: true })).toBeHidden();
  expect(lender.calls()).toEqual([]);
});
