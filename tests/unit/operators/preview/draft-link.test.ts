import { deflateSync, strToU8 } from 'fflate';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packDraft, unpackDraft } from '../../../../operators/preview/studio/draft-link.ts';

const packed = (value: unknown) =>
  Buffer.from(deflateSync(strToU8(JSON.stringify(value)))).toString('base64url');
const sound = { v: 1, id: 'sample', changes: [[['brand', 'name'], 'B']], files: {} };

const word = fc.stringMatching(/^[a-z]{1,6}$/);
const changes = fc.array(
  fc.record({
    path: fc.array(fc.oneof(word, fc.nat(9)), { minLength: 1, maxLength: 3 }),
    now: fc.option(
      fc.jsonValue({ maxDepth: 1 }).map((raw): unknown => JSON.parse(JSON.stringify(raw))),
      { nil: undefined },
    ),
  }),
  { maxLength: 5 },
);

test('design §5: whoever opens a link sees the draft that was put into it', () => {
  fc.assert(
    fc.property(changes, fc.string({ unit: 'grapheme' }), (list, text) => {
      const draft = { id: 'sample', changes: list, files: { 'legal/terms.en.md': text } };
      expect(unpackDraft(packDraft(draft))).toEqual(draft);
    }),
  );
});

test('a new logo travels with the link', () => {
  const draft = {
    id: 'sample',
    changes: [{ path: ['brand', 'logo'], now: 'assets/logo.png' }],
    files: { 'assets/logo.png': 'data:image/png;base64,iVBORw==', 'assets/b.svg': '<svg/>' },
  };
  expect(unpackDraft(packDraft(draft))).toEqual(draft);
});

test('a link is made of letters, digits, - and _ alone', () => {
  const link = packDraft({ id: 'sample', changes: [], files: { 'legal/a.md': '₹ ✓ '.repeat(99) } });
  expect(link).toMatch(/^[\w-]+$/);
});

test('anything that is no draft is refused without a throw', () => {
  expect(unpackDraft(packed(sound))?.id).toBe('sample');
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.base64String(), fc.jsonValue().map(packed)), (text) => {
      expect(unpackDraft(text)).toBeUndefined();
    }),
  );
});

test.each([
  ['a way out of the folder', { files: { 'legal/../../x': 'a' } }],
  ['a hidden file', { files: { 'assets/.env': 'a' } }],
  ['the config as a file', { files: { 'tenant.json': '{}' } }],
  ['an id that is no folder', { id: '../x' }],
  ['a key that reaches a prototype', { changes: [[['__proto__', 'x'], 1]] }],
  ['a picture that is an address', { files: { 'assets/a.png': 'https://evil.example/a.png' } }],
  ['a picture of another kind', { files: { 'assets/a.png': 'data:text/html;base64,AAAA' } }],
  ['a picture that is no bytes', { files: { 'assets/a.png': 'data:image/png;base64,A' } }],
  ['a version of its own', { v: 2 }],
  ['something more', { more: 1 }],
])('a draft with %s is refused', (_what, part) => {
  expect(unpackDraft(packed({ ...sound, ...part }))).toBeUndefined();
});

test('a small link that unpacks to millions of characters is refused', () => {
  const bomb = packed({ ...sound, files: { 'legal/a.md': 'a'.repeat(5_000_000) } });
  expect(bomb.length).toBeLessThan(60_000);
  expect(unpackDraft(bomb)).toBeUndefined();
});
