import { describe, expect, test } from 'vitest';
import {
  type ComparedFolder,
  differenceText,
  diffFolders,
  diffValues,
} from '../../../scripts/tenant/diff-folders.ts';

const folder = (files: Readonly<Record<string, string>>, prints = {}): ComparedFolder => ({
  id: 'x',
  files: new Map(Object.entries(files)),
  prints: new Map(Object.entries(prints)),
});

describe('design §5: tenant:diff names differences by their path', () => {
  test.each([
    [{ a: 1 }, { a: 1 }, []],
    [
      { money: { symbol: '₹' } },
      { money: { symbol: 'Rp' } },
      [{ path: 'money.symbol', before: '₹', after: 'Rp' }],
    ],
    [{ a: 1 }, {}, [{ path: 'a', before: 1 }]],
    [{}, { a: null }, [{ path: 'a', after: null }]],
    [{ days: [91, 120] }, { days: [91] }, [{ path: 'days', before: [91, 120], after: [91] }]],
    [
      { banks: [{ name: 'A', fee: 1 }] },
      { banks: [{ name: 'A', fee: 2 }, { name: 'B' }] },
      [
        { path: 'banks.0.fee', before: 1, after: 2 },
        { path: 'banks.1', after: { name: 'B' } },
      ],
    ],
    [{ a: { b: 1 } }, { a: 'text' }, [{ path: 'a', before: { b: 1 }, after: 'text' }]],
    [{ a: {} }, { a: [] }, [{ path: 'a', before: {}, after: [] }]],
  ])('%j and %j', (before, after, wanted) => {
    expect(diffValues(before, after)).toEqual(wanted);
  });

  test('a key that reaches a prototype is only a key', () => {
    expect(diffValues(JSON.parse('{"__proto__": 1}'), {})).toEqual([
      { path: '__proto__', before: 1 },
    ]);
  });
});

describe('design §5: files', () => {
  const before = folder(
    {
      'tenant.json': '{"money":{"symbol":"₹"}}',
      'legal/terms.en.md': '# Terms\n\none\ntwo\n',
      'wording/hi.json': '{"app":{"retry":"a","back":"b"}}',
      'guide/en.md': '1. a',
    },
    { 'assets/a.png': '1', 'assets/b.png': '2' },
  );
  const after = folder(
    {
      'tenant.json': '{"money":{"symbol":"Rp"}}',
      'legal/terms.en.md': '# Terms\n\none\nthree\nfour\n',
      'wording/hi.json': '{"app":{"retry":"c","next":"d"}}',
    },
    { 'assets/a.png': '9', 'assets/b.png': '2' },
  );
  const found = diffFolders(before, after);

  test('only in one, changed texts and pictures', () => {
    expect(found.onlyBefore).toEqual(['guide/en.md']);
    expect(found.onlyAfter).toEqual([]);
    expect(found.files).toEqual([
      { file: 'assets/a.png' },
      { file: 'legal/terms.en.md', added: 2, removed: 1 },
      { file: 'wording/hi.json', added: 1, removed: 1, changed: 1 },
    ]);
  });

  test('for people, each group under its own heading', () => {
    const text = differenceText(found, ['old', 'new']);
    expect(text).toContain('money.symbol  "₹" → "Rp"');
    expect(text).toContain('legal/terms.en.md  2 lines added, 1 line removed');
    expect(text).toContain('only in old\n  guide/en.md');
    expect(differenceText(diffFolders(before, before), ['old', 'old'])).toBe(
      'old and old are the same.',
    );
  });

  test('a tenant.json that is no JSON counts as empty', () => {
    expect(
      diffFolders(folder({ 'tenant.json': '{' }), folder({ 'tenant.json': '{"a":1}' })).fields,
    ).toEqual([{ path: 'a', after: 1 }]);
  });
});
