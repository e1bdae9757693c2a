import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What the app is told about the wording files: where they are, and in which languages. */
export interface WordingPlace {
  base: string;
  languages: readonly string[];
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
});

/**
 * Emits the wording under one folder named by the hash of all of it. The app then needs that one name instead
 * of the hashed name of every file, which would cost each borrower some 25 bytes a file and language.
 */
export function wordingFiles({ folder = 'locales' } = {}): Plugin {
  const languages = languagesIn(folder);
  const files = languages.flatMap((language) =>
    readdirSync(join(folder, language)).map((name) => ({
      name: `${language}/${name}`,
      text: JSON.stringify(JSON.parse(readFileSync(join(folder, language, name), 'utf8'))),
    })),
  );
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 8);
  const base = `/assets/wording-${hash}`;
  return {
    name: 'wording-files',
    config: (_config, { command }) => ({
      define: {
        __WORDING__: JSON.stringify(
          command === 'build' ? { base, languages } : unbuiltWording(folder),
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
