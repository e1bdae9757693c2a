import type { WordRow, WordState, WrittenRow } from './word-list.ts';

/** What is written into a file of texts besides its rows. */
export interface WordFileFacts {
  id: string;
  language: string;
}

/** One kind of file: how it is written, and read back. A file that cannot be read throws, in words. */
interface WordFormat {
  write(rows: readonly WordRow[], facts: WordFileFacts): string;
  read(text: string): WrittenRow[];
}

const quoted = (cell: string) =>
  /["\n\r,;\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** The cells of each row; the mark between cells is what the first line uses, for some spreadsheets write a semicolon. */
function csvRows(text: string): string[][] {
  const plain = text.replace(/^\uFEFF/, '');
  const [head = ''] = plain.split(/\r?\n/, 1);
  const mark = [',', ';', '\t'].find((one) => head.includes(one)) ?? ',';
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"\\n\\r${mark}]*))(${mark}|\\r?\\n|\\r|$)`, 'y');
  while (cell.lastIndex < plain.length) {
    const at = cell.lastIndex;
    const found = cell.exec(plain);
    if (!found) {
      const line = plain.slice(0, at).split('\n').length;
      throw new Error(`line ${line} holds a quotation mark that is not closed or not doubled.`);
    }
    row.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    if (found[3] !== mark) {
      rows.push(row);
      row = [];
    }
  }
  if (row.length > 0) rows.push([...row, '']);
  return rows.filter((one) => one.some((text) => text !== ''));
}

const csvHead = ['key', 'state', 'English'];

const csv: WordFormat = {
  // The mark in front tells spreadsheets that this is UTF-8.
  write: (rows, { language }) =>
    `\uFEFF${[
      [...csvHead, language],
      ...rows.map(({ key, state, english, text }) => [key, state, english, text]),
    ]
      .map((row) => row.map(quoted).join(','))
      .join('\r\n')}\r\n`,
  read(text) {
    const [head, ...rows] = csvRows(text);
    const places = csvHead.map((name) => head?.indexOf(name) ?? -1);
    const [keyAt = -1, , englishAt = -1] = places;
    const textAt =
      head?.findIndex((name) => !csvHead.includes(name) && /^[a-z]{2,3}$/.test(name)) ?? -1;
    if (keyAt < 0 || englishAt < 0 || textAt < 0)
      throw new Error(`the first line is not "${csvHead.join(',')},<language>".`);
    return rows.map((row) => ({
      key: row[keyAt] ?? '',
      english: row[englishAt] ?? '',
      text: row[textAt] ?? '',
    }));
  },
};

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  amp: '&',
};
const inXml = (text: string) =>
  text.replace(
    /[<>&"]/g,
    (char) => `&${Object.entries(entities).find(([, one]) => one === char)?.[0]};`,
  );

/** Values stand in an element that translators' tools keep from being changed. */
const withProtectedValues = (text: string) => {
  let number = 0;
  return inXml(text).replace(/\{\{[^{}]*\}\}/g, (value) => {
    number += 1;
    return `<ph id="${number}">${value}</ph>`;
  });
};

/** What an element says: without the tags in it, and with its entities read. */
const fromXml = (content: string) =>
  content
    .replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_whole, inner: string) => inXml(inner))
    .replace(/<[^>]*>/g, '')
    .replace(
      /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
      (whole, hex?: string, code?: string, name?: string) => {
        if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
        return code ? String.fromCodePoint(Number(code)) : (entities[name ?? ''] ?? whole);
      },
    );

const xliffState: Readonly<Record<WordState, string>> = {
  new: 'new',
  changed: 'needs-review-translation',
  'to do': 'needs-translation',
  shared: 'translated',
  done: 'final',
};

const elementIn = (unit: string, name: string) =>
  new RegExp(`<${name}(?:\\s[^>]*?)?(?:/>|>([\\s\\S]*?)</${name}>)`).exec(unit)?.[1] ?? '';

const xliff: WordFormat = {
  write: (rows, { id, language }) =>
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">',
      `<file original="${inXml(id)}" source-language="en" target-language="${inXml(language)}" datatype="plaintext"><body>`,
      ...rows.map(
        ({ key, english, text, state }) =>
          `<trans-unit id="${inXml(key)}" xml:space="preserve"><source>${withProtectedValues(english)}</source><target state="${xliffState[state]}">${withProtectedValues(text)}</target></trans-unit>`,
      ),
      '</body></file>',
      '</xliff>',
      '',
    ].join('\n'),
  read(text) {
    if (!/<xliff\b[^>]*\bversion="1\.[0-2]"/.test(text))
      throw new Error('it is no XLIFF 1.2: let the tool export that version.');
    const units = text
      .replace(/<!--[\s\S]*?-->/g, '')
      .matchAll(/<trans-unit\b([^>]*)>([\s\S]*?)<\/trans-unit>/g);
    return [...units].map(([, head = '', body = '']) => {
      // Suggestions of a memory hold a target of their own.
      const unit = body.replace(/<alt-trans\b[\s\S]*?<\/alt-trans>/g, '');
      return {
        key: fromXml(/\bid="([^"]*)"/.exec(head)?.[1] ?? ''),
        english: fromXml(elementIn(unit, 'source')),
        text: fromXml(elementIn(unit, 'target')),
      };
    });
  },
};

const json: WordFormat = {
  write: (rows) => `${JSON.stringify(rows, null, 2)}\n`,
  read(text) {
    const rows: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (!Array.isArray(rows)) throw new Error('it is no list of texts.');
    return rows.map((row: unknown) => {
      const cell = (name: string) => {
        const value: unknown =
          typeof row === 'object' && row !== null ? Reflect.get(row, name) : '';
        return typeof value === 'string' ? value : '';
      };
      return { key: cell('key'), english: cell('english'), text: cell('text') };
    });
  },
};

/** The kinds of files that texts go out and come in by, by the ending of the name. */
export const wordFormats = { csv, xlf: xliff, xliff, json } as const satisfies Record<
  string,
  WordFormat
>;

/** The kind that a file's name says; throws, in words, when there is no such kind. */
export function formatOf(file: string): WordFormat {
  const ending = file.split('.').at(-1)?.toLowerCase() ?? '';
  if (Object.hasOwn(wordFormats, ending)) return wordFormats[ending as keyof typeof wordFormats]; // just looked up
  throw new Error(
    `${file} is none of ${Object.keys(wordFormats)
      .map((one) => `.${one}`)
      .join(', ')}.`,
  );
}
