import { describe, expect, test } from 'vitest';
import { openLender } from './open-lender.ts';
import { confirm, payment } from './pay-by-card.ts';

describe('card payments that are refused', () => {
  test('lender-api §3: whatever would pay twice is 800005', async () => {
    const opened = openLender();
    const { call, clock, loan } = opened;
    const orderId = loan('174');
    const other = await payment(opened, orderId);
    const paying = await payment(opened, orderId);
    const { data } = await call('repaymentCommit', paying);
    const sent = confirm(orderId, data['repayRecordId']);
    await call('repaymentConfirm', sent);
    const whileConfirming = await Promise.all([
      call('repaymentConfirm', sent),
      call('repaymentCommit', paying),
      call('repaymentCommit', other),
      call('repaymentRedirect', { userId: '1', orderId, amount: paying.amount }),
    ]);
    clock.now += 4000;
    const whenRepaid = await call('repaymentCommit', other);
    for (const { body } of [...whileConfirming, whenRepaid]) expect(body.code).toBe('800005');
  });

  test('lender-api §2: a token pays once, but several may be open and one may be tried again', async () => {
    const opened = openLender();
    const { call, loan, clock } = opened;
    const orderId = loan('3');
    const first = await payment(opened, orderId, 2);
    const second = await payment(opened, orderId, 0);
    expect(first.repayToken).not.toBe(second.repayToken);
    expect((await call('repaymentCommit', second)).data['needValid']).toBe(1);
    expect((await call('repaymentCommit', second)).data['needValid']).toBe(1);
    expect((await call('repaymentCommit', first)).data['needValid']).toBe(0);
    clock.now += 4000;
    const reused = await call('repaymentCommit', { ...first, amount: '684866' });
    expect(reused.body.code).toBe('800005');
  });

  test.each([
    [
      'more than is due',
      { amount: '1284126' },
      'The amount to pay is ₹12,841.25. Please check it and try again.',
    ],
    [
      'a formatted amount',
      { amount: '12,841.25' },
      'The amount to pay is ₹12,841.25. Please check it and try again.',
    ],
    ['nothing', { amount: '0' }, 'The amount to pay is ₹12,841.25. Please check it and try again.'],
    [
      'a token of nobody',
      { repayToken: 'rt_99' },
      'This payment page is out of date. Please open it again.',
    ],
    ['an unknown card', { cardId: '1' }, 'This card cannot be used. Please choose another one.'],
    [
      'another card’s number',
      { cardNo: '**** 1' },
      'This card cannot be used. Please choose another one.',
    ],
    ['an unknown loan', { orderId: '1' }, 'This loan does not exist.'],
    [
      'no sendMsg',
      { sendMsg: '' },
      'Something is not right with this request. Please try again later.',
    ],
  ])('lender-api §3: %s is refused and nothing is paid', async (_what, change, message) => {
    const opened = openLender();
    const orderId = opened.loan('174');
    const paying = await payment(opened, orderId);
    const { body } = await opened.call('repaymentCommit', { ...paying, ...change });
    expect(body).toEqual({ code: '1001', message });
    const details = await opened.call('loanDetails', { productId: '5005', orderId });
    expect(details.data['orderStatus']).toBe(174);
  });

  test('screens §8: a loan that is not owed cannot be paid', async () => {
    const { call, loan } = openLender();
    const { data } = await call('repaymentWay', { orderId: loan('21') });
    expect(data).not.toHaveProperty('amountDue');
    expect(
      (await call('repaymentRedirect', { userId: '1', orderId: loan('21'), amount: '1' })).body
        .code,
    ).toBe('1001');
  });
});
