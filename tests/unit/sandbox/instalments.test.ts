import { describe, expect, test } from 'vitest';
import { listAt, openLender, rowOf, textAt } from './open-lender.ts';
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

describe('a loan with two late payments', () => {
  const ref = { productId: '6006', orderId: '80071992547409930318' };
  const asking = { tenant: 'indonesia', lang: 'en' };
  const details = ({ call }: Opened) => call('loanDetails', ref, asking);
  const waitingOf = async ({ call }: Opened) => {
    const { data } = await call('instalments', ref, asking);
    return listAt({ ...Object(data['repayPlanDetail']) }, 'repayWaitDetail');
  };

  test('owes both now: the amount due is what they add up to, and the rows are its parts', async () => {
    const opened = openLender();
    const loan = await details(opened);
    const late = (await waitingOf(opened)).filter(({ periodStatus }) => periodStatus === 500);
    expect(late).toHaveLength(2);
    expect(Number(loan.data['amountDue'])).toBe(sum(late));
    const digits = (row: string) => Number(String(rowOf(loan, row)).replace(/\D/g, '')) * 100;
    const parts = ['Instalment 1 of 5', 'Instalment 2 of 5', 'Charge for late payment'];
    expect(parts.map(digits).reduce((so, part) => so + part, 0)).toBe(sum(late));
    // By the day of the first.
    expect(loan.data['dueDate']).toBe(late[0]?.['dueTime']);
  });

  test('asks for the same on the way to pay, and takes one, both, or a part of both', async () => {
    for (const takes of ['one', 'both', 'part'] as const) {
      const opened = openLender();
      const { call, control } = opened;
      const before = Number((await details(opened)).data['amountDue']);
      const [first = {}] = await waitingOf(opened);
      const one = sum([first]);
      const amount = { one, both: before, part: one + 10_000_00 }[takes];
      const way = await call('repaymentWay', { orderId: ref.orderId }, asking);
      expect(Number(way.data['amountDue'])).toBe(before);
      await call(
        'generateVcode',
        { ...ref, amount: amount / 100, payCode: 'BNI', pay_type: '1', is_default: 0 },
        asking,
      );
      const who = { sessionId: 'one', orderId: ref.orderId };
      expect((await control('pay', who, 'indonesia')).status).toBe(200);
      opened.clock.now += 4000;
      const { data } = await details(opened);
      expect(data['orderStatus']).toBe(takes === 'both' ? 174 : 180);
      // After both the next one is asked for, of which nothing is late.
      const next = 627_000_00;
      expect(Number(data['amountDue'])).toBe(takes === 'both' ? next : before - amount);
    }
  });
});

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
    expect(paid[0]).toMatchObject({
      canClick: 0,
      periodStatus: 200,
      repayDes: 'Paid on 12 Aug 2026',
      dueTime: '2026-08-12',
    });
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

  test('what is paid keeps the day on which it was due, and says when it was paid', async () => {
    const opened = openLender();
    const before = await plan(opened, '3', '5006');
    await payByCard(opened, opened.loan('3'), sum(before.waiting.slice(0, 1)));
    const { paid } = await plan(opened, '3', '5006');
    expect(paid.at(-1)).toMatchObject({
      dueTime: before.waiting[0]?.['dueTime'],
      repayDes: 'Paid on 28 Nov 2026',
    });
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
