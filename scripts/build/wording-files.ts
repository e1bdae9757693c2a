import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { wordingOf } from '../../src/i18n/screen-wording.ts';
import { screenKeys } from '../../src/tenant/screen-paths.ts';

/** What the app is told about the wording files: where they are, and in which languages. */
export interface WordingPlace {
  base: string;
  languages: readonly string[];
  /** Whether each screen's words also lie in one file. */
  isPacked: boolean;
}

const languagesIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** Where the wording is while nothing is built: served from its own folder. */
export const unbuiltWording = (folder = 'locales'): WordingPlace => ({
  base: '/locales',
  languages: languagesIn(folder),
  isPacked: false,
});

/**
 * Emits the wording under one folder named by the hash of all of it. The app then needs that one name instead
 * of the hashed name of every file, which would cost each borrower some 25 bytes a file and language.
 */
export function wordingFiles({ folder = 'locales' } = {}): Plugin {
  const languages = languagesIn(folder);
  const wordsIn = (language: string, name: string): unknown =>
    JSON.parse(readFileSync(join(folder, language, name), 'utf8'));
  const files = languages.flatMap((language) => [
    ...readdirSync(join(folder, language)).map((name) => ({
      name: `${language}/${name}`,
      text: JSON.stringify(wordsIn(language, name)),
    })),
    // One file for a screen that is opened first; the parts for one that is gone to, which has most of them already.
    ...screenKeys.map((screen) => ({
      name: `${language}/screens/${screen}.json`,
      text: JSON.stringify(
        Object.fromEntries(
          wordingOf(screen).map((part) => [part, wordsIn(language, `${part}.json`)]),
        ),
      ),
    })),
  ]);
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 8);
  const base = `/assets/wording-${hash}`;
  return {
    name: 'wording-files',
    config: (_config, { command }) => ({
      define: {
        __WORDING__: JSON.stringify(
          command === 'build' ? { base, languages, isPacked: true } : unbuiltWording(folder),
        ),
      },
    }),
    generateBundle() {
      for (const { name, text } of files) {
        this.emitFile({ type: 'asset', fileName: `${base.slice(1)}/${name}`, source: text });
      }
    },
  };
}
