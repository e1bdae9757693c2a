import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeOf, readJsonTree } from '../../../../operators/check/json-tree.ts';
import { textsIn } from '../../../../operators/check/config-values.ts';

test('whatever JSON there is, it is read as the language reads it, without a fault', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 6 }), fc.nat(4), (text, indent) => {
      const pretty = JSON.stringify(JSON.parse(text), null, indent);
      const { value, faults } = readJsonTree(pretty);
      expect(faults).toEqual([]);
      expect(JSON.stringify(value)).toBe(JSON.stringify(JSON.parse(pretty)));
    }),
  );
});

test('whatever text there is, it is read to the end, and has faults just when it is no JSON', () => {
  const damaged = fc
    .tuple(
      fc.json({ maxDepth: 4 }),
      fc.nat(),
      fc.constantFrom('', ',', '"', "'", '}', ']', '//', ':', '\n', 'x'),
    )
    .map(([text, at, char]) => {
      const place = at % (text.length + 1);
      return text.slice(0, place) + char + text.slice(place + 1);
    });
  fc.assert(
    fc.property(fc.oneof(damaged, fc.string()), (text) => {
      let isJson = true;
      try {
        JSON.parse(text);
      } catch {
        isJson = false;
      }
      expect(readJsonTree(text).faults.length > 0).toBe(!isJson);
    }),
    { numRuns: 500 },
  );
});

test('each text of a value is found at its own place', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 5 }), (text) => {
      const pretty = JSON.stringify(JSON.parse(text), null, 2);
      const { root, value } = readJsonTree(pretty);
      for (const { path, text: found } of textsIn(value)) {
        const place = placeOf(root, path, 'value');
        expect(pretty.startsWith(JSON.stringify(found), place)).toBe(true);
      }
    }),
  );
});

test('a text nested beyond reason is a fault, not a crash', () => {
  expect(readJsonTree('['.repeat(100_000)).faults.length).toBeGreaterThan(0);
});

test.each([
  ['{"a":1,}', 6, 'take the comma out'],
  ['{"a":1 "b":2}', 7, 'write a comma'],
  ["{'a':1}", 1, 'write "'],
  ['{a:1}', 1, 'write "a"'],
  ['{"a":True}', 5, 'write true'],
  ['{"a":1', 6, 'write }'],
  ['{\n  "a": {\n    "x": 1,\n  "b": 2\n}\n', 32, 'write } where it ends'],
  ['{\n  "a": {\n    "x": 1\n  },\n  "b": 2\n', 35, 'write }'],
  ['{"a":[1}', 7, 'write ]'],
  ['{"a":}', 5, 'write its value'],
  ['{"a":1}}', 7, 'take out what follows'],
  ['/* x */{}', 0, 'take the comment out'],
  ['{"a":"x\n"}', 5, 'end it with "'],
  ['', 0, 'write { … }'],
])('%j: told at character %i: %s', (text, start, remedy) => {
  expect(readJsonTree(text).faults[0]).toMatchObject({ start, remedy });
});

test('a mistake is one finding on its line, whatever the parser stumbles over behind it', () => {
  const text = [
    '{',
    '  // the lender',
    '  “id”: "a",',
    '  "name": "Loans,',
    '  "phone": "1"',
    '  "rate": 20.000.000,',
    '  "cards": Yes,,',
    '  "last": [1, 2,],',
    '}',
  ].join('\n');
  const lines = readJsonTree(text).faults.map(({ start, remedy }) => [
    text.slice(0, start).split('\n').length,
    remedy,
  ]);
  expect(lines).toEqual([
    [2, 'take the comment out'],
    [3, 'write "'],
    [4, 'end it with "'],
    [6, 'write a comma'],
    [7, 'write "Yes" if it is a text, or a plain number'],
    [8, 'take the comma out'],
  ]);
});
