import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codeFolders, linesWith, projectFiles } from './project-files.ts';

const everything = () =>
  projectFiles(
    ...codeFolders,
    'scripts',
    'tests',
    'docs',
    'locales',
    'tenants',
    '.ci',
    '.github',
    '.npmrc',
    'package.json',
  ).concat(
    projectFiles(
      'README.md',
      'ARCHITECTURE.md',
      'CONTRIBUTING.md',
      'SECURITY.md',
      'CHANGELOG.md',
      'index.html',
      'vite.config.ts',
      'vitest.config.ts',
    ),
  );

test('no file names a package registry', () => {
  const host = new RegExp(['registry\\.', 'npmjs', 'yarnpkg'].join('|'), 'i');
  const files = everything().filter(
    ({ path }) => path !== 'tests/architecture/neutral-repository.test.ts',
  );
  expect(linesWith(host, files)).toEqual([]);
});

test('no file names a folder of one machine', () => {
  const folders = ['work', 'home', 'root', 'tmp', 'Users', 'private', 'shared'].join('|');
  const machinePath = new RegExp(`(?<![\\w./}$-])/(?:${folders})/\\w`);
  expect(linesWith(machinePath, everything())).toEqual([]);
});

test('the lock file names no place that packages come from', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/"resolved": "https?:/);
});
