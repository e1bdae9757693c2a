import { expect, test } from 'vitest';
import { codeFolders, projectFiles } from './project-files.ts';

const lineLimits: Record<string, number> = {
  src: 200,
  sandbox: 200,
  operators: 200,
  scripts: 200,
  tests: 300,
};

test.each(Object.entries(lineLimits))(
  'a file of %s/ holds one idea, in %i lines at most',
  (folder, limit) => {
    const tooLong = projectFiles(folder)
      .filter(({ path }) => /\.(?:tsx?|css)$/.test(path))
      .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > limit);
    expect(tooLong.map(({ path, lines }) => `${path}: ${lines} lines`)).toEqual([]);
  },
);

test('design §2: no folder or file is a drawer for odds and ends', () => {
  const drawer = /(?:^|\/)(?:utils?|helpers?|types|common|misc|shared|index)(?:\/|\.tsx?$)/;
  const found = projectFiles(...codeFolders, 'scripts', 'tests').filter(({ path }) =>
    drawer.test(path),
  );
  expect(found.map(({ path }) => path)).toEqual([]);
});
