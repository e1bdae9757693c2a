import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles } from './project-files.ts';

const documents = projectFiles(
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'docs',
  'tenants/README.md',
);

/** Everything in a document that `pattern` finds, with the document's name. */
const found = (pattern: RegExp) =>
  documents.flatMap(({ path: document, text }) =>
    [...text.matchAll(pattern)].map(([, what = '']) => ({ document, what })),
  );

const places = ({ document, what }: { document: string; what: string }) => `${document}: ${what}`;

test('a document names only files and folders that are there', () => {
  const named = found(
    /`((?:src|sandbox|operators|scripts|tests|docs|locales|contract)\/[\w./-]+)`/g,
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ what }) => !existsSync(what)).map(places)).toEqual([]);
});

test('a file that a document names without its folder is there, too', () => {
  const named = found(/`((?:[\w-]+\/)*[\w-]+\.tsx?)`/g).filter(({ what }) => !existsSync(what));
  expect(named.length).toBeGreaterThan(0);
  const files = projectFiles('src', 'sandbox', 'operators', 'scripts', 'tests').map(
    ({ path: file }) => `/${file}`,
  );
  const lost = named.filter(({ what }) => !files.some((file) => file.endsWith(`/${what}`)));
  expect(lost.map(places)).toEqual([]);
});

test('a link of a document leads to a file', () => {
  const links = found(/(?:\]\(|src=")(?!https?:|#)([^)#"\s]+)/g);
  expect(links.length).toBeGreaterThan(0);
  const dead = links.filter(
    ({ document, what }) => !existsSync(path.join(path.dirname(document), what)),
  );
  expect(dead.map(places)).toEqual([]);
});

test('a command of a document is a script of package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const commands = found(/`npm run ([\w:-]+)/g);
  expect(commands.length).toBeGreaterThan(0);
  expect(commands.filter(({ what }) => !Object.hasOwn(scripts, what)).map(places)).toEqual([]);
});

test('the glossary knows every call of the contract', () => {
  const glossary = readFileSync('docs/glossary.md', 'utf8');
  const calls = readdirSync('contract/answers');
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.filter((call) => !glossary.includes(`\`${call}\``))).toEqual([]);
});
