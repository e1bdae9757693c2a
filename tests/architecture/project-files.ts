import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A text file of the project. */
export interface ProjectFile {
  /** From the project's root, with forward slashes: `src/app/start.ts`. */
  path: string;
  text: string;
}

const notOurs = new Set(['node_modules', 'dist', 'dist-demo', 'test-results', '.git', 'pictures']);
const isText = (name: string) =>
  /\.(?:[cm]?[jt]sx?|css|json|md|html|sh|ya?ml)$|^run$|^\.npmrc$/.test(name);

/** Every text file in the given files and folders; one that does not exist holds none. */
export function projectFiles(...places: string[]): ProjectFile[] {
  return places.flatMap((place) => {
    if (!existsSync(place)) return [];
    if (isText(path.basename(place))) return [{ path: place, text: readFileSync(place, 'utf8') }];
    return readdirSync(place, { withFileTypes: true })
      .filter((entry) => !notOurs.has(entry.name) && (entry.isDirectory() || isText(entry.name)))
      .flatMap((entry) => projectFiles(`${place}/${entry.name}`));
  });
}

/** What runs in a browser: the borrower's product, the sandbox lender, and the operators' tools. */
export const codeFolders = ['src', 'sandbox', 'operators'] as const;

/** The modules of `codeFolders`. */
export const sourceModules = (): ProjectFile[] =>
  projectFiles(...codeFolders).filter(({ path: file }) => /\.tsx?$/.test(file));

/** Each line on which `pattern` is found, as `path:line what`. */
export function linesWith(pattern: RegExp, files: readonly ProjectFile[]): string[] {
  return files.flatMap(({ path: file, text }) =>
    text.split('\n').flatMap((line, index) => {
      const found = pattern.exec(line);
      return found ? [`${file}:${index + 1} ${found[0].trim()}`] : [];
    }),
  );
}
