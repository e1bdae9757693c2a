import { describe, expect, test } from 'vitest';
import { openLender, rowOf } from './open-lender.ts';
import { confirm, payment } from './pay-by-card.ts';

type Opened = ReturnType<typeof openLender>;

const tablet = { sessionId: 'one~tablet' };
const details = ({ call, loan }: Opened, status: string, productId = '5005') =>
  call('loanDetails', { productId, orderId: loan(status) });

/** What the same borrower's other device needs for a payment of its own. */
async function onTablet(opened: Opened, orderId: string) {
  const { data } = await opened.call('repaymentWay', { orderId }, tablet);
  return { ...(await payment(opened, orderId, 2)), repayToken: String(data['repayToken']) };
}

describe('a loan with an open payment', () => {
  test.each([
    ['that needed no code', 2],
    ['whose code was confirmed', 0],
  ])('screens §9: a commit %s refuses every other one by 800005', async (_what, card) => {
    const opened = openLender();
    const { call, loan, clock } = opened;
    const orderId = loan('3');
    const waiting = await call('repaymentCommit', await payment(opened, orderId), tablet);
    const other = await onTablet(opened, orderId);
    const paying = await payment(opened, orderId, card);
    const { data } = await call('repaymentCommit', paying);
    if (card === 0) await call('repaymentConfirm', confirm(orderId, data['repayRecordId']));
    const refused = [
      await call('repaymentCommit', await payment(opened, orderId, 1)),
      await call('repaymentCommit', { ...other, amount: '100' }, tablet),
      await call('repaymentCommit', { ...other, repayToken: 'of nobody' }, tablet),
      await call('repaymentConfirm', confirm(orderId, waiting.data['repayRecordId']), tablet),
      await call('repaymentConfirm', confirm(orderId, 'of nobody'), tablet),
    ];
    for (const { body } of refused) expect(body.code).toBe('800005');
    clock.now += 4000;
    const shown = await details(opened, '3', '5006');
    expect(rowOf(shown, 'Instalment 3 of 3')).toBe('₹6,848.66');
    expect((await call('repaymentCommit', await payment(opened, orderId, 2))).body.code).toBe(0);
  });

  test('screens §9: a code that is waited for, a number and a wallet’s address are not open', async () => {
    const opened = openLender();
    const { call, loan } = opened;
    const orderId = loan('174', 'indonesia');
    const asking = { tenant: 'indonesia' };
    const { data } = await call('repaymentWay', { orderId }, asking);
    const paying = {
      amount: '256825000',
      orderId,
      repayToken: String(data['repayToken']),
      sendMsg: 0,
      cardId: '903',
      bankName: 'Bank Umpama',
      cardNo: '**** **** **** 5512',
    };
    const coded = { cardId: '901', bankName: 'Bank Contoh', cardNo: '**** **** **** 3390' };
    const isTaken = async (made: Promise<{ body: { code?: unknown; success?: unknown } }>) => {
      const { body } = await made;
      expect(body.success ?? body.code).toMatch(/^(?:true|00)$/);
    };
    await isTaken(call('repaymentCommit', { ...paying, ...coded }, asking));
    await isTaken(
      call(
        'generateVcode',
        { productId: '6005', orderId, pay_type: '1', is_default: '1', payCode: '', amount: '' },
        asking,
      ),
    );
    await isTaken(
      call('repaymentRedirect', { userId: '1', orderId, amount: paying.amount }, asking),
    );
    await isTaken(call('repaymentCommit', paying, asking));
  });

  test('screens §9: it is open for its own loan alone, and for its own borrower', async () => {
    const opened = openLender();
    const { call, loan } = opened;
    await call('repaymentCommit', await payment(opened, loan('174'), 2));
    const other = await call('repaymentCommit', await payment(opened, loan('180'), 2));
    expect(other.body.code).toBe(0);
    const { data } = await call('repaymentWay', { orderId: loan('174') }, { sessionId: 'two' });
    const theirs = {
      ...(await payment(opened, loan('174'), 2)),
      repayToken: String(data['repayToken']),
    };
    expect((await call('repaymentCommit', theirs, { sessionId: 'two' })).body.code).toBe(0);
  });
});

describe('a payment of a part', () => {
  test.each([
    ['174', 1284125, '5005', 5],
    ['180', 1640950, '5005', 180],
    ['3', 684867, '5006', 5],
    ['5', 342433, '5006', 5],
  ])(
    'lender-api: of a loan of status %s lowers what is due, by just what was paid',
    async (status, due, productId, shown) => {
      const opened = openLender();
      const { call, loan, clock } = opened;
      const orderId = loan(status);
      const before = await details(opened, status, productId);
      expect(before.data['amountDue']).toBe(due);
      const part = { ...(await payment(opened, orderId, 2)), amount: '100000' };
      expect((await call('repaymentCommit', part)).body.code).toBe(0);
      expect((await details(opened, status, productId)).data).toEqual(before.data);
      clock.now += 4000;
      const after = await details(opened, status, productId);
      expect(after.data).toMatchObject({
        orderStatus: shown,
        amountDue: due - 100_000,
        dueDate: before.data['dueDate'],
      });
      const { data } = await call('repaymentWay', { orderId });
      expect(data['amountDue']).toBe(due - 100_000);
      await call('repaymentCommit', await payment(opened, orderId, 2));
      clock.now += 4000;
      const whole = await details(opened, status, productId);
      expect([174, 200, 3]).toContain(whole.data['orderStatus']);
    },
  );

  test('spec §9: a charge is of what is open on the day after the due one', async () => {
    const opened = openLender();
    const { call, loan, clock } = opened;
    const orderId = loan('5');
    await call('repaymentCommit', { ...(await payment(opened, orderId, 2)), amount: '100000' });
    clock.now += 7 * 86_400_000;
    const { data } = await details(opened, '5', '5006');
    expect(data['amountDue']).toBe(242433 + 100000 + Math.round(242433 * 0.05));
  });
});
