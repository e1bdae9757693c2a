import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Words } from '../../../src/i18n/wording-files.ts';
import { shippedIds, shippedTenant } from '../tenant/shipped-folder.ts';

/** The language that the keys come from. */
export const english = 'en';

/** Every language that a shipped tenant shows, and English, which fills gaps. */
export const shownLanguages: readonly string[] = [
  ...new Set([english, ...shippedIds.flatMap((id) => shippedTenant(id).locale.languages)]),
].sort();

/** The parts of the wording: the English files without their ending. */
export const namespaces: readonly string[] = readdirSync(`locales/${english}`)
  .map((file) => file.replace(/\.json$/, ''))
  .sort();

/** The texts of one file; undefined when there is no such file. */
export function wordsOf(language: string, namespace: string): Words | undefined {
  const file = `locales/${language}/${namespace}.json`;
  if (!existsSync(file)) return undefined;
  const words: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof words !== 'object' || words === null) throw new Error(`${file} is no object`);
  const entries = Object.entries(words).map(([key, text]): [string, string] => {
    if (typeof text !== 'string') throw new Error(`${file}: ${key} is no text`);
    return [key, text];
  });
  return Object.fromEntries(entries);
}

/** Every text of a language, with the place where it stands. */
export function textsOf(language: string): { place: string; text: string }[] {
  return namespaces.flatMap((namespace) =>
    Object.entries(wordsOf(language, namespace) ?? {}).map(([key, text]) => ({
      place: `${namespace}:${key}`,
      text,
    })),
  );
}

const pluralKey = /^(.+)_(?:zero|one|two|few|many|other)$/;

/** A key without its plural form, where it has one: `days_other` is `days` in several forms. */
export function baseOf(key: string): { base: string; hasForms: boolean } {
  const base = pluralKey.exec(key)?.[1];
  return base === undefined ? { base: key, hasForms: false } : { base, hasForms: true };
}

/** The placeholders of a text, sorted: `{{amount}}` and `{{time}}` give `amount time`. */
export const placeholdersIn = (text: string): string =>
  (text.match(/(?<=\{\{)[^{}]+(?=\}\})/g) ?? []).sort().join(' ');
