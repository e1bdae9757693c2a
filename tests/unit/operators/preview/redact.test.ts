import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isSecretName,
  maskedAddress,
  maskedAnswer,
  maskedParams,
} from '../../../../operators/preview/studio/phone-log.ts';
import { secretParams } from '../../../../src/domain/session-params.ts';

const secret = 'S3CRET-value-77';

test('design §9: what says who someone is never reaches the log', () => {
  expect(secretParams.filter((name) => !isSecretName(name))).toEqual([]);
});

test.each([
  'repayToken',
  'verifyCode',
  'smsCode',
  'phone',
  'cardNo',
  'accountNo',
  'holder',
  'email',
  'X-Session-Id',
  'captcha',
  'sid',
  'capcode',
])('%s is a secret', (name) => {
  expect(isSecretName(name)).toBe(true);
});

test.each(['orderId', 'productId', 'amount', 'code', 'payCode', 'lang', 'appVersion', 'status'])(
  '%s is none: without it nobody understands the call',
  (name) => {
    expect(isSecretName(name)).toBe(false);
  },
);

test('parameters keep their names and lose their secrets', () => {
  expect(
    maskedParams([
      ['token', secret],
      ['lang', 'en'],
      ['userId', ''],
    ]),
  ).toEqual([
    ['token', '•••'],
    ['lang', 'en'],
    ['userId', ''],
  ]);
});

test('an answer loses its secrets wherever they stand, also in the query of an address', () => {
  const name = fc.constantFrom(...secretParams, 'repayToken', 'cardNo', 'telephone');
  const holder = fc.letrec((tie) => ({
    node: fc.oneof(
      { maxDepth: 3 },
      name.map((key): unknown => ({ [key]: secret })),
      name.map((key): unknown => ({ url: `https://a.example/x?y=1&${key}=${secret}` })),
      name.map((key): unknown => ({ [key]: { value: [secret] } })),
      fc.array(tie('node'), { maxLength: 3 }),
      fc.dictionary(fc.stringMatching(/^[a-d]{1,3}$/), tie('node'), { maxKeys: 3 }),
    ),
  }));
  fc.assert(
    fc.property(holder.node, (value) => {
      expect(maskedAnswer(JSON.stringify(value))).not.toContain(secret);
    }),
  );
});

test('numbers longer than a number keep every digit', () => {
  expect(maskedAnswer('{"orderId":90071992547409930174}')).toContain('90071992547409930174');
});

test('of a text that is no JSON only its kind is told', () => {
  expect(maskedAnswer(`<html>${secret}</html>`)).toBe('<html …>');
  expect(maskedAnswer(`token ${secret}`)).toBe('(…)');
  expect(maskedAnswer('  ')).toBe('');
});

test('an address keeps what is no secret', () => {
  expect(maskedAddress(`/p?orderId=1&token=${secret}#a`)).toBe('/p?orderId=1&token=•••#a');
});
