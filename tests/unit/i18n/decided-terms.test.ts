import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shownLanguages, textsOf } from './wording-on-disk.ts';

/** The places whose texts are fixed. */
const fixed = new Set(
  readFileSync('tests/cases/shared-wording.tsv', 'utf8')
    .split('\n')
    .map((row) => row.split('\t')[0]),
);

/** Places that may say a word for another thing, each with the reason. */
const otherwise: Readonly<Record<string, string>> = {
  'contacts:phone': 'a phone to call may be of an office',
  'legal:phone': 'a phone to call may be of an office',
};

/** What the glossary decided against, by language. */
const [, section = ''] = readFileSync('docs/glossary.md', 'utf8').split(
  '## What the borrower reads',
);
const decided = section.split('\n').flatMap((line) => {
  const [, language = '', , not = ''] = line.split('|').map((cell) => cell.trim());
  const words = [...not.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
  return shownLanguages.includes(language) ? words.map((word) => [language, word] as const) : [];
});

/** Whether a text says a word: letters of its own script do not stand around it, but Chinese has no such ends. */
const says = (text: string, word: string): boolean =>
  /\p{Script=Han}/u.test(word)
    ? text.includes(word)
    : new RegExp(`(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`, 'iu').test(text);

test('a word is found where it stands by itself, and not within another', () => {
  expect(says('Anda dapat membayar', 'dapat')).toBe(true);
  expect(says('Dapatkan aplikasi', 'dapat')).toBe(false);
  expect(says('बिल कीजिए', 'बिल की')).toBe(false);
  expect(says('请写信给我们', '写信')).toBe(true);
});

test('the glossary decides for every language that is shown', () => {
  expect([...new Set(decided.map(([language]) => language))].sort()).toEqual(shownLanguages);
});

test.each(decided)('no text in %s says “%s”', (language, word) => {
  const found = textsOf(language).filter(
    ({ place, text }) =>
      !place.startsWith('preview:') &&
      !fixed.has(place) &&
      !(place in otherwise) &&
      says(text, word),
  );
  expect(found).toEqual([]);
});
