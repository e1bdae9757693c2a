import { describe, expect, test } from 'vitest';
import { openLender } from './open-lender.ts';
import { payment } from './pay-by-card.ts';

type Opened = ReturnType<typeof openLender>;

const said = async ({ call }: Opened, productId: string, orderId: string, lang = 'en') => {
  const { data } = await call('loanDetails', { productId, orderId }, { lang });
  return [data['noticeStatusText'], data['noticeDesText']];
};

describe('what a loan says of itself', () => {
  test.each([
    ['174', '5005', 'Your payment is due soon', 'Pay once and this loan is closed.'],
    [
      '180',
      '5005',
      'Please pay as soon as you can',
      'The amount includes the charge for late payment. The charge itself bears no interest.',
    ],
    ['3', '5006', 'Your next payment', 'After this one, one payment remains.'],
    ['5', '5006', 'A part of your payment is still open', 'You have paid ₹3,424.34 of ₹6,848.67.'],
    [
      '170',
      '5005',
      'Your due date has been extended',
      'Please pay this amount by the new due date.',
    ],
  ])('screens §3: a loan of status %s of product %s', async (status, productId, ...words) => {
    const opened = openLender();
    expect(await said(opened, productId, opened.loan(status))).toEqual(words);
  });

  test('screens §3: what remains is counted, in the language asked for', async () => {
    const opened = openLender();
    const orderId = opened.loan('174');
    const { call } = opened;
    const push = { amount: '2000000', periods: '91', termUnit: '1', productId: '5002' };
    await call('loanConfirmPush', push);
    const taken = '90071992547409940001';
    expect((await said(opened, '5002', taken))[1]).toBe('After this one, 2 payments remain.');
    expect((await said(opened, '5002', taken, 'hi'))[1]).toBe('इसके बाद 2 भुगतान बाकी रहेंगे।');
    expect((await said(opened, '5002', taken, 'zh'))[1]).toBe('还完这一期，还剩2期。');
    expect((await said(opened, '5005', orderId, 'zh'))[1]).toBe('还清这一笔，借款即结清。');
  });

  test('screens §3: a payment is due soon only in its last week', async () => {
    const opened = openLender();
    const orderId = opened.loan('174');
    const dueIn = async (dueInDays: number) => {
      await opened.control('order', { sessionId: 'one', orderId, status: '174', dueInDays });
      return (await said(opened, '5005', orderId))[0];
    };
    expect(await dueIn(8)).toBe('Your next payment');
    expect(await dueIn(7)).toBe('Your payment is due soon');
    expect(await dueIn(0)).toBe('Your payment is due soon');
    expect(await dueIn(-1)).toBe('Please pay as soon as you can');
  });

  test('screens §8: no text gives a payment away before the loan shows it', async () => {
    const opened = openLender();
    const orderId = opened.loan('174');
    const before = await said(opened, '5005', orderId);
    await opened.call('repaymentCommit', await payment(opened, orderId, 2));
    expect(await said(opened, '5005', orderId)).toEqual(before);
    opened.clock.now += 4000;
    expect((await said(opened, '5005', orderId))[0]).toBe('Your loan is repaid. Thank you.');
  });
});
