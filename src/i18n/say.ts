import type { MessageKeys, Namespace } from './message-keys.ts';
import { valueIn } from './page-language.ts';
import type { Words } from './wording-files.ts';

/** A key without the ending of its plural form. */
type WithoutPlural<Key> =
  Key extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Base : Key;

/** A text by its file and key: `loan-details:repay`. */
export type SayKey = {
  [File in Namespace]: `${File}:${WithoutPlural<keyof MessageKeys[File] & string>}`;
}[Namespace];

/** What stands in a text: `count` also chooses its plural form. */
export type SayValues = Readonly<Record<string, string | number>>;

/**
 * Says a text in the language shown. What decides the content of a screen takes this, and not the library's own
 * function, so that it can be said before the library is there as well.
 */
export type Say = (key: SayKey, values?: SayValues) => string;

/** Thrown for a text that the words at hand do not hold: then the whole screen waits for the library, which fills gaps. */
export class MissingText extends Error {}

/**
 * Says texts out of the wording files alone, as i18next does with our settings (`create-i18n.ts`, which a test
 * compares): the plural form of the language, values isolated from the text around them. Throws `MissingText`.
 */
export function sayFrom(words: Readonly<Partial<Record<Namespace, Words>>>, language: string): Say {
  const plural = new Intl.PluralRules(language);
  return (key, values = {}) => {
    const [file = '', name = ''] = key.split(':');
    const texts = words[file as Namespace]; // a key is made of a file's name
    const { count } = values;
    const forms =
      typeof count === 'number'
        ? [...(count === 0 ? ['_zero'] : []), `_${plural.select(count)}`, '']
        : [''];
    const text = forms.map((form) => texts?.[name + form]).find((found) => found !== undefined);
    if (text === undefined) throw new MissingText(key);
    return text.replace(/\{\{(.+?)\}\}/g, (_whole, value: string) =>
      valueIn(language, String(values[value.trim()] ?? '')),
    );
  };
}
