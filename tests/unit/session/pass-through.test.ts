import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { passThroughValues, withPassThrough } from '../../../src/session/pass-through.ts';
import { sampleSession, sampleValues } from '../../support/sample-session.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';

const app = 'https://app.example';
const tenant = sampleTenant({
  'security.trustedOrigins': ['https://pay.sample.example', 'https://pay.sample.example:8443'],
  'security.frameOrigins': ['https://docs.sample.example'],
});
const session = sampleSession();
const seven = ['deviceId', 'appVersion', 'userId', 'appName', 'sessionId', 'clientType', 'gid'];
const pass = (url: string, origin = app) => withPassThrough(url, session, tenant, origin);

test('screens §8: the seven travel, exact and nothing else; never the token', () => {
  expect(Object.keys(passThroughValues(session)).sort()).toEqual([...seven].sort());
  const query = new URL(pass('https://pay.sample.example/x')).searchParams;
  expect([...query.keys()].sort()).toEqual([...seven].sort());
  for (const name of seven) expect(query.get(name)).toBe(Reflect.get(sampleValues, name));
});

test('screens §8: what the session does not have does not travel', () => {
  expect(passThroughValues(sampleSession({ sessionId: 'S', token: 'T' }))).toEqual({
    sessionId: 'S',
  });
  expect(withPassThrough('https://pay.sample.example/x', sampleSession({}), tenant, app)).toBe(
    'https://pay.sample.example/x',
  );
});

test('HD-24: they stand before the fragment and after the query that was there', () => {
  const url = pass('https://pay.sample.example/apply?x=1#step2');
  expect(url).toMatch(/^https:\/\/pay\.sample\.example\/apply\?x=1&[^#]+#step2$/);
  expect(pass('https://pay.sample.example/#/a?b=c')).toMatch(
    /^https:\/\/pay\.sample\.example\/\?[^#]+#\/a\?b=c$/,
  );
});

test('HD-24: a parameter that the address brings along keeps its value', () => {
  const query = new URL(pass('https://pay.sample.example/?userId=partner&sessionId=')).searchParams;
  expect(query.getAll('userId')).toEqual(['partner']);
  expect(query.getAll('sessionId')).toEqual(['']);
});

describe('design §3: only to the app itself and to origins that the tenant trusts', () => {
  test.each([
    'https://app.example/x',
    '/x',
    'https://pay.sample.example',
    'https://pay.sample.example:443/x',
    'https://PAY.sample.example/x',
    'https://pay.sample.example:8443/x',
  ])('%s gets them', (url) => {
    expect(pass(url)).toContain('sessionId=aB%2B%2FcD%3D%3D');
  });

  test.each([
    'https://evil.example/',
    'https://docs.sample.example/x',
    'http://pay.sample.example/x',
    'https://pay.sample.example:444/x',
    'https://sub.pay.sample.example/',
    'https://pay.sample.example.evil.example/',
    'https://pay.sample.example@evil.example/',
    'https://evil.example/https://pay.sample.example',
    'https://evil.example/?x=https://pay.sample.example',
    'https://evil.example#https://pay.sample.example',
    '//evil.example/x',
    '\\\\evil.example/x',
    'javascript:alert(1)',
    'data:text/html,x',
    'gojek://pay?x=1',
    'tel:+621',
    'blob:https://evil.example/1',
  ])('%s is returned as it is', (url) => {
    expect(pass(url)).toBe(url);
  });

  test.each(['gojek://pay?x=1', 'data:text/html,x'])(
    'in a web view whose own origin is the word "null", %s is returned as it is',
    (url) => {
      expect(pass(url, 'null')).toBe(url);
    },
  );

  test.each(['https://[', 'https://a b'])(
    '%s, which is no address, is returned as it is',
    (url) => {
      expect(pass(url)).toBe(url);
    },
  );

  test('whatever the address, no value of the session reaches an origin that nobody trusts', () => {
    const host = fc.constantFrom(
      'evil.example',
      'pay.sample.example',
      'pay.sample.example.evil.example',
      'xpay.sample.example',
      'app.example',
    );
    const tail = fc.string({ unit: fc.constantFrom(...'/?#&=@:.a%'.split('')), maxLength: 12 });
    fc.assert(
      fc.property(
        fc.constantFrom('https://', 'http://', '//', 'https:'),
        host,
        tail,
        (scheme, name, rest) => {
          const url = `${scheme}${name}${rest}`;
          fc.pre(URL.canParse(url, app));
          const { origin } = new URL(pass(url), app);
          const isTrusted = [
            app,
            'https://pay.sample.example',
            'https://pay.sample.example:8443',
          ].includes(origin);
          expect(pass(url).includes('sessionId=aB')).toBe(isTrusted);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
