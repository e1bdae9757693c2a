import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkEnvelope } from '../../../src/lender-api/send.ts';
import { parseLossless } from '../../../src/lender-api/lossless-json.ts';

const judge = (text: string, dialect?: 'success') => checkEnvelope(parseLossless(text), dialect);

const rows: readonly { body: unknown; verdict: string }[] = JSON.parse(
  readFileSync('contract/envelopes.json', 'utf8'),
);

describe('the contract', () => {
  test.each(rows.map(({ body, verdict }) => [JSON.stringify(body), verdict] as const))(
    'lender-api §1: %s is a %s',
    (text, verdict) => {
      expect(judge(text).kind).toBe(verdict);
    },
  );

  test('lender-api §2: where the flag is asked for, only a flag that is true is a success', () => {
    const yes = rows.filter(
      ({ body }) => judge(JSON.stringify(body), 'success').kind === 'success',
    );
    expect(yes.map(({ body }) => body)).toEqual([
      { success: true },
      { success: 'true', code: 500 },
    ]);
    expect(judge('{"code":0}', 'success').kind).toBe('failure');
    expect(judge('{}', 'success').kind).toBe('failure');
    expect(judge('[]', 'success').kind).toBe('malformed');
  });
});

const variants: readonly { code: unknown; success: boolean }[] = JSON.parse(
  readFileSync('tests/cases/code-variants.json', 'utf8'),
);

test.each(variants.map(({ code, success }) => [JSON.stringify(code), success, code] as const))(
  'HD-09: code %s succeeds: %s',
  (_text, success, code) => {
    const body = code === '__missing__' ? { message: 'No' } : { code, message: 'No' };
    const verdict = judge(JSON.stringify(body));
    expect(verdict.kind === 'success').toBe(success);
    expect('message' in verdict ? verdict.message : 'No').toBe('No');
  },
);

test.each(['1e-400', '1e-9999', '0.0000001', '-1', '10', '1e2', '1E400'])(
  'HD-09: the number %s is not zero, however a machine would round it',
  (token) => {
    expect(judge(`{"code":${token}}`).kind).toBe('failure');
    expect(judge(`{"status":${token}}`).kind).toBe('failure');
  },
);

test('HD-09: a code in another script, with spaces or signs is no zero', () => {
  for (const code of [
    ' 0',
    '0 ',
    '+0',
    '-0',
    '０',
    '०',
    '0x',
    '0b0',
    '0e0',
    '0\n',
    '0\u0000',
    '0,0',
  ]) {
    expect(judge(JSON.stringify({ code })).kind, code).toBe('failure');
  }
  for (const code of [[], [0], {}, { code: 0 }, true]) {
    expect(judge(JSON.stringify({ code })).kind, JSON.stringify(code)).toBe('failure');
  }
});

test('HD-14: the words of a rejection arrive as they were written', () => {
  const { message } = JSON.parse(readFileSync('tests/cases/html-in-message.json', 'utf8'));
  expect(judge(readFileSync('tests/cases/html-in-message.json', 'utf8'))).toEqual({
    kind: 'failure',
    code: '500',
    message,
  });
});

test('HD-15: a sentence with dots, colons and braces is a sentence', () => {
  expect(judge(readFileSync('tests/cases/message-with-dots.json', 'utf8'))).toEqual({
    kind: 'failure',
    code: '500',
    message: 'Gagal. Coba lagi: 5 menit {{name}}',
  });
});

test('lender-api §1: `msg` stands in for an absent or empty `message`; other shapes are no words', () => {
  expect(judge('{"code":1,"msg":"b"}')).toMatchObject({ message: 'b' });
  expect(judge('{"code":1,"message":"","msg":"b"}')).toMatchObject({ message: 'b' });
  expect(judge('{"code":1,"message":null,"msg":"b"}')).toMatchObject({ message: 'b' });
  expect(judge('{"code":1,"message":"a","msg":"b"}')).toMatchObject({ message: 'a' });
  for (const message of ['null', '[]', '{}', '["a"]', '{"a":"b"}']) {
    expect(judge(`{"code":1,"message":${message}}`)).toMatchObject({ message: '' });
  }
});

test('HD-10: the code of a rejection keeps its digits', () => {
  expect(judge('{"code":90071992547409931234}')).toMatchObject({ code: '90071992547409931234' });
  expect(judge('{"status":"7"}')).toMatchObject({ code: '7' });
  expect(judge('{"success":false}')).toMatchObject({ code: '' });
});

test('HD-31: members named after the prototype decide nothing', () => {
  expect(judge('{"__proto__":{"code":0}}').kind).toBe('malformed');
  expect(judge('{"__proto__":{"success":true},"code":1}').kind).toBe('failure');
  expect(judge('{"constructor":{"code":0}}').kind).toBe('malformed');
});

test('lender-api §1: a value of the answer that only looks like a number of ours is not one', () => {
  expect(judge('{"code":{"\\u0000number":"0"}}').kind).toBe('failure');
  expect(judge('{"\\u0000number":"0","code":0}').kind).toBe('success');
});

test('lender-api §1: of all bodies, only the three dialects of yes are a success', () => {
  const zero = fc.constantFrom<unknown>(0, '0', '00', '000');
  const flag = fc.constantFrom<unknown>(true, 'true');
  const other = fc
    .jsonValue()
    .filter(
      (value) => !(value === 0 || value === true || /^"(?:0+|true)"$/.test(JSON.stringify(value))),
    );
  const part = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
  const member = fc.oneof(zero, flag, other);
  fc.assert(
    fc.property(part(member), part(member), part(member), (success, code, status) => {
      const isYes = (value: unknown) => value === true || value === 'true';
      const isZero = (value: unknown) =>
        value === 0 || (typeof value === 'string' && /^0+$/.test(value));
      const text = JSON.stringify({ success, code, status });
      const expected =
        success !== undefined
          ? isYes(success)
          : code !== undefined
            ? isZero(code)
            : status !== undefined
              ? isZero(status)
              : undefined;
      expect(judge(text).kind).toBe(
        expected === undefined ? 'malformed' : expected ? 'success' : 'failure',
      );
    }),
  );
});

test.each(['"  "', '"\\u200b\\u2060"', '500', '"500"', 'true', '"true"', '"null"'])(
  'a message of %s says nothing to anybody: it is no message',
  (message) => {
    expect(judge(`{"code":1,"message":${message}}`)).toMatchObject({ message: '' });
    expect(judge(`{"code":1,"message":${message},"msg":"Card blocked"}`)).toMatchObject({
      message: 'Card blocked',
    });
  },
);
