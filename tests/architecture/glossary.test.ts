import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectFiles } from './project-files.ts';
import { walk } from './syntax.ts';

const glossary = readFileSync('docs/glossary.md', 'utf8');

const cellsOf = (line: string) => line.split(/(?<!\\)\|/).map((cell) => cell.trim());

/** What the glossary's tables have in their column of our words. */
function ourCells(text: string): string[] {
  let column = -1;
  return text.split('\n').flatMap((line) => {
    if (!line.startsWith('|')) {
      column = -1;
      return [];
    }
    const cells = cellsOf(line);
    if (column >= 0) return /^-+$/.test(cells[column] ?? '') ? [] : (cells[column] ?? []);
    column = cells.findIndex((cell) => /^our (?:word|key)$/.test(cell));
    return [];
  });
}

/** Cells that say that there is no word of ours. */
const noWord = /^(?:none|no word of ours|the answer|the mapper's input|the tenant's parameter)$/;

const spaced = (name: string) =>
  name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|[^A-Za-z\d]+/g, ' ').toLowerCase();

/** Every name of `src/`, and every text of one word or path; comments and sentences are no code. */
function wordsOfTheCode() {
  const names = new Set<string>();
  const phrases: string[] = [];
  for (const file of projectFiles('src').filter(({ path }) => /\.tsx?$/.test(path)))
    walk(file, ({ type, name, value }) => {
      const isName = type === 'Identifier' || type === 'JSXIdentifier';
      const text = isName ? name : type === 'Literal' ? value : undefined;
      if (typeof text !== 'string' || /\s/.test(text)) return;
      for (const word of text.split(/\W+/)) names.add(word);
      phrases.push(spaced(text));
    });
  return { names, phrases: ` ${[...new Set(phrases)].join(' | ')} ` };
}

/** The words of a cell that nothing in the code is called. */
function missingOf(cell: string, { names, phrases }: ReturnType<typeof wordsOfTheCode>): string[] {
  if (noWord.test(cell)) return [];
  const inCode = [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => code.split(/\W+/));
  const inProse = cell.replaceAll(/`[^`]*`/g, ',').split(/[,;:]|\b(?:and|each an?|else|of the)\b/);
  return [
    ...inCode.filter((word) => word !== '' && !names.has(word)),
    ...inProse
      .map((words) => words.trim())
      .filter((words) => words !== '' && !phrases.includes(` ${spaced(words)} `)),
  ];
}

const code = wordsOfTheCode();

test('every word that the glossary calls ours is a name in src/', () => {
  const cells = ourCells(glossary);
  expect(cells.length).toBeGreaterThan(150);
  const missing = cells.flatMap((cell) => missingOf(cell, code).map((word) => `${cell}: ${word}`));
  expect(missing).toEqual([]);
});

test('no word of the glossary is kept for later', () => {
  expect(glossary.match(/(?<![\w`])_[^_`|]+_(?![\w`])/g)).toBeNull();
});

test.each(['`getLoanBack`', 'loan, `amountDue`, balloon', 'wallet repayment desk'])(
  'a cell with a word that is nowhere is noticed: %s',
  (cell) => expect(missingOf(cell, code)).toHaveLength(1),
);
