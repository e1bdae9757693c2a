import { describe, expect, test } from 'vitest';
import { createI18n } from '../../../src/i18n/create-i18n.ts';
import { MissingText, sayFrom, type SayKey } from '../../../src/i18n/say.ts';
import {
  baseOf,
  namespaces,
  placeholdersIn,
  shownLanguages,
  textsOf,
  wordsOf,
} from './wording-on-disk.ts';

/** Values for the placeholders of a text, the second list with what turns the direction of a text. */
const fillings = [
  { count: 0, text: 'Sample & <b>Co</b>' },
  { count: 1, text: '₹12,841.25' },
  { count: 2, text: '\u202eeeffoc' },
  { count: 1.5, text: 'مثال' },
  { count: 100, text: '' },
];

describe.each(shownLanguages)('design §4: a text in %s before the library is there', (language) => {
  const words = Object.fromEntries(namespaces.map((file) => [file, wordsOf(language, file) ?? {}]));
  const say = sayFrom(words, language);
  const i18n = createI18n(language, words);

  test('is the one that the library says, with each value and plural form', () => {
    for (const { place, text } of textsOf(language)) {
      const { base, hasForms } = baseOf(place);
      const key = (hasForms ? base : place) as SayKey; // taken from the files that the type is made of
      for (const { count, text: value } of fillings) {
        const names = placeholdersIn(text)
          .split(' ')
          .filter((name) => name && name !== 'count');
        const values = {
          ...Object.fromEntries(names.map((name) => [name, value])),
          ...((hasForms || /\{\{count\}\}/.test(text)) && { count }),
        };
        expect(say(key, values), place).toBe(i18n.t(key as never, values as never));
      }
    }
  });
});

test('HD-35: a text that is not there is said to be missing, never shown as its key', () => {
  const say = sayFrom({ app: {} }, 'en');
  expect(() => say('app:retry')).toThrow(MissingText);
});
