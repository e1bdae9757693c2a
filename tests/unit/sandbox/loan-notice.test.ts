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
    ['174', '5005', 'Pay once and this loan is closed.', ''],
    [
      '180',
      '5005',
      'Please pay as soon as you can',
      'The amount includes the charge for late payment. The charge itself bears no interest.',
    ],
    [
      '21',
      '5005',
      'Your application is being reviewed',
      'We decide by Saturday, 28 November 2026 at the latest. There is nothing you need to do now.',
    ],
    [
      '151',
      '5005',
      'Your money is on its way',
      'It reaches your account by Monday, 30 November 2026 at the latest.',
    ],
    [
      '110',
      '5005',
      'We could not approve this application',
      'You may apply again from Sunday, 27 December 2026.',
    ],
    [
      '200',
      '5005',
      'Your loan is repaid. Thank you.',
      'Repaid on Friday, 27 November 2026. You owe nothing on this loan.',
    ],
    [
      '4',
      '5006',
      'This loan is closed',
      'Repaid on Monday, 19 October 2026. You owe nothing on this loan.',
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
    expect((await said(opened, '5005', orderId, 'zh'))[0]).toBe('还清这一笔，贷款即结清。');
  });

  test('screens §3: one of several payments is the next one until its last week; an only one never is', async () => {
    const opened = openLender();
    const dueIn = async (order: string, productId: string, dueInDays: number) => {
      const orderId = opened.loan(order);
      await opened.control('order', { sessionId: 'one', orderId, status: '174', dueInDays });
      return (await said(opened, productId, orderId))[0];
    };
    opened.loan('3');
    expect(await dueIn('3', '5006', 8)).toBe('Your next payment');
    expect(await dueIn('3', '5006', 7)).toBe('After this one, one payment remains.');
    expect(await dueIn('3', '5006', 0)).toBe('After this one, one payment remains.');
    expect(await dueIn('3', '5006', -1)).toBe('Please pay as soon as you can');
    expect(await dueIn('174', '5005', 8)).toBe('Pay once and this loan is closed.');
  });

  test.each([
    ['india', 'hi', '5005', 'सोमवार, 30 नवंबर 2026'],
    ['india', 'zh', '5005', '2026年11月30日'],
    ['indonesia', 'id', '6005', 'Senin, 30 November 2026'],
    ['philippines', 'fil', '7005', 'Linggo, Nobyembre 29, 2026'],
  ])('a promise is a day, in %s also in %s', async (tenant, lang, productId, day) => {
    const { call, loan } = openLender();
    const payload = { productId, orderId: loan('151', tenant) };
    const { data } = await call('loanDetails', payload, { tenant, lang });
    expect(data['noticeDesText']).toContain(day);
    expect(data['noticeDesText']).not.toContain('{');
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
