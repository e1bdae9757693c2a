import { describe, expect, test } from 'vitest';
import { buildRequest } from '../../../src/lender-api/build-request.ts';
import { endpoints, type EndpointKey } from '../../../src/lender-api/endpoint-table.ts';
import { secretParams, sessionParams } from '../../../src/domain/session-params.ts';
import { answersOf, contractCalls } from '../../support/contract-answers.ts';
import { playerOf } from '../../support/lender-calls.ts';
import { openStore } from '../../support/lender-store.ts';
import { answerWith, stubNetwork } from '../../support/network.ts';
import { sampleSession, sampleValues } from '../../support/sample-session.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';

const headerOf = (name: string) => `X-Who-${name}`;
const inHeaders = sampleTenant({
  'api.sessionIn': 'headers',
  'api.sessionHeaders': Object.fromEntries(sessionParams.map((name) => [name, headerOf(name)])),
});
const keys = Object.keys(endpoints) as EndpointKey[]; // the table's own keys

/** Values of the session that a call may carry in its payload as the contract has it, such as `userId` of a wallet. */
const ownPayload: readonly EndpointKey[] = ['jointFailure'];

describe('api.sessionIn "headers"', () => {
  test.each(keys.filter((key) => !ownPayload.includes(key)))(
    'no value of the session stands in the address of %s',
    async (key) => {
      const sent = stubNetwork(() => answerWith('{"success":true,"code":0,"status":0,"data":{}}'));
      const { store } = openStore({ tenant: inHeaders });
      const [answer] = answersOf(key);
      if (!answer) throw new Error(`the contract has no answer of ${key}`);
      await playerOf(key)(store, answer.request);
      const [request] = sent;
      const query = [...(request?.url.searchParams ?? [])];
      expect(query.map(([name]) => name)).toContain('lang');
      for (const name of secretParams)
        expect(query.map(([, value]) => value)).not.toContain(sampleValues[name]);
      for (const name of sessionParams) expect(request?.url.searchParams.has(name)).toBe(false);
      expect(request?.headers.get(headerOf('sessionId'))).toBe(sampleValues.sessionId);
    },
  );

  test('what jointFailure hands on to a partner stays in its query', () => {
    const caller = { tenant: inHeaders, session: sampleSession(), language: 'en' };
    const { url } = buildRequest({ endpoint: endpoints.jointFailure, payload: {} }, caller);
    expect(new URL(url, 'https://app.example').searchParams.get('sessionId')).toBe(
      sampleValues.sessionId,
    );
  });

  test('a value that no header can hold is percent-encoded, and so is one that looks as if it were', () => {
    const session = sampleSession({ sessionId: 'a%20b', deviceName: 'फ़ोन' });
    const caller = { tenant: inHeaders, session, language: 'en' };
    const { headers } = buildRequest({ endpoint: endpoints.loanDetails, payload: {} }, caller);
    expect(headers[headerOf('sessionId')]).toBe('a%2520b');
    expect(headers[headerOf('deviceName')]).toBe(encodeURIComponent('फ़ोन'));
  });

  test('a parameter without a header of its own is not sent', () => {
    const tenant = sampleTenant({
      'api.sessionIn': 'headers',
      'api.sessionHeaders': { sessionId: 'X-Session-Id' },
    });
    const caller = { tenant, session: sampleSession(), language: 'en' };
    const { url, headers } = buildRequest({ endpoint: endpoints.loanDetails, payload: {} }, caller);
    expect(url.split('?')[1]).toBe('lang=en');
    expect(Object.values(headers)).not.toContain(sampleValues.gid);
  });

  test('without the option everything travels as the contract says', () => {
    const caller = { tenant: sampleTenant(), session: sampleSession(), language: 'en' };
    const { url } = buildRequest({ endpoint: endpoints.loanDetails, payload: {} }, caller);
    for (const name of sessionParams) expect(url).toContain(`${name}=`);
  });
});

describe('api.idempotencyHeader', () => {
  const tenant = sampleTenant({ 'api.idempotencyHeader': 'Idempotency-Key' });
  const session = sampleSession();

  test.each(keys)('a press is named in a header of its own, and only where it is on: %s', (key) => {
    const call = { endpoint: endpoints[key], payload: {}, pressId: 'press-1' };
    const on = buildRequest(call, { tenant, session, language: 'en' });
    expect(on.headers['Idempotency-Key']).toBe('press-1');
    const off = buildRequest(call, { tenant: sampleTenant(), session, language: 'en' });
    expect(Object.values(off.headers)).not.toContain('press-1');
    expect(off.url + off.body).not.toContain('press-1');
  });

  test('the contract marks the calls that carry it: those that move money, and the number', () => {
    const marked = [...contractCalls().values()].filter(({ takesPress }) => takesPress);
    const moving = [...contractCalls().values()].filter(({ movesMoney }) => movesMoney);
    expect(marked.map(({ key }) => key).sort()).toEqual(
      [...moving.map(({ key }) => key), 'generateVcode'].sort(),
    );
  });
});
