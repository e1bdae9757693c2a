import { expect, test } from 'vitest';
import { codeFolders, projectFiles } from './project-files.ts';

const mark = /\b(?:screens|design|lender-api|spec|domain) §\d+(?:\.\d+)*|\bHD-\d\d\b/gi;

const pages = projectFiles('docs/requirements');

/** Every mark that a requirement page explains: as a heading, or in bold at the head of a line. */
const explained = new Set(
  pages.flatMap(({ text }) =>
    [...text.matchAll(/^(?:#+ |- \*\*)([a-z-]+ §[\d.]+|HD-\d\d)/gm)].map(([, name = '']) => name),
  ),
);

test('a mark in a comment or a title leads to a requirement page', () => {
  const files = projectFiles(
    ...codeFolders,
    'tests',
    'scripts',
    'contract',
    'docs',
    'ARCHITECTURE.md',
  );
  const marks = files.flatMap(({ path, text }) =>
    [...text.matchAll(mark)].map(([name]) => ({
      path,
      name: name.startsWith('HD-') ? name : name.toLowerCase(),
    })),
  );
  expect(marks.length).toBeGreaterThan(0);
  const lost = marks.filter(({ name }) => !explained.has(name));
  expect(lost.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});

test('a requirement page explains a mark once', () => {
  const names = pages.flatMap(({ text }) =>
    [...text.matchAll(/^(?:#+ |- \*\*)([a-z-]+ §[\d.]+|HD-\d\d)/gm)].map(([, name = '']) => name),
  );
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
