import { describe, expect, test } from 'vitest';
import { allEndpoints } from '../../../sandbox/received-call.ts';
import { openLender, tenantText } from './open-lender.ts';

const withApi = async (api: object) => {
  const config: { api: object } = JSON.parse(await tenantText('india/tenant.json'));
  return {
    'india/tenant.json': JSON.stringify({ ...config, api: { ...config.api, ...api } }),
  };
};

const walletPath = allEndpoints.repaymentRedirect.path;

describe('api.idempotencyHeader', () => {
  const wallet = async (opened: ReturnType<typeof openLender>, press: string) => {
    const answer = await opened.send(`/gateway/india${walletPath}?sessionId=one`, {
      method: 'POST',
      headers: { 'Idempotency-Key': press },
      body: new URLSearchParams({ userId: '1', orderId: opened.loan('174'), amount: '1284125' }),
    });
    return answer.text();
  };

  test('a value that came before gets the answer of before, and takes no second effect', async () => {
    const opened = openLender(await withApi({ idempotencyHeader: 'Idempotency-Key' }));
    const first = await wallet(opened, 'press-1');
    expect(first).toContain('visit=1');
    expect(await wallet(opened, 'press-1')).toBe(first);
    expect(await wallet(opened, 'press-2')).toContain('visit=2');
  });

  test('without the option the header means nothing', async () => {
    const opened = openLender();
    expect(await wallet(opened, 'press-1')).toContain('visit=1');
    expect(await wallet(opened, 'press-1')).toContain('visit=2');
  });
});

test('api.sessionIn "headers": the borrower is the one of the headers', async () => {
  const opened = openLender(
    await withApi({
      sessionIn: 'headers',
      sessionHeaders: { sessionId: 'X-Who', userId: 'X-User' },
    }),
  );
  await opened.send('/gateway/india/v3/complaint/problem-list?lang=en', {
    method: 'POST',
    headers: { 'X-Who': 'some%20body', 'X-User': '77' },
    body: '',
  });
  const log = await opened.control('log?sessionId=some%20body');
  expect(log.text).toContain('problemList');
  expect(log.text).toContain('userId');
});

describe('api.launchCode', () => {
  const exchange = async (opened: ReturnType<typeof openLender>, code: string) => {
    const answer = await opened.send('/gateway/india/session/launch-code', {
      method: 'POST',
      body: new URLSearchParams({ code }),
    });
    return answer.json();
  };

  test('a code gives a session once; a second time, or too late, it is refused', async () => {
    const launchCode = { param: 'code', path: '/session/launch-code' };
    const opened = openLender(await withApi({ launchCode }));
    expect(await exchange(opened, 'abc')).toMatchObject({ code: 0, data: { sessionId: 'abc' } });
    expect(await exchange(opened, 'abc')).not.toMatchObject({ code: 0 });
    expect(await exchange(opened, 'expired-1')).not.toMatchObject({ code: 0 });
  });

  test('without the option there is no such call', async () => {
    expect(await exchange(openLender(), 'abc')).toMatchObject({ code: '404' });
  });
});
