import { expect, test } from 'vitest';
import { codeFolders, linesWith, projectFiles, sourceModules } from './project-files.ts';
import { placeOf, walk } from './syntax.ts';

const unwanted: Record<string, string> = {
  TSAnyKeyword: 'any',
  TSNonNullExpression: 'a non-null mark (!)',
  ExportDefaultDeclaration: 'a default export',
};

test('no module that runs in a browser holds `any`, a non-null mark or a default export', () => {
  const found = sourceModules().flatMap((file) => {
    const places: string[] = [];
    walk(file, (node) => {
      const what = unwanted[node.type];
      if (what) places.push(placeOf(file, node, what));
    });
    return places;
  });
  expect(found).toEqual([]);
});

test('a check is switched off for one line only, and with a reason', () => {
  const files = projectFiles(...codeFolders, 'scripts', 'tests').filter(
    ({ path }) => !path.startsWith('tests/architecture/'),
  );
  const mark =
    /(?:oxlint|eslint)-disable(?!-next-line \S+ -- \w)|@ts-(?:ignore|nocheck|expect-error)/;
  expect(linesWith(mark, files)).toEqual([]);
});

test('file names are kebab-case', () => {
  const found = projectFiles(...codeFolders, 'scripts', 'tests')
    .map(({ path }) => path)
    .filter((path) => !/^[a-z0-9-]+(?:\/[a-z0-9-]+)*(?:\.[a-z-]+)+$/.test(path));
  expect(found).toEqual([]);
});

test('unit tests stand on one network, tests/support/network.ts: none replaces fetch by hand', () => {
  const files = projectFiles('tests/unit', 'tests/faults', 'tests/support');
  expect(files.length).toBeGreaterThan(0);
  const byHand = /stubGlobal\(\s*'fetch'|spyOn\([^)]*'fetch'|(?:globalThis|window)\.fetch\s*=[^=]/;
  expect(linesWith(byHand, files)).toEqual([]);
});
