import { expect, expectCleanAddress, expectNoSidewaysScroll, test } from './journey.ts';
import {
  CardPage,
  ConfirmedPage,
  ConfirmPage,
  DetailsPage,
  screenOf,
  toast,
  valueOf,
} from './pages/screens.ts';
import { fullDayIn, moneyIn, shortMoneyIn } from './pages/wording.ts';

test.describe.configure({ mode: 'parallel' });

for (const language of ['en', 'hi']) {
  test.describe(`India, ${language}`, () => {
    test.use({ tenantId: 'india', language });

    test('I confirm a loan, see what I owe, pay it by card with the code from the SMS, and it is settled', async ({
      page,
      lender,
      open,
      say,
      tenant,
    }) => {
      test.slow(); // the lender takes its seconds to confirm the payment
      const money = (minor: unknown) => moneyIn('india', String(minor));
      const day = (value: unknown) => fullDayIn('india', language, String(value));
      const seen = async () => {
        expectCleanAddress(page);
        await expectNoSidewaysScroll(page);
      };

      // What I will get, what I will pay back, by when, and who lends it.
      await open('loanConfirm', { productId: '5001' });
      const offer = new ConfirmPage(page, say);
      await expect(offer.main).toBeVisible();
      const told = await lender.data('loan-detail-confirm');
      const plan = told['repay_plans'] as { amount: number }[]; // as the contract has it
      const total = plan.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
      const shown = (label: string) => valueOf(page, say(`loan-confirm:${label}`));
      const short = (minor: unknown) => shortMoneyIn('india', String(minor));
      await expect(offer.main).toContainText(
        say('loan-confirm:ofBorrowed', { amount: short(told['amount']) }),
      );
      await expect(shown('youReceive')).toHaveText(short(told['netAmount']));
      await expect(shown('totalToRepay')).toHaveText(short(total));
      await expect(offer.main).toContainText(tenant.lender.name);
      await expect(offer.confirm).toHaveText(
        say('loan-confirm:getAmount', { amount: short(told['netAmount']) }),
      );
      // Every cost by its name, the day of the payment, and whom to complain to: in the key facts.
      for (const fee of told['fees'] as { text: string; amount: number }[])
        await expect(valueOf(page, fee.text)).toHaveText(money(fee.amount));
      await offer.keyFacts.click();
      await expect(offer.dialog).toContainText(money(total));
      const { name, phone, email } = tenant.lender.grievanceOfficer;
      await expect(offer.dialog).toContainText(name);
      await expect(offer.dialog.getByRole('link', { name: phone })).toHaveAttribute(
        'href',
        /^tel:/,
      );
      await expect(offer.dialog.getByRole('link', { name: email })).toHaveAttribute(
        'href',
        `mailto:${email}`,
      );
      await page.keyboard.press('Escape');
      await expect(offer.dialog).toBeHidden();
      await expect(offer.keyFacts).toBeFocused();
      await expect(offer.consent).toBeChecked();
      await seen();
      await offer.confirm.click();

      // The money is on its way to the account that the lender named, and nothing asks me to repay yet.
      const confirmed = new ConfirmedPage(page, say);
      await expect(confirmed.main).toContainText(short(told['netAmount']));
      await expect(confirmed.main).toContainText(
        say('loan-details:onItsWayTo', { account: '··2290' }),
      );
      await expect(confirmed.main).toContainText(
        day((await lender.data('loan-details'))['dueDate']),
      );
      await expect(new DetailsPage(page, say).repay).toBeHidden();
      await seen();
      await confirmed.seeLoan.click();
      await expect(confirmed.seeLoan).toBeHidden();

      // What I owe, to whom, by when, and that it is not paid.
      const details = new DetailsPage(page, say);
      await expect(details.main).toBeVisible();
      const loan = await lender.data('loan-details');
      const owed = money(loan['amountDue']);
      const due = day(loan['dueDate']);
      expect(loan['amountDue']).toBe(Number(total));
      await expect(details.main.getByText(owed, { exact: true }).first()).toBeVisible();
      await expect(details.main).toContainText(say('loan-details:amountDueOn', { date: due }));
      await expect(valueOf(page, say('loan-details:payTo'))).toHaveText(tenant.repayment.payeeName);
      await expect(details.main).toContainText(say('loan-details:pillDueIn', { count: 91 }));
      await expect(details.paid).toBeHidden();
      expect(new URL(page.url()).searchParams.get('from')).toBe('confirm');
      await seen();
      await details.repay.click();

      // The same on the screen where I pay.
      const card = new CardPage(page, say);
      await expect(card.cards).toHaveCount(3);
      await expect(screenOf(page, 'cardRepayment')).toContainText(owed);
      await expect(card.main).toContainText(say('payment:amountDueOn', { date: due }));
      await expect(valueOf(page, say('payment:payTo'))).toHaveText(tenant.repayment.payeeName);
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
      await seen();

      // Without a card nothing is sent.
      await card.pay.click();
      await expect(toast(page, say('card-repayment:chooseFirst'))).toBeVisible();
      expect(lender.count('repayment-commit')).toBe(0);

      await card.choose('with code');
      await card.pay.click();
      await expect(card.sheet).toBeVisible();
      const [commit] = lender.calls('repayment-commit');
      expect(commit?.form.get('amount')).toBe(String(loan['amountDue']));
      expect(commit?.form.get('sendMsg')).toBe('0');

      // The wait for another code runs.
      const seconds = async () => card.secondsToNewCode();
      const first = await seconds();
      expect(first).toBeGreaterThan(50);
      await expect.poll(seconds).toBeLessThan(first);
      await expect(card.resend).toBeDisabled();
      await seen();

      // A code that is too short, a wrong one, the right one.
      await card.code.fill('123');
      await card.send.click();
      await expect(card.sheet).toContainText(say('card-repayment:codeShort'));
      expect(lender.count('repayment-confirm')).toBe(0);
      await card.code.fill('000000');
      await card.send.click();
      await expect(card.sheet).toContainText(say('payment:wrongCode'));
      await expect(card.code).toBeFocused();
      await card.code.fill('123456');
      await card.send.click();

      // First it says honestly that it is being confirmed, then that it has arrived.
      await expect(details.pending).toBeVisible();
      await expect(details.pending).toContainText(owed);
      await expect(details.pending).toContainText(say('payment:acceptedText'));
      await expect(details.repay).toBeHidden();
      await seen();
      await expect(details.arrived).toBeVisible();
      await expect(details.arrived).toContainText(owed);
      await seen();
      await details.done.click();
      await expect(details.paid).toBeVisible();
      await expect(details.repay).toBeHidden();
      expect((await lender.data('loan-details'))['orderStatus']).toBe(200);
      await seen();

      expect(lender.count('loan-detail-push')).toBe(1);
      expect(lender.count('repayment-commit')).toBe(1);
      const [wrong, right, more] = lender.calls('repayment-confirm');
      expect(more).toBeUndefined();
      expect(await wrong?.answer).toContain('800006');
      expect(right?.form.get('repaymentRecordId')).toBe(wrong?.form.get('repaymentRecordId'));
    });
  });
}

test('the English words are those that the lender’s documents fix', async ({ say }) => {
  expect([
    say('card-repayment:chooseFirst'),
    say('card-repayment:codeShort'),
    say('payment:wrongCode'),
    say('payment:repeated'),
    say('card-repayment:getCode'),
    say('payment:failed'),
    say('card-repayment:cardListFailed'),
  ]).toEqual([
    'Please select a payment bank card first.',
    'Please enter the correct verification code.',
    'Verification code error.',
    'Do not submit the payment request repeatedly.',
    'Get verification code',
    'Processing failed.',
    'Failed to query card list.',
  ]);
});
