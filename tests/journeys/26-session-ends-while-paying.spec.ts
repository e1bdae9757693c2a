import { expect, test } from './journey.ts';
import { moneyIn } from './pages/wording.ts';
import { CardPage, DetailsPage, screenOf } from './pages/screens.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ tenantId: 'india' });

const due = { productId: '5005', orderId: '90071992547409930174' };
const owed = 1284125;

test('the session ends as I press Pay: nothing was paid, and I am told so', async ({
  page,
  lender,
  open,
  say,
  mayFail,
}) => {
  mayFail(/status of 401/);
  await open('cardRepayment', due);
  const card = new CardPage(page, say);
  await card.choose('without code');
  await lender.fail({ call: 'repaymentCommit', kind: '401' });
  await card.pay.click();
  const logIn = screenOf(page, 'logIn');
  await expect(logIn).toContainText(say('payment:loggedOutNothing'));
  expect(lender.count('repayment-commit')).toBe(1);
});

test('the session ends while a payment is being confirmed: I am told not to pay again', async ({
  page,
  lender,
  open,
  say,
  mayFail,
}) => {
  mayFail(/status of 401/);
  await open('cardRepayment', due);
  const card = new CardPage(page, say);
  await card.choose('without code');
  await card.pay.click();
  await expect(new DetailsPage(page, say).pending).toBeVisible();
  await lender.fail({ call: 'loanDetails', kind: '401' });
  await expect(screenOf(page, 'logIn')).toContainText(
    say('payment:loggedOutOpen', { amount: moneyIn('india', owed) }),
    { timeout: 20_000 },
  );
});
