import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wordingOf } from '../../src/i18n/screen-wording.ts';
import { screenPaths, type ScreenKey } from '../../src/tenant/screen-paths.ts';
import { modulesFrom, screenModules } from '../support/screen-calls.ts';

const isScreen = (key: string): key is ScreenKey => key in screenPaths;

/** The wording files whose texts a module takes. */
const takenBy = (module: string): readonly string[] =>
  [...readFileSync(module, 'utf8').matchAll(/\buse(?:Translation|Say)\(([^)]*)\)/g)].flatMap(
    ([, names = '']) => [...names.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name),
  );

test('a screen has all the words of what it is made of: a wording file that it lacks would be shown in English', () => {
  const lacking = [...screenModules()].flatMap(([key, entries]) => {
    if (!isScreen(key)) throw new Error(`${key} is no screen`);
    const had = new Set<string>(wordingOf(key));
    return entries.flatMap((entry) =>
      [...modulesFrom(entry)].flatMap((module) =>
        takenBy(module)
          .filter((name) => !had.has(name))
          .map((name) => `${key}: ${name}, by ${module}`),
      ),
    );
  });
  expect(lacking).toEqual([]);
});
