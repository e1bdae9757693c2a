import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { countCharacters, cutTo } from '../../../src/domain/character-count.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const family = '👨‍👩‍👧';

test('HD-40: 199 letters, an emoji and a letter keep the emoji and lose the letter', () => {
  const text = readFileSync('tests/cases/complaint-199a-emoji.txt', 'utf8').trimEnd();
  expect(countCharacters(text)).toBe(201);
  const kept = cutTo(text, 200);
  expect(kept).toBe(`${'a'.repeat(199)}😀`);
  expect(countCharacters(kept)).toBe(200);
});

test('screens §8: an emoji of several code points counts each, and is kept whole or left out', () => {
  expect(countCharacters(family)).toBe(5);
  expect(cutTo(`ab${family}`, 6)).toBe('ab');
  expect(cutTo(`ab${family}`, 7)).toBe(`ab${family}`);
  expect(cutTo('नमस्ते', 3)).toBe('नम');
  expect(cutTo(`${family}a`, 3)).toBe('');
});

const texts = fc.string({ unit: 'grapheme' });

test('screens §8: what fits is untouched; what does not is a beginning of it that fits, and well formed', () => {
  fc.assert(
    fc.property(texts, fc.nat(30), (text, max) => {
      const kept = cutTo(text, max);
      expect(text.startsWith(kept)).toBe(true);
      expect(countCharacters(kept)).toBeLessThanOrEqual(max);
      expect(kept === text).toBe(countCharacters(text) <= max);
      expect(kept).not.toMatch(/\p{Cs}/u);
      expect(cutTo(kept, max)).toBe(kept);
    }),
  );
});

test('screens §8: without a segmenter a text is still cut between code points', () => {
  vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
  expect(cutTo(`${'a'.repeat(199)}😀b`, 200)).toBe(`${'a'.repeat(199)}😀`);
  expect(cutTo('😀😀', 1)).toBe('😀');
});
