import { http } from 'msw';
import { setupServer } from 'msw/node';
import { describe, expect, test } from 'vitest';
import { faultKinds } from '../../../src/domain/call-fault.ts';
import { applyFaultHeader } from '../../../sandbox/faults.ts';
import { sandboxHandlers } from '../../../sandbox/msw-handlers.ts';
import { openLender } from './open-lender.ts';

type Opened = ReturnType<typeof openLender>;
const ask = ({ call, loan }: Opened, sessionId = 'one') =>
  call('loanDetails', { productId: '5005', orderId: loan('174') }, { sessionId });

describe('faults on request', () => {
  test('design §6: each fault is met once and then all is well again', async () => {
    const opened = openLender();
    for (const kind of faultKinds) {
      await opened.control('faults', { call: 'loanDetails', kind });
      const met = await ask(opened);
      expect(met.body.success === true, kind).toBe(kind === 'delay');
      expect((await ask(opened)).body.success, `after ${kind}`).toBe(true);
    }
  });

  test.each([
    ['500', 500, 'application/json; charset=utf-8'],
    ['html', 200, 'text/html; charset=utf-8'],
    ['html502', 502, 'text/html; charset=utf-8'],
    ['malformed', 200, 'application/json; charset=utf-8'],
    ['401', 401, 'application/json; charset=utf-8'],
  ])('lender-api §1: the fault %s looks like what it says', async (kind, status, type) => {
    const opened = openLender();
    await opened.control('faults', { call: '*', kind });
    const { response } = await ask(opened);
    expect([response.status, response.headers.get('content-type')]).toEqual([status, type]);
  });

  test('lender-api §1: a broken answer is cut in the middle of its JSON', async () => {
    const opened = openLender();
    await opened.control('faults', { call: '*', kind: 'malformed' });
    const { text } = await ask(opened);
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
  });

  test('lender-api §3: a code and a message can be chosen; an empty message makes a silent rejection', async () => {
    const opened = openLender();
    await opened.control('faults', {
      call: 'repaymentCommit',
      kind: 'code',
      code: 800005,
      message: 'Twice',
    });
    await opened.control('faults', { call: 'loanDetails', kind: 'reject', message: '' });
    expect((await opened.call('repaymentCommit')).body).toEqual({
      code: '800005',
      message: 'Twice',
    });
    expect((await ask(opened)).body).toEqual({ success: false, code: '1001' });
  });

  test('design §6: a delay waits as long as it says before the call is done', async () => {
    const opened = openLender();
    await opened.control('faults', { call: '*', kind: 'delay', milliseconds: 70_000 });
    await ask(opened);
    expect(opened.waited).toEqual([70_000]);
  });

  test('lender-api §3 "no answer": a call may take effect before its answer is lost', async () => {
    const opened = openLender();
    const { call, control } = opened;
    const push = { amount: '1250000', periods: '3', termUnit: '2', productId: '5001' };
    await control('faults', { call: 'loanConfirmPush', kind: 'hang', afterEffect: true });
    const lost = await call('loanConfirmPush', push);
    expect(lost.response.headers.get('x-sandbox-fault')).toBe('hang');
    expect((await call('loanConfirm', { productId: '5001' })).body.code).toBe('1001');
    await control('faults', { call: 'loanConfirmPush', kind: 'hang' });
    await call('loanConfirmPush', { ...push, productId: '5002' });
    expect((await call('loanConfirm', { productId: '5002' })).body.code).toBe(0);
  });

  test('design §6: a fault can be for one session, and for several calls', async () => {
    const opened = openLender();
    await opened.control('faults', { sessionId: 'two', call: '*', kind: '500', times: 2 });
    const statuses = [];
    for (const session of ['one', 'two', 'two', 'two'])
      statuses.push((await ask(opened, session)).status);
    expect(statuses).toEqual([200, 500, 500, 200]);
  });

  test('design §6: the end of a session id plays a fault on every call', async () => {
    const opened = openLender();
    await ask(opened, 'demo~slow');
    expect(opened.waited).toEqual([3000]);
    const offline = await ask(opened, 'demo~offline');
    expect(offline.response.headers.get('x-sandbox-fault')).toBe('cut');
    expect((await ask(opened, 'demo~html')).text).toMatch(/^<!doctype html>/);
    expect((await ask(opened, 'demo~html')).text).toMatch(/^<!doctype html>/);
  });

  test('design §6: a fault that cannot be played is told with what can', async () => {
    const { control } = openLender();
    const wrong = await control('faults', { call: 'loanDetail', kind: 'hang' });
    expect(wrong.status).toBe(400);
    expect(wrong.body.message).toMatch(/^call: must be \* or one of .*loanDetails/);
  });

  test('design §6: without a connection to break, a cut is a network error and a hang never ends', async () => {
    const opened = openLender();
    await opened.control('faults', { call: '*', kind: 'cut' });
    expect((await applyFaultHeader((await ask(opened)).response)).type).toBe('error');
    await opened.control('faults', { call: '*', kind: 'hang' });
    const never = applyFaultHeader((await ask(opened)).response);
    expect(await Promise.race([never, Promise.resolve('still waiting')])).toBe('still waiting');
  });

  test('design §6: under MSW the same lender answers, and a cut fails the fetch', async () => {
    const opened = openLender();
    const server = setupServer(
      ...sandboxHandlers(opened.lender),
      http.all('*', () => new Response('other')),
    );
    server.listen();
    try {
      const address = 'http://localhost/gateway/india/service/event/save?sessionId=one';
      const answer = await fetch(address, { method: 'POST' });
      expect(await answer.json()).toMatchObject({ code: 0 });
      await opened.control('faults', { call: 'event', kind: 'cut' });
      await expect(fetch(address, { method: 'POST' })).rejects.toThrow(TypeError);
    } finally {
      server.close();
    }
  });
});
