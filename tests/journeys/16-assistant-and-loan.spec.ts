import { expect, expectCleanAddress, test } from './journey.ts';
import { TalkPage } from './pages/talk.ts';

test.describe.configure({ mode: 'parallel' });

for (const { tenantId, language, loan, written } of [
  {
    tenantId: 'india',
    language: 'en',
    loan: { orderId: '90071992547409930174', productId: '5005' },
    written: 'I paid yesterday but it does not show',
  },
  {
    tenantId: 'indonesia',
    language: 'id',
    loan: { orderId: '80071992547409930174', productId: '6005' },
    written: 'Kemarin saya sudah bayar',
  },
] as const) {
  test.describe(`${tenantId}, from my loan`, () => {
    test.use({ tenantId, language });

    test('the assistant knows my loan: what is due, whether it was paid, and the way to pay it', async ({
      page,
      lender,
      open,
      say,
    }) => {
      await open('loanDetails', loan);
      const due = await page
        .getByRole('main')
        .getByText(/\d[.,]\d{3}/)
        .first()
        .innerText();
      await page.getByRole('button', { name: say('loan-details:askAssistant') }).click();
      const talk = new TalkPage(page, say);
      await expect(talk.main.getByText(due)).toHaveCount(1);
      await expect(talk.main).toContainText(say('assistant:whatCanIDo'));
      const asked = lender.count('loan-details');
      await talk.question(say('assistant:cardWasPaid')).click();
      await expect(talk.log).toContainText(say('assistant:paidNotTwice'));
      expect(lender.count('loan-details')).toBe(asked + 1);

      // Whoever writes it is answered the same.
      await talk.write(written);
      await expect.poll(() => lender.count('loan-details')).toBe(asked + 2);
      await expect(talk.lines).toHaveCount(3);
      await expect(talk.categories.first()).toBeInViewport({ ratio: 1 });
      await talk.question(say('assistant:cardPay')).first().click();
      await expect(talk.main).toBeHidden();
      expect(page.url()).toContain(loan.orderId);
      expectCleanAddress(page);
    });
  });
}
