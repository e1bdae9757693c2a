import { describe, expect, test } from 'vitest';
import { endpoints } from '../../../src/lender-api/endpoint-table.ts';
import { passThroughParams } from '../../../src/session/pass-through.ts';
import {
  answersOf,
  contractCalls,
  textAt,
  type DigitFields,
} from '../../support/contract-answers.ts';
import { playerOf } from '../../support/lender-calls.ts';
import { openStore } from '../../support/lender-store.ts';
import { answerWith, stubNetwork, type SentRequest } from '../../support/network.ts';
import { commonNames, sampleSession, sampleValues } from '../../support/sample-session.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';

const calls = contractCalls();
const keys = Object.keys(endpoints);

/** Payload that travels in the query although the call is a POST (lender-api §2). */
const inQuery: Readonly<Record<string, readonly string[]>> = {
  repaymentWay: ['orderId'],
};

/** The common parameters that a call carries: the seven and the lender code of one, all of them of the others. */
const commonOf = (key: string): readonly string[] =>
  key === 'jointFailure' ? [...passThroughParams, 'merchantNumber'] : commonNames;

/** Sends a call and shows its one request. */
async function requestOf(
  key: string,
  request: DigitFields,
  caller: Parameters<typeof openStore>[0] = {},
): Promise<SentRequest> {
  const sent = stubNetwork(() => answerWith('{"code":0}'));
  await playerOf(key)(openStore(caller).store, request);
  const [first] = sent;
  if (!first || sent.length > 1) throw new Error(`${key} was sent ${sent.length} times`);
  return first;
}

/** A request of the contract as it must travel: `null` is an empty value, what is absent does not travel. */
const travelling = (request: DigitFields) =>
  Object.keys(request).map((name) => [name, textAt(request, name)]);

const sorted = (entries: Iterable<readonly (string | undefined)[]>) =>
  [...entries].map((entry) => entry.join('=')).sort();

const cases = keys.flatMap((key) =>
  answersOf(key).map((answer) => [answer.name, key, answer.request] as const),
);

test.each(cases)(
  'lender-api §2: the payload of %s travels as the contract writes it, nothing more',
  async (_name, key, request) => {
    const call = calls.get(key);
    const { url, form, method } = await requestOf(key, request);
    const query = [...url.searchParams].filter(
      ([name]) => ![...commonNames, 'lang'].includes(name),
    );
    expect(method).toBe(call?.method);
    expect(url.pathname).toBe(`/gateway/sample${call?.path}`);
    const isInQuery = (name = '') => method === 'GET' || (inQuery[key] ?? []).includes(name);
    // The fixture of this call shows the common parameters as well; the test of the common query proves them.
    const all = travelling(request).filter(
      ([name = '']) => key !== 'jointFailure' || !commonOf(key).includes(name),
    );
    expect(sorted(query)).toEqual(sorted(all.filter(([name]) => isInQuery(name))));
    expect(sorted(form)).toEqual(sorted(all.filter(([name]) => !isInQuery(name))));
  },
);

describe.each(keys)('%s', (key) => {
  const [{ request } = { request: {} }] = answersOf(key);

  test('lender-api §1: the common query holds every value of the launch, exact and once, and the language shown', async () => {
    const { url } = await requestOf(key, request);
    for (const [name, value] of Object.entries(sampleValues))
      expect(url.searchParams.getAll(name), name).toEqual(
        commonOf(key).includes(name) ? [value] : [],
      );
    expect(url.searchParams.getAll('lang')).toEqual(['hi']);
  });

  test('lender-api §1: with a silent launch the query still holds lender code and language, and no empty value', async () => {
    const { url } = await requestOf(key, request, { session: sampleSession({}), language: 'en' });
    const common = [...url.searchParams].filter(([name]) =>
      [...commonNames, 'lang'].includes(name),
    );
    expect(sorted(common)).toEqual(['lang=en', 'merchantNumber=SAMPLE01']);
  });

  test('lender-api §1: the headers name the caller; a session that is not there has no header', async () => {
    const { headers } = await requestOf(key, request, {
      session: sampleSession({ sessionId: 's-1', deviceId: 'd-1' }),
    });
    expect(headers.get('X-Requested-With')).toBe('XMLHttpRequest');
    expect(headers.get('X-Session-Id')).toBe('s-1');
    expect(headers.get('X-Device-Id')).toBe('d-1');
    const silent = await requestOf(key, request, { session: sampleSession({}) });
    expect([...silent.headers.keys()].filter((name) => /session|device/.test(name))).toEqual([]);
  });

  test('lender-api §1: a POST carries a form, a GET carries no body; of an upload the browser names the kind', async () => {
    const { method, headers, bodyText } = await requestOf(key, request);
    const type = headers.get('Content-Type');
    const kind =
      key === 'problemImage'
        ? /^multipart\/form-data; ?boundary=./
        : /^application\/x-www-form-urlencoded(?:;|$)/;
    expect(type ?? '').toMatch(method === 'GET' ? /^$/ : kind);
    expect(bodyText).toMatch(method === 'GET' ? /^$/ : /.*/);
  });

  test('HD-18: no word for nothing travels in place of a value', async () => {
    for (const answer of answersOf(key)) {
      const { url, bodyText } = await requestOf(key, answer.request, {
        session: sampleSession({}),
      });
      expect(`${url.href} ${bodyText}`).not.toMatch(/=(?:null|undefined|NaN|%5Bobject|\[object)/i);
    }
  });

  test('lender-api §1: the tenant may name another host, prefix and path for it', async () => {
    const tenant = sampleTenant({
      'api.baseUrl': 'https://api.sample.example:8443',
      'api.prefix': '/v9',
      'api.paths': { [key]: '/Zq/x7', other: '/never' },
    });
    const { url } = await requestOf(key, request, { tenant });
    expect(url.origin + url.pathname).toBe('https://api.sample.example:8443/v9/Zq/x7');
  });
});

test('lender-api §1: in a GET the payload stands after the common parameters', async () => {
  const { url } = await requestOf('contracts', { productId: '7', scene: '3' });
  expect([...url.searchParams.keys()].slice(-2)).toEqual(['productId', 'scene']);
});

test('HD-19: base64 in a session id is escaped, so that no server reads a space', async () => {
  const { url } = await requestOf('loanDetails', { productId: '1', orderId: '2' });
  expect(url.search).toContain('sessionId=aB%2B%2FcD%3D%3D');
  expect(url.search).toContain('mobilePhone=%2B6281200000000');
});

test('HD-10: an order number beyond 2^53 goes back as it came', async () => {
  const { form } = await requestOf('loanDetails', {
    productId: '9007199254740993',
    orderId: '90071992547409930000001',
  });
  expect(new Map(form).get('orderId')).toBe('90071992547409930000001');
});

test('HD-18: a payment without a coupon says so with an empty value', async () => {
  const [{ request } = { request: {} }] = answersOf('repaymentCommit');
  const { form } = await requestOf('repaymentCommit', { ...request, couponId: null });
  expect(form.filter(([name]) => name === 'couponId')).toEqual([['couponId', '']]);
});

test('lender-api §1: letters that a header cannot hold do not stop a call', async () => {
  const session = sampleSession({ sessionId: 'सत्र-1', deviceId: 'dev\nice' });
  const { url, headers } = await requestOf(
    'loanDetails',
    { productId: '1', orderId: '2' },
    { session },
  );
  expect(url.searchParams.get('sessionId')).toBe('सत्र-1');
  expect(headers.get('X-Session-Id')).toMatch(/^[\x20-\x7e]+$/);
  expect(headers.get('X-Device-Id')).toMatch(/^[\x20-\x7e]+$/);
});
