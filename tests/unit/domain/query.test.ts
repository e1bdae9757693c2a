import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readQuery, writeQuery } from '../../../src/domain/query.ts';

test('HD-19: a plus in a base64 session id stays, and is sent as %2B', () => {
  const read = readQuery('?sessionId=aB+/cD==&name=a+b', new Set(['sessionId']));
  expect(read.get('sessionId')).toBe('aB+/cD==');
  expect(read.get('name')).toBe('a b');
  expect(writeQuery({ sessionId: read.get('sessionId') })).toBe('sessionId=aB%2B%2FcD%3D%3D');
});

test('HD-20: a plus before a phone number stays, typed plain or encoded', () => {
  for (const query of ['mobilePhone=+6281200000000', 'mobilePhone=%2B6281200000000']) {
    expect(readQuery(query, new Set(['mobilePhone'])).get('mobilePhone')).toBe('+6281200000000');
  }
});

test('HD-21: the first of a repeated parameter wins', () => {
  expect(readQuery('orderId=1&orderId=2').get('orderId')).toBe('1');
});

test('HD-23: a stray per cent sign is taken as typed', () => {
  expect(readQuery('orderNo=100%&problemType=2')).toEqual(
    new Map([
      ['orderNo', '100%'],
      ['problemType', '2'],
    ]),
  );
  expect(readQuery('orderNo=%E0%A4%A').get('orderNo')).toBe('%E0%A4%A');
  expect(readQuery('a=%20100%25%zz').get('a')).toBe(' 100%%zz');
});

test('HD-31: a parameter named after the prototype is one like any other', () => {
  const read = readQuery('__proto__=x&constructor=y');
  expect(read.get('__proto__')).toBe('x');
  expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
});

test('design §3: empty parts are passed over and a bare name has an empty value', () => {
  expect([...readQuery('?&a&&b=&c==d=')]).toEqual([
    ['a', ''],
    ['b', ''],
    ['c', '=d='],
  ]);
  expect(readQuery('').size).toBe(0);
});

test('HD-18: what is undefined is not written, never as a word', () => {
  expect(writeQuery({ a: undefined, b: 'ü &', c: '' })).toBe('b=%C3%BC%20%26&c=');
  expect(writeQuery({ a: undefined })).toBe('');
});

test('HD-40: half of a surrogate pair is written as the replacement character', () => {
  expect(writeQuery({ a: 'x\ud83d' })).toBe('a=x%EF%BF%BD');
  expect(writeQuery({ a: '😀' })).toBe('a=%F0%9F%98%80');
});

test('design §3: what was written is read back, whatever the letters', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' })),
      fc.array(fc.string()),
      (params, plusKept) => {
        const read = readQuery(writeQuery(params), new Set(plusKept));
        expect(new Map(read)).toEqual(new Map(Object.entries(params)));
      },
    ),
  );
});

test('HD-23: no text at all makes reading fail', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'%=&+?#aE0'.split('')) }), (query) => {
      expect(readQuery(query)).toBeInstanceOf(Map);
    }),
  );
});
