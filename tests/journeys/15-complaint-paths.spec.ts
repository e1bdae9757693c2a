import { readFileSync } from 'node:fs';
import { callTo, expect, test } from './journey.ts';
import { ComplaintFormPage, ComplaintStartPage, kindTitle } from './pages/complaints.ts';
import { NumberPage, numberIn } from './pages/repayment.ts';
import { CardPage } from './pages/screens.ts';
import { moneyIn } from './pages/wording.ts';

test.describe.configure({ mode: 'parallel' });

const savedAs = 'problem-save';
const borrowers = [
  { tenantId: 'india', language: 'en', orders: '9007199254740993' },
  { tenantId: 'indonesia', language: 'id', orders: '8007199254740993' },
] as const;

for (const { tenantId, language, orders } of borrowers) {
  test.describe(`${tenantId} in ${language}`, () => {
    test.use({ tenantId, language });

    test('a complaint about collection that this loan does not take: I read why, see other ways, and send it about another loan', async ({
      page,
      lender,
      open,
      say,
      tenant,
    }) => {
      const [repaid, overdue] = [`${orders}0200`, `${orders}0180`];
      await open('complaintStart', { orderNo: repaid });
      const start = new ComplaintStartPage(page, say);
      const collection = await kindTitle(lender, '1');
      const calls = await kindTitle(lender, '11', 'problemSonType');
      await start.kind(collection).click();
      const why = page.getByRole('alert').filter({ hasText: say('complaints:blocked') });
      await expect(why).toBeVisible();
      await expect(start.call).toHaveAttribute(
        'href',
        `tel:${tenant.servicePhone.replace(/\D/g, '')}`,
      );
      await expect(start.write).toHaveAttribute('href', `mailto:${tenant.support.email}`);
      await expect(start.assistant).toBeVisible();
      await expect(start.kind(calls)).toBeHidden();

      await start.all.click();
      await start.order('0180').click();
      await expect(page).toHaveURL(new RegExp(`orderNo=${overdue}`));
      await expect(why).toBeHidden();
      await start.kind(collection).click();
      await start.kind(calls).click();
      const form = new ComplaintFormPage(page, say);
      await expect(form.main).toContainText(`${collection} › ${calls}`);
      await form.text.fill('At six, and twice.');
      await form.send.click();
      await expect(start.sent).toBeVisible();
      const sent = Object.fromEntries(lender.calls(savedAs)[0]?.form ?? []);
      expect(sent).toMatchObject({ problemType: '1', problemSonType: '11', orderNo: overdue });

      // Nor can an address get around it.
      await open('complaintForm', { orderNo: repaid, problemType: '1', problemSonType: '11' });
      await expect(why).toBeVisible();
      await expect(form.text).toBeHidden();
      await expect(form.send).toBeHidden();
      expect(lender.count(savedAs)).toBe(1);
    });
  });
}

test('HD-10: two loans whose numbers differ beyond what a JavaScript number holds stay two', async ({
  page,
  lender,
  open,
  say,
}) => {
  const answer = readFileSync('tests/cases/bigint-problem-init.json', 'utf8');
  const json = { contentType: 'application/json' };
  await page.route(callTo('problem-init'), (route) => route.fulfill({ ...json, body: answer }));
  await page.route(callTo(savedAs), (route) => route.fulfill({ ...json, body: '{"code":"00"}' }));
  await open('complaintStart');
  const start = new ComplaintStartPage(page, say);
  await start.all.click();
  await expect(start.orders).toHaveCount(2);
  await start.order('0992').click();
  await expect(page).toHaveURL(/orderNo=9007199254740992$/);
  await start.all.click();
  await start.order('0993').click();
  await start.kind('Pembayaran').click();
  const form = new ComplaintFormPage(page, say);
  await form.text.fill('Not booked.');
  await form.send.click();
  await expect(start.sent).toBeVisible();
  expect(lender.calls(savedAs)[0]?.form.get('orderNo')).toBe('9007199254740993');
});

test('a whole complaint on one page: what is missing is said at its place, and everything arrives', async ({
  page,
  lender,
  open,
  say,
}) => {
  const orderNo = '90071992547409930180';
  await open('complaintStartNew', { orderNo });
  const form = new ComplaintFormPage(page, say, 'complaintStartNew');
  const choice = async (number: string, list?: 'problemSonType') =>
    form.main.getByRole('radio', { name: await kindTitle(lender, number, list), exact: true });
  await form.send.click();
  await expect(form.refusals.filter({ hasText: say('app:pleaseChoose') })).toBeVisible();
  await expect(form.main).toContainText(say('complaints:empty'));
  await (await choice('1')).check();
  await form.text.fill('They rang my sister.');
  await form.send.click();
  await expect(form.refusals.filter({ hasText: say('app:pleaseChoose') })).toBeVisible();
  expect(lender.count(savedAs)).toBe(0);
  await (await choice('13', 'problemSonType')).check();
  await form.send.click();
  await expect(new ComplaintStartPage(page, say).sent).toBeVisible();
  expect(Object.fromEntries(lender.calls(savedAs)[0]?.form ?? [])).toMatchObject({
    problemType: '1',
    problemSonType: '13',
    problemDetail: 'They rang my sister.',
    orderNo,
  });
});

test.describe('Indonesia', () => {
  test.use({ tenantId: 'indonesia', language: 'id' });

  test('I have paid to a number and my loan does not show it: loan, number and amount go along', async ({
    page,
    lender,
    open,
    say,
  }) => {
    const slow = { productId: '6005', orderId: '80071992547409931740' };
    await open('/that', slow);
    const at = new NumberPage(page, say);
    await expect(at.bankNumber).toBeVisible();
    const number = await numberIn(lender.calls('generate-vcode')[0]);
    const [amount = ''] = /Rp[\d.,]+/.exec(await at.amount.innerText()) ?? [];
    await page.getByRole('link', { name: say('app:complain') }).click();
    const start = new ComplaintStartPage(page, say);
    await start.kind(await kindTitle(lender, '2')).click();
    const form = new ComplaintFormPage(page, say);
    await expect(form.text).toHaveValue(say('complaints:paidAmountTo', { amount, number }));
    await form.text.press('End');
    await form.text.pressSequentially(' Kemarin.');
    await form.send.click();
    await expect(start.sent).toBeVisible();
    const [sent] = lender.calls(savedAs);
    expect(sent?.form.get('orderNo')).toBe(slow.orderId);
    expect(sent?.form.get('problemDetail')).toContain(number);
    expect(sent?.form.get('problemDetail')).toContain(' Kemarin.');
  });
});

test('nobody can say what became of my card payment: the complaint about it names loan and amount', async ({
  page,
  lender,
  open,
  say,
  mayFail,
}) => {
  mayFail(/net::ERR_|status of 500/);
  await page.clock.install();
  await open('cardRepayment', { productId: '5005', orderId: '90071992547409931740' });
  const card = new CardPage(page, say);
  await card.choose('without code');
  // The screen stands before the loan has been asked.
  await expect.poll(() => lender.count('loan-details')).toBeGreaterThan(0);
  const owed = String((await lender.data('loan-details'))['amountDue']);
  await lender.fail({ call: 'repaymentCommit', kind: 'cut' });
  await card.pay.click();
  await expect(card.unknown).toBeVisible();
  await lender.fail({ call: 'loanDetails', kind: '500', times: 30 });
  const complain = page.getByRole('link', { name: say('app:complain') });
  await expect(async () => {
    await page.clock.fastForward(15_000);
    await expect(complain).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 12_000 });
  await complain.click();
  const start = new ComplaintStartPage(page, say);
  await expect(start.main).toContainText('··1740');
  await start.kind(await kindTitle(lender, '2')).click();
  await expect(new ComplaintFormPage(page, say).text).toHaveValue(
    say('complaints:paidAmount', { amount: moneyIn('india', owed) }),
  );
});
