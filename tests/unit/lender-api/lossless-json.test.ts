import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NumberToken, parseLossless } from '../../../src/lender-api/lossless-json.ts';

/** The value with its number tokens as machine numbers, to be held against `JSON.parse`. */
function asNumbers(value: unknown): unknown {
  if (value instanceof NumberToken) return Number(value.digits);
  if (Array.isArray(value)) return value.map(asNumbers);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, asNumbers(inner)]));
}

const digitsIn = (value: unknown): string[] => {
  if (value instanceof NumberToken) return [value.digits];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(digitsIn) : [];
};

/** Strings in which a careless reader would lose its place. */
const hostileText = fc.oneof(
  fc.string(),
  fc.string({
    unit: fc.constantFrom(
      '"',
      '\\',
      '\u0000',
      '-',
      '1',
      '.',
      'e',
      '{',
      '}',
      '[',
      ',',
      ':',
      '\n',
      '\u2028',
      'u',
    ),
  }),
  fc.constantFrom(
    '\\u0000number',
    '\u0000',
    '__proto__',
    'constructor',
    '":1,"',
    '\\"',
    '\\\\',
    '\ud83d',
  ),
);

const anyJson = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, true, false),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.maxSafeInteger(),
    hostileText,
    fc.array(tie('value')),
    fc.dictionary(hostileText, tie('value'), { noNullPrototype: true }),
  ),
})).value;

test('lender-api §1: every value is read as JSON.parse reads it, with or without spaces', () => {
  fc.assert(
    fc.property(anyJson, fc.constantFrom(undefined, 1, '\t'), (value, indent) => {
      const text = JSON.stringify(value, undefined, indent);
      expect(asNumbers(parseLossless(text))).toEqual(asNumbers(JSON.parse(text)));
    }),
    { numRuns: 500 },
  );
});

test('lender-api §1: an object with just the key that marks numbers inside is still an object', () => {
  for (const text of [
    '{"\\u0000number":"12"}',
    '{"a":{"\\u0000number":"x","b":1}}',
    '[{"\\u0000number":null}]',
  ]) {
    expect(asNumbers(parseLossless(text))).toEqual(JSON.parse(text));
  }
});

test('lender-api §1: a key named after the prototype is a key like any other', () => {
  const read = parseLossless(
    '{"__proto__":{"isAdmin":1},"constructor":{"prototype":{"polluted":2}}}',
  );
  expect(Object.keys(Object(read))).toEqual(['__proto__', 'constructor']);
  expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

const digit = fc.constantFrom(...'0123456789'.split(''));
const digits = (length: { minLength: number; maxLength: number }) =>
  fc.array(digit, length).map((all) => all.join(''));
const numberToken = fc
  .tuple(
    fc.constantFrom('', '-'),
    fc.oneof(
      fc.constant('0'),
      fc
        .tuple(fc.constantFrom(...'123456789'.split('')), digits({ minLength: 0, maxLength: 40 }))
        .map((all) => all.join('')),
    ),
    fc.option(
      digits({ minLength: 1, maxLength: 30 }).map((all) => `.${all}`),
      { nil: '' },
    ),
    fc.option(
      fc
        .tuple(fc.constantFrom('e', 'E', 'e+', 'E-'), digits({ minLength: 1, maxLength: 3 }))
        .map((all) => all.join('')),
      { nil: '' },
    ),
  )
  .map((parts) => parts.join(''));

test('HD-10: a number keeps every character, wherever it stands and however long it is', () => {
  fc.assert(
    fc.property(numberToken, numberToken, hostileText, (a, b, text) => {
      const json = `{ "a":${a} , ${JSON.stringify(`x${text}`)}:[${b},${JSON.stringify(text)}, ${a}\n]}`;
      expect(digitsIn(parseLossless(json))).toEqual([a, b, a]);
      expect(digitsIn(parseLossless(a))).toEqual([a]);
    }),
    { numRuns: 300 },
  );
});

test('lender-api §1: what JSON.parse refuses is refused, what it takes is taken', () => {
  const judge = (read: (text: string) => unknown, text: string) => {
    try {
      read(text);
      return 'read';
    } catch (error) {
      return error instanceof SyntaxError ? 'refused' : 'crashed';
    }
  };
  const nearJson = fc.oneof(
    fc.string({
      unit: fc.constantFrom(...'{}[]":,0123456789-+.eE\\u truefalsn\u0000\n'.split('')),
      maxLength: 24,
    }),
    fc
      .tuple(anyJson, fc.nat(), fc.constantFrom('', '"', ',', '}', '0', '\\', 'x', '-'))
      .map(([value, place, change]) => {
        const text = JSON.stringify(value);
        const at = place % (text.length + 1);
        return text.slice(0, at) + change + text.slice(at + 1);
      }),
  );
  fc.assert(
    fc.property(nearJson, (text) => {
      expect(judge(parseLossless, text)).toBe(judge(JSON.parse, text));
    }),
    { numRuns: 2000 },
  );
  for (const text of [
    '',
    ' ',
    '01',
    '1.',
    '.5',
    '+1',
    '1e',
    '--1',
    '1-1',
    '0x1',
    'NaN',
    '1 2',
    "{'a':1}",
    '[1,]',
    '\ufeff{}',
    '{"a":1}}',
  ]) {
    expect(judge(parseLossless, text), text).toBe('refused');
  }
});

test('lender-api §1: a large answer is read in a moment', () => {
  const list = JSON.stringify(
    Array.from({ length: 20_000 }, (_, at) => ({ id: at, text: 'x"\\1'.repeat(5) })),
  );
  const started = performance.now();
  expect(parseLossless(list)).toHaveLength(20_000);
  expect(performance.now() - started).toBeLessThan(3000);
});

test('HD-10: two orders that a machine number cannot tell apart stay two', () => {
  const text = readFileSync('tests/cases/bigint-problem-init.json', 'utf8');
  const ids = digitsIn(parseLossless(text)).filter((id) => id.length > 10);
  expect(ids).toEqual(['9007199254740993', '9007199254740993', '9007199254740992']);
});
