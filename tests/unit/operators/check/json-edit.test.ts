import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  applyFix,
  fixIn,
  removeFrom,
  renameIn,
  writeInto,
} from '../../../../operators/check/json-edit.ts';
import { everyValue } from '../../../../operators/check/schema-node.ts';
import { shippedIds } from '../../tenant/shipped-folder.ts';

const text = `{
  "brand": { "name": "A", "appNames": ["x", "y"] },
  "money": {
    "symbol": "₹",
    "minorDigits": 2
  },
  "paths": {}
}
`;

test('design §5: a field that the form writes changes its own characters and no others', () => {
  const next = writeInto(text, ['money', 'symbol'], 'Rp');
  expect(next).toBe(text.replace('"₹"', '"Rp"'));
});

test('a new field goes behind its neighbours, written as they are', () => {
  expect(writeInto(text, ['money', 'shownDigits'], 0)).toBe(
    text.replace('"minorDigits": 2', '"minorDigits": 2,\n    "shownDigits": 0'),
  );
  expect(writeInto(text, ['brand', 'logo'], 'assets/l.svg')).toContain(
    '"appNames": ["x", "y"], "logo": "assets/l.svg" }',
  );
  expect(writeInto(text, ['paths', 'contracts'], '/x')).toContain(
    '"paths": {\n    "contracts": "/x"\n  }',
  );
  expect(writeInto(text, ['brand', 'appNames', 2], 'z')).toContain('["x", "y", "z"]');
});

test('groups that are missing on the way are made', () => {
  const next = writeInto(text, ['theme', 'fontColours', 'onBrand'], '#FFFFFF');
  expect(JSON.parse(next).theme).toEqual({ fontColours: { onBrand: '#FFFFFF' } });
});

test('a field is taken out with its comma, first, last or alone', () => {
  expect(removeFrom(text, ['money', 'symbol'])).toContain('"money": {\n    "minorDigits": 2\n  }');
  expect(removeFrom(text, ['money', 'minorDigits'])).toContain('"symbol": "₹"\n  }');
  expect(removeFrom('{ "a": 1 }', ['a'])).toBe('{}');
  expect(removeFrom(text, ['money', 'grouping'])).toBe(text);
});

test('a key gets another name and keeps its place', () => {
  expect(renameIn(text, ['money', 'symbol'], 'sign')).toBe(text.replace('"symbol"', '"sign"'));
});

test('brackets and blanks inside a text are no layout', () => {
  const odd = { '[ a ]': '{ [ b ] }\n  c' };
  expect(JSON.parse(writeInto(text, ['odd'], odd)).odd).toEqual(odd);
});

test('a text that is no JSON stays as it is', () => {
  const broken = '{ "a": 1, ';
  expect(writeInto(broken, ['a'], 2)).toBe(broken);
  expect(removeFrom(broken, ['a'])).toBe(broken);
});

/** As JSON writes it, which knows no -0. */
const json = fc.jsonValue({ maxDepth: 2 }).map((raw): unknown => JSON.parse(JSON.stringify(raw)));

test.each(shippedIds)(
  'every field of %s can be written and taken out, and the text says so',
  (id) => {
    const shipped = readFileSync(`tenants/${id}/tenant.json`, 'utf8');
    const config: unknown = JSON.parse(shipped);
    const paths = everyValue(config).map(({ path }) => path);
    fc.assert(
      fc.property(fc.constantFrom(...paths), json, (path, value) => {
        const fix = { op: 'write', path, value } as const;
        expect(JSON.parse(fixIn(shipped, fix))).toEqual(applyFix(config, fix));
        const out = { op: 'remove', path } as const;
        expect(JSON.parse(fixIn(shipped, out))).toEqual(applyFix(config, out));
      }),
      { numRuns: 100 },
    );
  },
);
