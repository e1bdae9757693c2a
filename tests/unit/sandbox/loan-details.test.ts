import { describe, expect, test } from 'vitest';
import { shippedIds } from '../tenant/shipped-folder.ts';
import { listAt, openLender, rowOf } from './open-lender.ts';

const statuses = ['174', '180', '3', '5', '170', '200', '4', '21', '151', '110'];
const several = new Set(['3', '5', '4']);
const productOf = (status: string, tenant: string) =>
  `${{ india: '5', indonesia: '6', philippines: '7' }[tenant]}00${several.has(status) ? '6' : '5'}`;

describe('a loan’s details', () => {
  test.each(shippedIds)('screens §3: %s has a loan in every status', async (tenant) => {
    const { call, loan } = openLender();
    for (const status of statuses) {
      const payload = { productId: productOf(status, tenant), orderId: loan(status, tenant) };
      const { data } = await call('loanDetails', payload, { tenant });
      expect(data['orderStatus']).toBe(Number(status));
    }
  });

  test('design §6: the due loan is due in three days', async () => {
    const { call, loan } = openLender();
    const details = await call('loanDetails', { productId: '5005', orderId: loan('174') });
    expect(details.data).toMatchObject({ amountDue: 1284125, dueDate: '2026-12-01', isDelay: 1 });
    expect(rowOf(details, 'Amount due')).toBe('₹12,841.25');
    expect(rowOf(details, 'Due date')).toBe('1 Dec 2026');
  });

  test('spec §9: four days late cost the fee once and the tenant’s per cents, and the rows add up', async () => {
    const { call, loan } = openLender();
    const details = await call('loanDetails', { productId: '5005', orderId: loan('180') });
    // 1,000.00 once and four times 5 % of 12,841.25
    expect(rowOf(details, 'Charge for late payment')).toBe('₹3,568.25');
    expect(rowOf(details, 'Days late')).toBe('4');
    expect(details.data).toMatchObject({ amountDue: 1284125 + 356825, dueDate: '2026-11-24' });
    expect(rowOf(details, 'Amount due')).toBe('₹16,409.50');
  });

  test('spec §9: a day later the charge has grown by a day, in the tenant’s own zone', async () => {
    const { call, loan, clock } = openLender();
    clock.now = Date.UTC(2026, 10, 28, 16, 59); // 23:59 in Jakarta
    const payload = { productId: '6005', orderId: loan('180', 'indonesia') };
    const asking = { tenant: 'indonesia' };
    const before = await call('loanDetails', payload, asking);
    clock.now += 60_000;
    const after = await call('loanDetails', payload, asking);
    expect([rowOf(before, 'Days late'), rowOf(after, 'Days late')]).toEqual(['4', '5']);
    // 0.1 % of 2,568,250 a day
    expect(rowOf(before, 'Charge for late payment')).toBe('Rp10.273');
    expect(rowOf(after, 'Charge for late payment')).toBe('Rp12.841');
  });

  test('lender-api §2: a loan that is partly paid owes the rest', async () => {
    const { call, loan } = openLender();
    const details = await call('loanDetails', { productId: '5006', orderId: loan('5') });
    expect(rowOf(details, 'Instalment 1 of 3')).toBe('₹6,848.67');
    expect(rowOf(details, 'Paid so far')).toBe('₹3,424.34');
    expect(rowOf(details, 'Amount due')).toBe('₹3,424.33');
  });

  test('screens §8 "Unpaid, settled": a loan whose day was moved is to be paid like any other', async () => {
    const { call, loan } = openLender();
    const details = await call('loanDetails', { productId: '5005', orderId: loan('170') });
    expect(details.data).toMatchObject({ amountDue: 1284125, dueDate: '2026-12-22' });
    expect(rowOf(details, 'Amount due')).toBe('₹12,841.25');
    expect(rowOf(details, 'Due date')).toBe('22 Dec 2026');
  });

  test('screens §3: a loan that is not paid by its day is overdue the day after', async () => {
    const { call, loan, clock } = openLender();
    const details = () => call('loanDetails', { productId: '5006', orderId: loan('5') });
    await details(); // the session's loans are dated by its first call
    clock.now += 6 * 86_400_000;
    expect((await details()).data).toMatchObject({ orderStatus: 5, amountDue: 342433 });
    clock.now += 86_400_000;
    const late = await details();
    // The fee once, and 5 % of what is open.
    expect(late.data).toMatchObject({ orderStatus: 180, amountDue: 342433 + 100000 + 17122 });
    expect(rowOf(late, 'Days late')).toBe('1');
  });

  test('lender-api §1: where nothing can be paid there is no amount due', async () => {
    const { call, loan } = openLender();
    for (const status of ['200', '4', '21', '151', '110']) {
      const { data } = await call('loanDetails', {
        productId: productOf(status, 'india'),
        orderId: loan(status),
      });
      expect(data).not.toHaveProperty('amountDue');
      expect(data).not.toHaveProperty('dueDate');
    }
  });

  test('lender-api §1: an id beyond 2^53 is sent as a number with all its digits', async () => {
    const { call, loan } = openLender();
    const { text } = await call('loanDetails', { productId: '5005', orderId: loan('174') });
    expect(text).toContain('"id":9007199254740993077,');
  });

  test('lender-api §2: an unknown loan, or one of another product, is refused by the flag', async () => {
    const { call, loan } = openLender();
    const unknown = await call('loanDetails', { productId: '5005', orderId: '1' });
    expect(unknown.body).toMatchObject({ success: false, message: 'This loan does not exist.' });
    const other = await call('loanDetails', { productId: '5006', orderId: loan('174') });
    expect(other.body.success).toBe(false);
  });

  test('screens §3: the rating is asked for until it was given', async () => {
    const { call, loan } = openLender();
    const isAsked = async () =>
      (await call('loanDetails', { productId: '5005', orderId: loan('200') })).data['isScore'];
    expect(await isAsked()).toBe(1);
    expect((await call('rateApp', { score: 6 })).body.success).toBe(false);
    expect(await isAsked()).toBe(1);
    expect((await call('rateApp', { score: 5 })).body).toEqual({ success: true });
    expect(await isAsked()).toBe(0);
  });

  test('design §6: pictures of other products come from the sandbox itself', async () => {
    const { call, loan, send } = openLender();
    const { data } = await call('loanDetails', { productId: '5005', orderId: loan('174') });
    const picture = await send(String(listAt(data, 'recProducts')[0]?.['productLogo']));
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    expect(await picture.text()).toContain('>DD</text>');
  });

  test('lender-api §2 contactInfo: the tenant’s own support', async () => {
    const { call } = openLender();
    const { data } = await call('contactInfo', { overall: 30 });
    expect(data).toEqual({ email: 'care@sikkora.example', phone: '1800-000-0142' });
  });
});
