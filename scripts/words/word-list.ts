import { languagesOf, textAt, valueAt } from '../../operators/check/config-values.ts';
import { neededParts } from '../../operators/check/needed-parts.ts';
import { branches, everyValue, isLocalText } from '../../operators/check/schema-node.ts';
import type { SharedWording, TenantFolder } from '../../operators/check/tenant-folder.ts';
import { baseOf, formsOf } from '../../operators/check/wording-forms.ts';
import { isWording } from '../../src/domain/visible-text.ts';

/**
 * How far one text is: `new` since the file was written last; `changed`, so that its English is another one than was
 * translated; `to do`; `shared`, where the app's own text serves; `done`.
 */
export type WordState = 'new' | 'changed' | 'to do' | 'shared' | 'done';

/** One text of a lender with its translation, empty where there is none. */
export interface WordRow {
  /** `app:retry` is a text of the app, `tenant.json:support.hours` one of the lender's own. */
  key: string;
  english: string;
  text: string;
  state: WordState;
}

/** What of a row somebody may have changed outside. */
export type WrittenRow = Pick<WordRow, 'key' | 'english' | 'text'>;

/** Everything that a list of texts is made of. */
export interface WordSource {
  folder: TenantFolder;
  /** The shared wording of `locales/`. */
  wording: SharedWording;
  language: string;
  /** The rows of the file that was written before. */
  before: readonly WrittenRow[] | undefined;
}

/** A file of the folder, parsed; nothing where there is none. Throws where it is no JSON. */
export const jsonOf = ({ files }: TenantFolder, file: string): unknown => {
  const text = files.get(file);
  return text === undefined ? undefined : JSON.parse(text.replace(/^\uFEFF/, ''));
};

const ownPrefix = 'tenant.json:';

/** The path in `tenant.json` that a row's key means; nothing for a text of the app. */
export const configPathOf = (key: string): readonly (string | number)[] | undefined =>
  key.startsWith(ownPrefix)
    ? key
        .slice(ownPrefix.length)
        .split('.')
        .map((step) => (/^\d+$/.test(step) ? Number(step) : step))
    : undefined;

const wordOf = (value: unknown): string => (isWording(value) ? value : '');

/** English keys as the language needs them: a counted text once for each of its forms. */
function keysIn(words: Readonly<Record<string, string>>, language: string): [string, string][] {
  const counted = new Set<string>();
  return Object.entries(words).flatMap(([key, english]): [string, string][] => {
    const base = baseOf(key);
    if (base === key) return [[key, english]];
    if (counted.has(base)) return [];
    counted.add(base);
    return formsOf(language).needed.map((form) => [
      `${base}_${form}`,
      words[`${base}_${form}`] ?? words[`${base}_other`] ?? english,
    ]);
  });
}

type PlainRow = WrittenRow & { isShared: boolean };

/** Texts of the app, of all features that are on. */
function appRows({ folder, wording, language }: WordSource, config: unknown): PlainRow[] {
  const english = wording.get('en') ?? new Map<string, Readonly<Record<string, string>>>();
  const own = jsonOf(folder, `wording/${language}.json`);
  const parts = neededParts(config, english.keys());
  return [...english].flatMap(([part, words]) =>
    parts.has(part)
      ? keysIn(words, language).map(([key, text]): PlainRow => {
          const mine = wordOf(valueAt(own, [part, key]));
          const shared = wording.get(language)?.get(part)?.[key] ?? '';
          return {
            key: `${part}:${key}`,
            english: text,
            text: mine || shared,
            isShared: mine === '',
          };
        })
      : [],
  );
}

/** Texts that `tenant.json` has in every language. */
function ownRows(config: object, language: string): PlainRow[] {
  const first = textAt(config, 'locale.defaultLanguage') ?? 'en';
  return everyValue(config).flatMap(({ path, value, node }) => {
    const isText =
      node && typeof value === 'object' && value !== null && branches(node).some(isLocalText);
    if (!isText) return [];
    const other = first === language ? undefined : textAt(value, [first]);
    const english = textAt(value, ['en']) ?? other ?? '';
    const text = textAt(value, [language]) ?? '';
    return [{ key: `${ownPrefix}${path.join('.')}`, english, text, isShared: false }];
  });
}

/** Every text that a lender's features need in a language, with what is there already. */
export function wordList(source: WordSource): WordRow[] {
  const raw = jsonOf(source.folder, 'tenant.json');
  const config = typeof raw === 'object' && raw !== null ? raw : {};
  const before = source.before && new Map(source.before.map((row) => [row.key, row]));
  const stateOf = ({ key, english, text, isShared }: PlainRow): WordState => {
    const old = before?.get(key);
    if (text === '') return before && !old ? 'new' : 'to do';
    if (isShared) return 'shared';
    return old && old.english !== english ? 'changed' : 'done';
  };
  return [...appRows(source, config), ...ownRows(config, source.language)].map((row) => {
    const { key, isShared } = row;
    // A lender that has no English keeps the one that was translated.
    const english = row.english || before?.get(key)?.english || row.text;
    // A translation that is in the file and not in the folder yet is not lost by writing the file anew.
    const text = row.text || before?.get(key)?.text || '';
    return {
      key,
      english,
      text,
      state: stateOf({ ...row, english, text, isShared: isShared && text === row.text }),
    };
  });
}

/** A Markdown page that is to be written in the language, with the one that it is written after. */
export interface PageToWrite {
  file: string;
  after: string;
  words: number;
}

/** The legal pages and instructions of a folder that are missing in a language. */
export function pagesToWrite(folder: TenantFolder, language: string): PageToWrite[] {
  const config = jsonOf(folder, 'tenant.json');
  const first = textAt(config, 'locale.defaultLanguage') ?? 'en';
  const models = [...new Set(['en', first, ...languagesOf(config)])];
  const pages = [...folder.files.keys()].flatMap((file) => {
    const found = /^(legal\/[\w-]+\.|guide\/)([a-z]{2,3})\.md$/.exec(file);
    return found ? [{ base: found[1] ?? '', language: found[2] ?? '' }] : [];
  });
  return [...new Set(pages.map(({ base }) => base))].flatMap((base) => {
    const there = pages.filter((page) => page.base === base).map((page) => page.language);
    const model = models.find((one) => there.includes(one));
    if (there.includes(language) || model === undefined) return [];
    const after = `${base}${model}.md`;
    const words = (folder.files.get(after) ?? '').split(/\s+/).filter(Boolean).length;
    return [{ file: `${base}${language}.md`, after, words }];
  });
}
