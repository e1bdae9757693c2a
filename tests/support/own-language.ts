import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSharedWording, readTenantFolder } from '../../scripts/tenant/read-folders.ts';
import { takeWords } from '../../scripts/words/take-words.ts';
import { wordList } from '../../scripts/words/word-list.ts';

/** A text in the invented language; values in `{{…}}` stay. */
export type Translate = (english: string) => string;

const outsideOfValues = (text: string, change: (part: string) => string) =>
  text
    .split(/(\{\{[^{}]*\}\}|\]\([^)]*\))/)
    .map((part, at) => (at % 2 === 0 ? change(part) : part))
    .join('');

/** Spanish to look at: the English words with its marks. */
export const likeSpanish: Translate = (english) => {
  const accented = outsideOfValues(english, (part) =>
    part.replace(/[aeioun]/g, (letter) => 'áéíóúñ'['aeioun'.indexOf(letter)] ?? letter),
  );
  return /^#|\d+\. /.test(english) ? accented : `¡${accented}!`;
};

const arabic: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('abcdefghijklmnopqrstuvwxyz').map((letter, at) => [
    letter,
    Array.from('ابجدهوزحطيكلمنسعفصقرشتثخذض')[at] ?? 'ا',
  ]),
);

/** A language in Arabic letters, from right to left; digits and values stay. */
export const likeArabic: Translate = (english) =>
  outsideOfValues(english, (part) =>
    part.toLowerCase().replace(/[a-z]/g, (letter) => arabic[letter] ?? letter),
  );

/** Every text for people in a config is in these languages alone; one that is missing is made of the English one. */
function onlyIn(value: unknown, languages: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => onlyIn(one, languages));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const isText =
    entries.some(([key]) => key === 'en') && entries.every(([key]) => /^[a-z]{2,3}$/.test(key));
  return Object.fromEntries(
    isText
      ? entries.filter(([key]) => languages.includes(key))
      : entries.map(([key, inner]) => [key, onlyIn(inner, languages)]),
  );
}

/**
 * A copy of a shipped lender in a language that does not ship, made as an operator makes it: by the list of texts that
 * `tenant:words` writes and reads back. `also` are shipped languages that it keeps.
 */
export function makeLenderIn(
  language: string,
  {
    tenants,
    id,
    translate,
    also = [],
  }: { tenants: string; id: string; translate: Translate; also?: readonly string[] },
): void {
  const target = path.join(tenants, id);
  cpSync('tenants/india', target, { recursive: true });
  rmSync(path.join(target, 'sandbox.json'));
  rmSync(path.join(target, 'wording'), { recursive: true });
  const file = path.join(target, 'tenant.json');
  const config = JSON.parse(readFileSync(file, 'utf8'));
  config.id = id;
  // What India says in its own voice would have to be translated too; this lender says it in the shared words.
  delete config.marketing.headline;
  delete config.marketing.lead;
  delete config.locale.ownWording;
  config.api.prefix = `/gateway/${id}`;
  writeFileSync(file, JSON.stringify(config, null, 2));
  const wording = readSharedWording();
  const rows = wordList({
    folder: readTenantFolder(tenants, id),
    wording,
    language,
    before: undefined,
  });
  const translated = rows.map((row) => ({ ...row, text: translate(row.english) }));
  const { files, refused } = takeWords(readTenantFolder(tenants, id), {
    rows: translated,
    language,
    wording,
  });
  if (refused.length > 0) throw new Error(JSON.stringify(refused));
  for (const [name, text] of files) {
    mkdirSync(path.dirname(path.join(target, name)), { recursive: true });
    writeFileSync(path.join(target, name), text);
  }
  const languages = [language, ...also];
  const written = JSON.parse(readFileSync(file, 'utf8'));
  const { locale } = written;
  const kept = { ...locale, languages, defaultLanguage: language, ownWording: [language] };
  const only = Object(onlyIn(written, languages));
  writeFileSync(file, JSON.stringify({ ...only, locale: kept }, null, 2));
  for (const page of readdirSync(path.join(target, 'legal'))) {
    const [name = '', in_ = ''] = page.split('.');
    const from = path.join(target, 'legal', page);
    if (in_ === 'en') {
      const text = readFileSync(from, 'utf8')
        .split('\n')
        .map((line) => (line ? translate(line).replaceAll('.en}}', `.${language}}}`) : line));
      writeFileSync(path.join(target, 'legal', `${name}.${language}.md`), text.join('\n'));
    }
    if (!languages.includes(in_)) rmSync(from);
  }
}
