import { describe, expect, test } from 'vitest';
import { listAt, openLender } from './open-lender.ts';

describe('sessions and switches', () => {
  const push = { amount: '1250000', periods: '3', termUnit: '2', productId: '5001' };

  test('design §6: what one session does no other sees, nor anybody without one', async () => {
    const { call, control } = openLender();
    await call('loanConfirmPush', push);
    const orders = async (query: string) =>
      listAt((await control(`scenario${query}`)).body, 'orders');
    const { length } = await orders('?sessionId=two');
    expect(await orders('?sessionId=one')).toHaveLength(length + 1);
    expect(await orders('')).toHaveLength(length);
  });

  test('lender-api §1: a session that only the header names is the same one', async () => {
    const { call, send } = openLender();
    await call('loanConfirmPush', push);
    const answer = await send('/gateway/india/v3/loan-confirm/loan-detail-confirm', {
      method: 'POST',
      headers: { 'x-session-id': 'one' },
      body: new URLSearchParams({ productId: '5001' }),
    });
    expect(await answer.json()).toMatchObject({ code: '1001' });
  });

  test('design §6: the log holds what was received, without anybody’s secrets', async () => {
    const { call, control } = openLender();
    await call('productTap', { productId: '31007', moduleId: 30, positionId: 2 });
    await call('repaymentConfirm', { orderId: '1', verifyCode: '123456', repaymentRecordId: '2' });
    await call('event', { productId: '1', moduleId: 30, positionId: 0 }, { sessionId: 'two' });
    const { body } = await control('log?sessionId=one');
    expect(body['calls']).toEqual([
      {
        sessionId: '***',
        call: 'productTap',
        at: '2026-11-28T05:00:00.000Z',
        query: { sessionId: '***', lang: 'en' },
        payload: { productId: '31007', moduleId: '30', positionId: '2' },
        verdict: 'success',
      },
      {
        sessionId: '***',
        call: 'repaymentConfirm',
        at: '2026-11-28T05:00:00.000Z',
        query: { sessionId: '***', lang: 'en' },
        payload: { orderId: '1', verifyCode: '***', repaymentRecordId: '2' },
        verdict: '1001',
      },
    ]);
    expect((await control('log')).body['calls']).toHaveLength(3);
  });

  test('design §6: a fault leaves its name in the log, beside the verdict when the call took effect', async () => {
    const { call, control } = openLender();
    await control('faults', { call: 'event', kind: 'cut' });
    await control('faults', { call: 'event', kind: 'hang', afterEffect: true });
    await call('event');
    await call('event');
    const calls = listAt((await control('log')).body, 'calls');
    expect(calls.map(({ fault, verdict }) => [fault, verdict])).toEqual([
      ['cut', undefined],
      ['hang', 'success'],
    ]);
  });

  test('design §6: a reset forgets one session, or everything', async () => {
    const { call, control } = openLender();
    const isOffered = async (sessionId: string) =>
      (await call('loanConfirm', { productId: '5001' }, { sessionId })).body.code === 0;
    for (const sessionId of ['one', 'two']) await call('loanConfirmPush', push, { sessionId });
    await control('reset', { sessionId: 'one' });
    expect([await isOffered('one'), await isOffered('two')]).toEqual([true, false]);
    await control('reset', {});
    expect(await isOffered('two')).toBe(true);
    expect((await control('log')).body['calls']).toHaveLength(1);
  });

  test('design §6: a loan can be put into any status', async () => {
    const { call, control, loan } = openLender();
    const orderId = loan('174');
    const details = async () => (await call('loanDetails', { productId: '5005', orderId })).data;
    for (const status of ['180', '200', '21', '170', '5', '174', '999']) {
      const done = await control('order', { sessionId: 'one', orderId, status });
      expect(done.status).toBe(200);
      expect((await details())['orderStatus']).toBe(Number(status));
    }
    await control('order', { sessionId: 'one', orderId, status: '180', dueInDays: -40 });
    expect((await details())['dueDate']).toBe('2026-10-19');
    expect((await control('order', { sessionId: 'one', orderId: '1', status: '174' })).status).toBe(
      404,
    );
  });

  test('spec §9: a loan that is long overdue costs by the tenant’s steps', async () => {
    const { call, control, loan } = openLender();
    const orderId = loan('174');
    await control('order', { sessionId: 'one', orderId, status: '180', dueInDays: -40 });
    const { data } = await call('loanDetails', { productId: '5005', orderId });
    // 12,841.25 + 1,000.00 + 30 × 5 % + 10 × 4 %
    expect(data['amountDue']).toBe(1284125 + 100000 + 1926188 + 513650);
  });

  test.each([
    ['/gateway/nobody/v3/loan-details/loan-details', 404],
    ['/gateway/india/v3/loan-details', 404],
    ['/gateway/India/v3/loan-details/loan-details', 404],
    ['/gateway/../india/x', 404],
    ['/elsewhere', 404],
    ['/gateway/india/v3/loan-details/loan-details', 405],
  ])('design §6: %s answers %i in JSON', async (address, status) => {
    const { send } = openLender();
    const answer = await send(address);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code: String(status) });
  });
});
