import { describe, expect, test } from 'vitest';
import { listAt, openLender, textAt } from './open-lender.ts';
import { confirm, payment } from './pay-by-card.ts';

type Opened = ReturnType<typeof openLender>;

async function plan({ call, loan }: Opened, order: string, productId: string) {
  const { data } = await call('instalments', { productId, orderId: loan(order) });
  const lists = { ...Object(data['repayPlanDetail']) };
  return {
    data,
    waiting: listAt(lists, 'repayWaitDetail'),
    paid: listAt(lists, 'repayYetDetail'),
  };
}

/** Hundredths, added up exactly. */
const sum = (rows: readonly Record<string, string | number>[]) =>
  rows.reduce((so, row) => so + Math.round(Number(row['totalAmount']) * 100), 0);

async function payByCard(opened: Opened, orderId: string, amount: number) {
  const paying = { ...(await payment(opened, orderId)), amount: String(amount) };
  const { data, body } = await opened.call('repaymentCommit', paying);
  if (String(body.code) !== '0') return body;
  await opened.call('repaymentConfirm', confirm(orderId, data['repayRecordId']));
  opened.clock.now += 4000;
  return body;
}

describe('a loan with instalments', () => {
  test('lender-api §2 instalments: what waits and what is paid, numbered on', async () => {
    const { data, waiting, paid } = await plan(openLender(), '312', '5007');
    expect(data).toMatchObject({
      productName: 'Sikkora 360',
      note: 'Instalments are paid in their order.',
      repayWaitCount: 8,
    });
    expect(paid.map(({ periodNo }) => periodNo)).toEqual([1, 2, 3, 4]);
    expect(waiting.map(({ periodNo }) => periodNo)).toEqual([5, 6, 7, 8, 9, 10, 11, 12]);
    expect(paid[0]).toMatchObject({ canClick: 0, periodStatus: 200, repayDes: 'Paid' });
    expect(waiting[0]).toEqual({
      periodNo: 5,
      totalAmount: 5540,
      at: '₹5,540.00',
      canClick: 1,
      periodStatus: 100,
      repayDes: 'Due next',
      dueTime: '2026-12-10',
    });
    expect(sum([...waiting, ...paid])).toBe(6_648_000);
  });

  test('screens §4: of one loan three can be chosen by themselves, of another only the next', async () => {
    const opened = openLender();
    const clickable = async (order: string, productId: string) =>
      (await plan(opened, order, productId)).waiting.map(({ canClick }) => canClick);
    expect(await clickable('312', '5007')).toEqual([1, 1, 1, 0, 0, 0, 0, 0]);
    expect(await clickable('3', '5006')).toEqual([1, 0]);
  });

  test('screens §4: overdue ones have status 500, can be chosen, and hold their charge', async () => {
    const opened = openLender();
    const { waiting } = await plan(opened, '318', '5006');
    expect(waiting.map(({ periodStatus }) => periodStatus)).toEqual([500, 100, 100]);
    const { data } = await opened.call('loanDetails', {
      productId: '5006',
      orderId: opened.loan('318'),
    });
    expect(sum(waiting.slice(0, 1))).toBe(data['amountDue']);
    expect(Number(waiting[0]?.['totalAmount'])).toBeGreaterThan(
      Number(waiting[1]?.['totalAmount']),
    );
  });

  test('lender-api §2: what is paid is told by the amount: the first so many together, never another sum', async () => {
    const opened = openLender();
    const orderId = opened.loan('312');
    const { waiting } = await plan(opened, '312', '5007');
    const three = sum(waiting.slice(0, 3));
    expect((await payByCard(opened, orderId, three + 1)).code).toBe('1001');
    expect((await payByCard(opened, orderId, sum(waiting.slice(1, 3)) + 1)).code).toBe('1001');
    expect((await payByCard(opened, orderId, three)).code).toBe(0);
    const after = await plan(opened, '312', '5007');
    expect(after.waiting.map(({ periodNo }) => periodNo)).toEqual([8, 9, 10, 11, 12]);
    expect(sum([...after.waiting, ...after.paid])).toBe(6_648_000);
  });

  test('screens §4: paying all closes the loan', async () => {
    const opened = openLender();
    const orderId = opened.loan('312');
    const { waiting } = await plan(opened, '312', '5007');
    await payByCard(opened, orderId, sum(waiting));
    const { data } = await opened.call('loanDetails', { productId: '5007', orderId });
    expect(data['orderStatus']).toBe(200);
    const after = await plan(opened, '312', '5007');
    expect([after.waiting.length, after.paid.length]).toEqual([0, 12]);
  });

  test('screens §8: a half-paid instalment waits for its other half', async () => {
    const opened = openLender();
    const { waiting } = await plan(opened, '5', '5006');
    const { data } = await opened.call('loanDetails', {
      productId: '5006',
      orderId: opened.loan('5'),
    });
    expect(sum(waiting.slice(0, 1))).toBe(data['amountDue']);
    expect(sum(waiting.slice(0, 1))).toBeLessThan(sum(waiting.slice(1, 2)));
    await payByCard(opened, opened.loan('5'), sum(waiting.slice(0, 2)));
    const after = await plan(opened, '5', '5006');
    expect(after.waiting).toHaveLength(1);
    expect(textAt(after.paid[0] ?? {}, 'totalAmount')).toBe(
      textAt(after.paid[1] ?? {}, 'totalAmount'),
    );
  });

  test('screens §3: a loan that is under review has nothing to repay yet', async () => {
    const { waiting, paid } = await plan(openLender(), '21', '5005');
    expect([waiting, paid]).toEqual([[], []]);
  });
});
