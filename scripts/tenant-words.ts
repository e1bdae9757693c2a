import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { command } from './command.ts';
import { chosenIds, readSharedWording, readTenantFolder } from './tenant/read-folders.ts';
import { withoutLanguage } from './tenant/kept-languages.ts';
import { takeWords } from './words/take-words.ts';
import { formatOf } from './words/word-files.ts';
import { pagesToWrite, wordList, type WordRow, type WordState } from './words/word-list.ts';

const states: readonly WordState[] = ['new', 'changed', 'to do', 'shared', 'done'];

const counted = (rows: readonly WordRow[]) =>
  Object.fromEntries(
    states.map((state) => [state, rows.filter((row) => row.state === state).length]),
  );

/** A file of texts as it lies on the disk; undefined when there is none. */
function readRows(file: string) {
  if (!existsSync(file)) return undefined;
  try {
    return formatOf(file).read(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

await command({
  usage: `npm run tenant:words <id> <language> [-- --file <file> --take --remove --json]
  writes every text that this lender's features need into one file, English beside it, and says what is
  new or changed since the file was written last. Edit it (a spreadsheet, or a translators' tool), then
  add --take to put the translations into the folder.
  <language>  a code like es; it need not be one that the app is written in
  --file      words/<id>.<language>.csv when it is not named; .csv, .xlf (XLIFF 1.2) or .json
  --take      reads the file back into wording/<language>.json and tenant.json
  --remove    takes the language out of the folder: its texts, pages, steps and wording
  --json      for machines: { file, counts, gone, pages }, { taken, refused, files } or { removed }
  --folder    where the tenants lie (tenants)`,
  options: {
    file: { type: 'string' },
    take: { type: 'boolean', default: false },
    remove: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    folder: { type: 'string', default: 'tenants' },
  },
  run({ values, positionals }) {
    const [id, language, ...more] = positionals;
    if (id === undefined || language === undefined || more.length > 0) return 'usage';
    chosenIds(values.folder, [id]);
    if (!/^[a-z]{2,3}$/.test(language))
      throw new Error(`"${language}" is no language: write two or three small letters, like es.`);
    const file = values.file ?? path.join('words', `${id}.${language}.csv`);
    const folder = readTenantFolder(values.folder, id);
    const wording = readSharedWording();
    const before = readRows(file);
    const print = (report: object, text: string) =>
      console.log(values.json ? JSON.stringify(report, null, 2) : text);
    if (values.remove) {
      const { config, removed } = withoutLanguage(folder, language);
      writeFileSync(path.join(values.folder, id, 'tenant.json'), config);
      for (const name of removed) rmSync(path.join(values.folder, id, name));
      print(
        { removed },
        `"${language}" is taken out of tenant.json${removed.map((name) => `, ${name}`).join('')}.\nnpm run tenant:check ${id} says what is left.`,
      );
      return 0;
    }
    if (values.take) {
      if (!before) throw new Error(`There is no ${file}; without --take it is written.`);
      const { files, taken, refused } = takeWords(folder, { rows: before, language, wording });
      for (const [name, text] of files) {
        const target = path.join(values.folder, id, name);
        mkdirSync(path.dirname(target), { recursive: true });
        writeFileSync(target, text);
      }
      print(
        { taken, refused, files: [...files.keys()] },
        [
          ...refused.map(({ key, why }) => `not taken: ${key}: ${why}`),
          `${taken} taken into ${[...files.keys()].join(', ') || 'nothing'}.`,
          ...pagesText(pagesToWrite(folder, language)),
          `npm run tenant:check ${id} says what is left.`,
        ].join('\n'),
      );
      return refused.length > 0 ? 1 : 0;
    }
    const rows = wordList({ folder, wording, language, before });
    const keys = new Set(rows.map(({ key }) => key));
    const gone = (before ?? []).filter(({ key }) => !keys.has(key)).map(({ key }) => key);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, formatOf(file).write(rows, { id, language }));
    const pages = pagesToWrite(folder, language);
    const counts = counted(rows);
    print(
      { file, counts, gone, pages },
      [
        `${file}: ${rows.length} texts; ${states
          .filter((state) => counts[state])
          .map((state) => `${counts[state]} ${state}`)
          .join(', ')}.`,
        ...(gone.length > 0
          ? [`${gone.length} are used no more: ${gone.slice(0, 5).join(', ')}`]
          : []),
        ...pagesText(pages),
        `Translate the column "${language}", then: npm run tenant:words ${id} ${language} -- --take`,
      ].join('\n'),
    );
    return 0;
  },
});

function pagesText(pages: ReturnType<typeof pagesToWrite>): string[] {
  return pages.map(
    ({ file, after, words }) => `to write: ${file}, after ${after} (${words} words)`,
  );
}
