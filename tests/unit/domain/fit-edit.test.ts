import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countCharacters } from '../../../src/domain/character-count.ts';
import { fitEdit } from '../../../src/domain/fit-edit.ts';

const characters = new Intl.Segmenter();
const charactersOf = (text: string) =>
  Array.from(characters.segment(text), ({ segment }) => segment);

const text = fc.string({ unit: 'grapheme', maxLength: 40 });

test('HD-40: of 199 letters, an emoji and one letter more, the letter is ignored', () => {
  const pasted = readFileSync('tests/cases/complaint-199a-emoji.txt', 'utf8').trim();
  const { text: kept } = fitEdit('', pasted, 200);
  expect(kept).toBe(`${'a'.repeat(199)}😀`);
  expect(countCharacters(kept)).toBe(200);
  expect(kept).not.toMatch(/\p{Cs}/u);
});

test('screens §8: an edit that fits is taken as it is', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      expect(fitEdit(before, after, countCharacters(after)).text).toBe(after);
    }),
  );
});

test('screens §5: what is put into a full text is ignored, and the text behind it is not lost', () => {
  expect(fitEdit('abcdef', 'abXcdef', 6)).toEqual({ text: 'abcdef', caret: 2 });
  expect(fitEdit('abcde', 'abXYZcde', 6)).toEqual({ text: 'abXcde', caret: 3 });
  expect(fitEdit('abc', 'Xabc', 3)).toEqual({ text: 'abc', caret: 0 });
});

test('screens §8: whatever is put in anywhere, nothing that was there is lost and nothing is cut inside a character', () => {
  fc.assert(
    fc.property(text, text, text, fc.nat(20), (head, put, tail, room) => {
      const max = countCharacters(head + tail) + room;
      const { text: kept, caret } = fitEdit(head + tail, head + put + tail, max);
      expect(countCharacters(kept)).toBeLessThanOrEqual(max);
      expect(kept.startsWith(head) && kept.endsWith(tail)).toBe(true);
      expect(kept.slice(0, caret) + kept.slice(caret)).toBe(kept);
      const middle = kept.slice(head.length, kept.length - tail.length);
      expect(put.startsWith(middle) || (head + put + tail).includes(middle)).toBe(true);
    }),
  );
});

test('screens §8: a family, a flag and a letter with its marks are kept whole or left out', () => {
  for (const whole of ['👨‍👩‍👧‍👦', '🇮🇩', 'क्षि', 'é', '👍🏽']) {
    const length = countCharacters(whole);
    for (let max = 0; max <= length; max += 1) {
      const { text: kept } = fitEdit('', whole, max);
      expect(kept).toBe(max === length ? whole : '');
    }
    expect(charactersOf(fitEdit('', `ab${whole}`, 2 + length).text).at(-1)).toBe(whole);
  }
});

test('a text that is too long already may be made shorter, letter by letter', () => {
  expect(fitEdit('abcdef', 'abcde', 3).text).toBe('abcde');
  expect(fitEdit('abcdef', 'abcdefg', 3).text).toBe('abcdef');
});

test('marks that would melt into the text before them take nothing away from it', () => {
  expect(fitEdit('ae', 'ae\u0301', 2).text).toBe('ae');
  expect(fitEdit('👍', '👍🏽', 1).text).toBe('👍');
});
