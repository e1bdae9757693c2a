import { expect, test, vi } from 'vitest';
import type { CallFault } from '../../../../src/domain/call-fault.ts';
import { phoneFetch } from '../../../../operators/preview/studio/phone-network.ts';
import { createPhoneLog, type LoggedCall } from '../../../../operators/preview/studio/phone-log.ts';

const origin = 'https://app.example';

function openNetwork(faults: readonly CallFault[] = [], answer = '{"code":"0"}') {
  let now = 1000;
  const send = vi.fn(async (..._call: unknown[]) => {
    now += 120;
    return new Response(answer);
  });
  const log = createPhoneLog({ now: () => now });
  const left = { current: faults };
  const fetchOfPhone = phoneFetch({
    origin,
    send: (input, init) => send(input, init),
    clock: { now: () => now, after: (_milliseconds, act) => (act(), () => undefined) },
    log,
    fileText: (path) =>
      path === '/tenants/sample/tenant.json'
        ? {
            text: '{"id":"sample"}',
            kind: 'application/json',
            date: 'Fri, 01 Jan 2027 12:00:00 GMT',
          }
        : undefined,
    faults: left,
    onFault: () => undefined,
  });
  const call = async () => {
    await vi.waitFor(() => expect((log.entries[0] as LoggedCall).took).toBeDefined());
    return log.entries[0] as LoggedCall;
  };
  return { fetchOfPhone, send, log, left, call };
}

test('screens §7: the phone reads the draft in place of the published file, and no server hears of it', async () => {
  const { fetchOfPhone, send, log } = openNetwork();
  const answer = await fetchOfPhone('/tenants/sample/tenant.json');
  expect(await answer.json()).toEqual({ id: 'sample' });
  expect(answer.headers.get('date')).toBe('Fri, 01 Jan 2027 12:00:00 GMT');
  expect(send).not.toHaveBeenCalled();
  await fetchOfPhone('/tenants/sample/legal/terms.en.md');
  expect(send).toHaveBeenCalledTimes(1);
  expect(log.entries).toEqual([]);
});

test('screens §7: a call to the lender is written down with its time and without its secrets', async () => {
  const { fetchOfPhone, call } = openNetwork([], '{"code":"0","repayToken":"t-1"}');
  await fetchOfPhone('/gateway/sample/loan?sessionId=s-1&lang=en', {
    method: 'POST',
    body: 'orderId=7&cardNo=4242',
  });
  expect(await call()).toMatchObject({
    method: 'POST',
    path: '/gateway/sample/loan',
    sent: [
      ['sessionId', '•••'],
      ['lang', 'en'],
      ['orderId', '7'],
      ['cardNo', '•••'],
    ],
    status: 200,
    took: 120,
    answer: '{\n  "code": "0",\n  "repayToken": "•••"\n}',
  });
});

test.each([
  ['500', 500],
  ['401', 401],
  ['html', 200],
  ['html502', 502],
  ['html413', 413],
  ['malformed', 200],
  ['code', 200],
  ['reject', 200],
] as const)(
  'a call can be made to fail with %s, and the lender hears nothing',
  async (kind, status) => {
    const { fetchOfPhone, send, call, left } = openNetwork([{ call: '*', kind, times: 1 }]);
    expect((await fetchOfPhone('/gateway/sample/loan')).status).toBe(status);
    expect(send).not.toHaveBeenCalled();
    expect(left.current).toEqual([]);
    expect((await call()).fault).toBe(kind);
  },
);

test('a cut call is a network error, and the next one goes through', async () => {
  const { fetchOfPhone, call } = openNetwork([{ call: 'loan', kind: 'cut', times: 1 }]);
  await expect(fetchOfPhone('/gateway/sample/loan')).rejects.toThrow(TypeError);
  expect((await call()).failed).toBe(true);
  expect((await fetchOfPhone('/gateway/sample/loan')).ok).toBe(true);
});

test('a slow answer is the lender’s own, later', async () => {
  const { fetchOfPhone, send } = openNetwork([{ call: '*', kind: 'delay', times: 1 }]);
  await fetchOfPhone('/gateway/sample/loan');
  expect(send).toHaveBeenCalledTimes(1);
});
