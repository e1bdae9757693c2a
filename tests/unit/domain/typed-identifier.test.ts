import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanIdentifier, plainDigits } from '../../../src/domain/typed-identifier.ts';

const digitsOfEveryScript = () => {
  const found: string[] = [];
  for (let code = 0; code <= 0x1ffff; code += 1) {
    const letter = String.fromCodePoint(code);
    if (/\p{Nd}/u.test(letter)) found.push(letter);
  }
  return found;
};

test('every decimal digit of every script is a digit, each ten of them 0 to 9', () => {
  const all = digitsOfEveryScript();
  expect(all.length % 10).toBe(0);
  expect(all.map(plainDigits).join('')).toBe('0123456789'.repeat(all.length / 10));
});

test('a text without such digits stays as it is', () => {
  for (const text of ['', 'abc', '½', 'नमस्ते', '😀', '\ud83d'])
    expect(plainDigits(text)).toBe(text.normalize('NFKC'));
});

describe('HD-73: an identifier is clean, whatever nobody sees in it', () => {
  test.each([
    ['1234\u200b56789', '123456789'],
    ['\u202a123456789\u202c', '123456789'],
    ['1234–5678–9', '123456789'],
    ['1234-5678−9', '123456789'],
    ['१२३४५६७८९', '123456789'],
    ['١٢٣٤٥٦٧٨٩', '123456789'],
    ['১২৩৪৫৬৭৮৯', '123456789'],
    ['１２３４\u30005678\u00a09', '123456789'],
    ['SMPL 0000\u200b123', 'SMPL0000123'],
    ['ＳＭＰＬ0000123', 'SMPL0000123'],
    ['\u3164123\ufeff', '123'],
    ['12l4', '12l4'],
  ])('%j is %s', (typed, clean) => {
    expect(cleanIdentifier(typed)).toBe(clean);
  });

  test('cleaning a clean one changes nothing (property)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const clean = cleanIdentifier(text);
        expect(cleanIdentifier(clean)).toBe(clean);
      }),
    );
  });
});
