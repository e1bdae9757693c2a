import { readFileSync } from 'node:fs';
import { expect, expectCleanAddress, expectNoSidewaysScroll, test } from './journey.ts';
import { MethodPage, NumberPage } from './pages/repayment.ts';
import { ConfirmedPage, ConfirmPage, DetailsPage, valueOf } from './pages/screens.ts';
import { fullDayIn, moneyIn } from './pages/wording.ts';

test.describe.configure({ mode: 'parallel' });

/** Headings of the tenant's own agreement, below its title. */
const chapters = (language: string): string[] =>
  [
    ...readFileSync(`tenants/indonesia/legal/agreement.${language}.md`, 'utf8').matchAll(
      /^## (.+)$/gm,
    ),
  ].map(([, chapter = '']) => chapter);

for (const language of ['id', 'en']) {
  test.describe(`Indonesia, ${language}`, () => {
    test.use({ tenantId: 'indonesia', language });

    test('I read the agreement in the popup, think again, agree, and get a number to pay to', async ({
      page,
      lender,
      open,
      say,
      tenant,
    }) => {
      const money = (minor: unknown) => moneyIn('indonesia', String(minor));
      await open('loanConfirm', { productId: '6001' });
      const offer = new ConfirmPage(page, say);
      await expect(offer.main).toBeVisible();
      const told = await lender.data('loan-detail-confirm');
      await expect(offer.main).toContainText(
        say('loan-confirm:ofBorrowed', { amount: money(told['amount']) }),
      );
      await expect(valueOf(page, say('loan-confirm:youReceive'))).toHaveText(
        money(told['netAmount']),
      );
      expectCleanAddress(page);

      // The popup holds the lender's own text; Cancel confirms nothing.
      await offer.confirm.click();
      await expect(offer.dialog).toBeVisible();
      await expect(offer.dialog).toContainText(String(told['popTitle']));
      await expect(offer.dialog).toContainText(String(told['popContent']));
      await expect(offer.dialog).toContainText(tenant.lender.name);
      for (const chapter of chapters(language)) await expect(offer.dialog).toContainText(chapter);
      await expect(offer.dialog).not.toContainText('{{');
      await expectNoSidewaysScroll(page);
      await offer.cancel.click();
      await expect(offer.dialog).toBeHidden();
      await expect(offer.confirm).toBeFocused();
      expect(lender.count('loan-detail-push')).toBe(0);

      await offer.confirm.click();
      await offer.agree.click();
      await new ConfirmedPage(page, say).seeLoan.click();
      const details = new DetailsPage(page, say);
      await expect(details.main).toBeVisible();
      const loan = await lender.data('loan-details');
      const date = fullDayIn('indonesia', language, String(loan['dueDate']));
      await expect(details.main).toContainText(money(loan['amountDue']));
      await expect(details.main).toContainText(say('loan-details:amountDueOn', { date }));
      await expect(valueOf(page, say('loan-details:payTo'))).toHaveText(tenant.repayment.payeeName);
      await expect(details.paid).toBeHidden();
      expectCleanAddress(page);
      await expectNoSidewaysScroll(page);

      // Paying leads to a choice, and from there to a number for just this amount; none is made before.
      await details.repay.click();
      const method = new MethodPage(page, say);
      await expect(method.main).toContainText(money(loan['amountDue']));
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(1); // the kind
      expect(lender.count('generate-vcode')).toBe(0);
      await method.chooseBank();
      const number = new NumberPage(page, say);
      await expect(number.amount).toContainText(money(loan['amountDue']));
      await expect(number.bankNumber).toBeVisible();
      expectCleanAddress(page);

      expect(lender.count('loan-detail-push')).toBe(1);
      expect(lender.count('generate-vcode')).toBe(1);
      expect(lender.calls().filter(({ name }) => name.startsWith('repayment'))).toEqual([]);
    });

    test('a lender whose way to pay is switched off says honestly whom to call', async ({
      page,
      lender,
      open,
      say,
      tenant,
    }) => {
      await page.route('**/tenant.json', async (route) => {
        const response = await route.fetch();
        const all = await response.json();
        const features = { ...all.features, virtualAccount: false };
        await route.fulfill({ response, json: { ...all, features } });
      });
      await open('loanDetails', { productId: '6005', orderId: '80071992547409930174' });
      const details = new DetailsPage(page, say);
      await details.repay.click();
      const notYet = page.getByRole('alert').filter({ hasText: say('payment:notYetTitle') });
      await expect(notYet).toContainText(
        say('payment:notYetText', { payee: tenant.repayment.payeeName }),
      );
      const call = notYet.getByRole('link', {
        name: say('app:callPhone', { phone: tenant.servicePhone }),
      });
      await expect(call).toHaveAttribute('href', 'tel:02100000242');
      await expect(notYet).toBeInViewport();

      expect(lender.count('generate-vcode')).toBe(0);
    });
  });
}
