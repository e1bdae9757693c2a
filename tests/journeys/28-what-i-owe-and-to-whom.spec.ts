import { expect, test } from './journey.ts';
import { MethodPage } from './pages/repayment.ts';
import { screenOf, valueOf } from './pages/screens.ts';
import { moneyIn } from './pages/wording.ts';

test.describe.configure({ mode: 'parallel' });

const loans = {
  india: {
    screen: 'cardRepayment',
    path: 'cardRepayment',
    productId: '5005',
    orderId: '90071992547409930174',
  },
  indonesia: {
    screen: 'payMethod',
    path: '/individual',
    productId: '6005',
    orderId: '80071992547409930174',
  },
  philippines: {
    screen: 'paymentGuide',
    path: '/dragonpayPaymentInstructions',
    productId: '7005',
    orderId: '70071992547409930174',
  },
} as const;

for (const [tenantId, { screen, path, ...loan }] of Object.entries(loans)) {
  test.describe(tenantId, () => {
    test.use({ tenantId, viewport: { width: 360, height: 740 } });

    test('how much, to whom, by when and for which loan are in sight before I scroll', async ({
      page,
      lender,
      open,
      say,
      tenant,
    }) => {
      await open(path, loan);
      const main = screenOf(page, screen, 'ready');
      const payee = valueOf(page, say('payment:payTo'));
      await expect(payee).toHaveText(tenant.repayment.payeeName);
      await expect(payee).toBeInViewport({ ratio: 1 });
      await expect(valueOf(page, say('payment:receiptLoan'))).toHaveText('··0174');
      const byWhen = say('payment:amountDueOn', { date: '.*' });
      await expect(main.getByText(new RegExp(byWhen))).toBeInViewport({ ratio: 1 });
      const owed = String((await lender.data('loan-details'))['amountDue']);
      await expect(main.getByText(moneyIn(tenantId, owed)).first()).toBeInViewport({ ratio: 1 });
    });
  });
}

/** What each shop charges, in whole units, as the tenant has it. */
const fees = [
  ['ALFAMART', 2500],
  ['INDOMARET', 5000],
] as const;

test.describe('at a shop', () => {
  test.use({ tenantId: 'indonesia' });

  test('each row of the chooser says its total, with the fee of the shop in it', async ({
    page,
    lender,
    open,
    say,
  }) => {
    const { screen: _screen, path, ...loan } = loans.indonesia;
    await open(path, loan);
    const method = new MethodPage(page, say);
    await expect(method.main).toBeVisible();
    await method.miniMarket.check();
    const owed = Number((await lender.data('loan-details'))['amountDue']);
    for (const [name, fee] of fees) {
      const row = page.locator('label').filter({ hasText: name });
      await expect(row).toContainText(moneyIn('indonesia', owed + fee * 100));
    }
  });
});
