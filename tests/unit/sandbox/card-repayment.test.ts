import { describe, expect, test } from 'vitest';
import { openLender, rowOf } from './open-lender.ts';
import { confirm, payment } from './pay-by-card.ts';

describe('paying with a card', () => {
  test('design §6: confirm, details, card, code, repaid is one journey with one set of figures', async () => {
    const opened = openLender();
    const { call, clock } = opened;
    await call('loanConfirmPush', {
      amount: '1250000',
      periods: '3',
      termUnit: '2',
      productId: '5001',
    });
    const orderId = '90071992547409940001';
    const details = () => call('loanDetails', { productId: '5001', orderId });
    const paying = await payment(opened, orderId);
    expect(paying.amount).toBe('1284125');
    const { data } = await call('repaymentCommit', paying);
    expect(data['needValid']).toBe(1);
    const before = await details();
    expect(before.data).toMatchObject({ orderStatus: 174, amountDue: 1284125 });
    expect(
      (await call('repaymentConfirm', confirm(orderId, data['repayRecordId']))).body.code,
    ).toBe(0);
    clock.now += 4000;
    const after = await details();
    expect(after.data['orderStatus']).toBe(200);
    expect(rowOf(after, 'Total repaid')).toBe('₹12,841.25');
    expect(rowOf(after, 'Paid on')).toBe('28 Nov 2026');
  });

  test.each(['174', '180', '3', '5', '170'])(
    'screens §8 "Asking the loan": a loan of status %s looks unchanged until its payment is confirmed',
    async (status) => {
      const opened = openLender();
      const { call, clock, loan } = opened;
      const orderId = loan(status);
      const productId = status === '3' || status === '5' ? '5006' : '5005';
      const details = async () => (await call('loanDetails', { productId, orderId })).data;
      const before = await details();
      expect(before['orderStatus']).toBe(Number(status));
      await call('repaymentCommit', await payment(opened, orderId, 2));
      expect(await details()).toEqual(before);
      expect((await call('repaymentWay', { orderId })).data['amountDue']).toBe(before['amountDue']);
      clock.now += 3999;
      expect(await details()).toEqual(before);
      clock.now += 1;
      const after = await details();
      expect([after['orderStatus'], after['dueDate'] ?? '']).not.toEqual([
        before['orderStatus'],
        before['dueDate'],
      ]);
    },
  );

  test('screens §8 "Asking the loan": a payment that is never confirmed is taken, and never shows', async () => {
    const opened = openLender();
    const { call, clock, loan, control } = opened;
    const orderId = loan('1740');
    const details = async () => (await call('loanDetails', { productId: '5005', orderId })).data;
    const before = await details();
    const paying = await payment(opened, orderId, 2);
    expect((await call('repaymentCommit', paying)).body.code).toBe(0);
    clock.now += 3_600_000;
    expect(await details()).toEqual(before);
    const again = await call('repaymentCommit', await payment(opened, orderId, 2));
    expect(again.body.code).toBe('800005');
    await control('order', { sessionId: 'one', orderId, status: '174', confirms: 'inTime' });
    await call('repaymentCommit', await payment(opened, orderId, 2));
    clock.now += 4000;
    expect((await details())['orderStatus']).toBe(200);
  });

  test('lender-api §2: a part that was paid already counts, and the next instalment comes', async () => {
    const opened = openLender();
    const { call, clock, loan } = opened;
    const orderId = loan('5');
    await call('repaymentCommit', await payment(opened, orderId, 2));
    clock.now += 4000;
    const details = await call('loanDetails', { productId: '5006', orderId });
    expect(details.data).toMatchObject({ orderStatus: 174, amountDue: 684867 });
    expect(rowOf(details, 'Instalment 1 of 3')).toBe('Paid on 28 Nov 2026: ₹6,848.67');
  });

  test('screens §4: a card without a code pays at once', async () => {
    const opened = openLender();
    const orderId = opened.loan('174');
    const { data } = await opened.call('repaymentCommit', await payment(opened, orderId, 2));
    expect(data).toEqual({ needValid: 0, repayRecordId: null });
    opened.clock.now += 4000;
    const details = await opened.call('loanDetails', { productId: '5005', orderId });
    expect(details.data['orderStatus']).toBe(200);
  });

  test('lender-api §2: each instalment paid makes the next one due, and the last one ends the loan', async () => {
    const opened = openLender();
    const { call, clock, loan } = opened;
    const orderId = loan('3');
    const pay = async () => {
      await call('repaymentCommit', await payment(opened, orderId, 2));
      clock.now += 4000;
      return call('loanDetails', { productId: '5006', orderId });
    };
    const once = await pay();
    expect(once.data).toMatchObject({ orderStatus: 3, amountDue: 684866, dueDate: '2027-01-18' });
    expect(rowOf(once, 'Instalment 1 of 3')).toBe('Paid on 18 Nov 2026: ₹6,848.67');
    expect(rowOf(once, 'Instalment 2 of 3')).toBe('Paid on 28 Nov 2026: ₹6,848.67');
    const twice = await pay();
    expect(twice.data['orderStatus']).toBe(200);
    expect(rowOf(twice, 'Total repaid')).toBe('₹20,546.00');
  });

  test('spec §9: an overdue loan is paid with its charge', async () => {
    const opened = openLender();
    const orderId = opened.loan('180');
    await opened.call('repaymentCommit', await payment(opened, orderId, 2));
    opened.clock.now += 4000;
    const details = await opened.call('loanDetails', { productId: '5005', orderId });
    expect(rowOf(details, 'Total repaid')).toBe('₹16,409.50');
  });

  test('lender-api §3: a wrong code is 800006 and leaves the attempt as it was', async () => {
    const opened = openLender();
    const orderId = opened.loan('174');
    const { data } = await opened.call('repaymentCommit', await payment(opened, orderId));
    const wrong = await opened.call(
      'repaymentConfirm',
      confirm(orderId, data['repayRecordId'], '000000'),
    );
    expect(wrong.body.code).toBe('800006');
    const right = await opened.call('repaymentConfirm', confirm(orderId, data['repayRecordId']));
    expect(right.body.code).toBe(0);
  });

  test('lender-api §2: a resend gives a new record and voids the older one', async () => {
    const opened = openLender();
    const orderId = opened.loan('174');
    const paying = await payment(opened, orderId);
    const first = await opened.call('repaymentCommit', paying);
    const second = await opened.call('repaymentCommit', { ...paying, sendMsg: 1 });
    expect(second.data['repayRecordId']).not.toBe(first.data['repayRecordId']);
    const old = await opened.call(
      'repaymentConfirm',
      confirm(orderId, first.data['repayRecordId']),
    );
    expect(old.body).toEqual({
      code: '1001',
      message: 'A newer code was sent. Please use that one.',
    });
    const latest = await opened.call(
      'repaymentConfirm',
      confirm(orderId, second.data['repayRecordId']),
    );
    expect(latest.body.code).toBe(0);
  });
});
