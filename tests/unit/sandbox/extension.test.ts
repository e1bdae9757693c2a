import { describe, expect, test } from 'vitest';
import { listAt, openLender, rowOf, textAt, type Asking } from './open-lender.ts';
import { confirm, payment } from './pay-by-card.ts';

type Opened = ReturnType<typeof openLender>;

const rowsOf = (data: Record<string, unknown>) =>
  Object.fromEntries(
    listAt({ ...Object(data['orderDetail']) }, 'detail').map(({ text = '', value }) => [
      text,
      value,
    ]),
  );

const offer = ({ call, loan }: Opened, order = '174') =>
  call('extension', { productId: '5005', orderId: loan(order) });

async function details({ call, loan }: Opened, order = '174') {
  return call('loanDetails', { productId: '5005', orderId: loan(order) });
}

describe('an extension', () => {
  test('lender-api §2 extension: thirty days cost the daily rate on what stays owed', async () => {
    const { data } = await offer(openLender());
    // 12,841.25 at 0.03 % a day for 30 days, half-up
    expect(data).toMatchObject({
      productName: 'Sikkora Instant',
      delayShouldPayAmount: 115.57,
      delayExpiryTime: '2026-12-31',
      telephone: '1800-000-0142',
    });
    expect(rowsOf(data)).toMatchObject({
      'Extension fee': '₹115.57',
      'New due date': '31 Dec 2026',
      'Stays owed after that': '₹12,841.25',
      Coupon: '',
    });
  });

  test('HD-03: another lender groups the digits of the fee', async () => {
    const { call, loan } = openLender();
    const asking: Asking = { tenant: 'indonesia', lang: 'en' };
    const { data } = await call(
      'extension',
      { productId: '6005', orderId: loan('174', 'indonesia') },
      asking,
    );
    expect(data['delayShouldPayAmount']).toBe('23.114');
    expect(rowsOf(data)['Extension fee']).toBe('Rp23.114');
  });

  test('screens §4: paying the fee, and nothing else, moves the due date and leaves the debt', async () => {
    const opened = openLender();
    const orderId = opened.loan('174');
    const paying = { ...(await payment(opened, orderId)), amount: '11557' };
    const { data } = await opened.call('repaymentCommit', paying);
    await opened.call('repaymentConfirm', confirm(orderId, data['repayRecordId']));
    const before = await details(opened);
    expect(before.data).toMatchObject({ orderStatus: 174, dueDate: '2026-12-01' });
    opened.clock.now += 4000;
    const after = await details(opened);
    expect(after.data).toMatchObject({
      orderStatus: 170,
      dueDate: '2026-12-31',
      amountDue: 1284125,
      isDelay: 0,
    });
    expect((await offer(opened)).body.code).toBe('1001');
  });

  test('domain §8: for an overdue loan the fee holds the charge so far, and says so', async () => {
    const opened = openLender();
    const before = await details(opened, '180');
    const { data } = await offer(opened, '180');
    const charge = textAt(rowsOf(data), 'Charge for late payment, within the fee');
    expect(charge).toBe(rowOf(before, 'Charge for late payment'));
    expect(data['delayExpiryTime']).toBe('2026-12-28'); // thirty days from today
    const fee = String(Math.round(Number(data['delayShouldPayAmount']) * 100));
    const orderId = opened.loan('180');
    const { body } = await opened.call('repaymentRedirect', { userId: '1', orderId, amount: fee });
    await opened.send(textAt(body, 'url'), {
      method: 'POST',
      body: new URLSearchParams({ choice: 'pay' }),
    });
    opened.clock.now += 4000;
    const after = await details(opened, '180');
    expect(after.data).toMatchObject({ orderStatus: 170, amountDue: 1284125 });
    expect(rowOf(after, 'Charge for late payment')).toBeUndefined();
  });

  test('screens §3: a loan that cannot be extended has no offer, and its fee puts off nothing', async () => {
    const opened = openLender();
    expect((await offer(opened, '170')).body.code).toBe('1001');
    expect((await offer(opened, '200')).body.code).toBe('1001');
    const orderId = opened.loan('170');
    const before = (await details(opened, '170')).data;
    await opened.call('repaymentCommit', {
      ...(await payment(opened, orderId, 2)),
      amount: '11557',
    });
    opened.clock.now += 4000;
    const after = (await details(opened, '170')).data;
    expect(after['dueDate']).toBe(before['dueDate']);
    expect(after['amountDue']).toBe(Number(before['amountDue']) - 11557);
  });
});
