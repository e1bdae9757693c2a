import { expect, test } from 'vitest';
import { readInline, readMarkdown } from '../../../src/lending-ui/read-markdown.ts';

const many = 20_000;

test.each([
  ['emphases', '*a* '],
  ['strong words', '**a** '],
  ['links', '[a](/b) '],
  ['open brackets', '[a'],
  ['open strong words', '**a* '],
])('a paragraph of 20,000 %s is read without running out of stack', (name, piece) => {
  const pieces = readInline(piece.repeat(many));
  expect(pieces.length, name).toBeGreaterThan(0);
  expect(pieces.length).toBeLessThanOrEqual(many * 2);
});

test('20,000 headings, rules or lines without a blank line between them are read too', () => {
  expect(readMarkdown('# a\n'.repeat(many))).toHaveLength(many);
  expect(readMarkdown('---\n'.repeat(many))).toHaveLength(many);
  expect(readMarkdown('text\n# a\n'.repeat(many / 2))).toHaveLength(many);
});

test('emphasis inside emphasis and links keeps its order and its text', () => {
  expect(readInline('a **b *c*** [d **e**](/f) g')).toEqual([
    { kind: 'text', text: 'a ' },
    {
      kind: 'strong',
      inner: [{ kind: 'text', text: 'b *c' }],
    },
    { kind: 'text', text: '* ' },
    {
      kind: 'link',
      address: '/f',
      inner: [
        { kind: 'text', text: 'd ' },
        { kind: 'strong', inner: [{ kind: 'text', text: 'e' }] },
      ],
    },
    { kind: 'text', text: ' g' },
  ]);
});
