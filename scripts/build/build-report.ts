import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Where the report lies: beside the build, never in it, and in no one's way. */
export const reportFile = 'node_modules/.cache/loanfront/build-report.json';

/** One script file of a build. */
export interface ReportedChunk {
  /** Below the build's folder, e.g. `assets/vendor-abc.js`. */
  file: string;
  name: string;
  isEntry: boolean;
  /** Files that must arrive before this one runs. */
  imports: string[];
  /** Files that this one may ask for later. */
  dynamicImports: string[];
  /** What it is made of, by paths below the root. */
  modules: string[];
}

/** What the budgets read. */
export interface BuildReport {
  chunks: ReportedChunk[];
}

/** Writes down which module went into which file of the build. */
export function buildReport({ isWanted }: { isWanted: boolean }): Plugin {
  let root = '';
  return {
    name: 'build-report',
    apply: (_config, { command }) => isWanted && command === 'build',
    configResolved(config) {
      root = config.root;
    },
    writeBundle({ dir = '' }, bundle) {
      // Of the build that the budgets look at; one that is made elsewhere, to compare, must not take its place.
      if (path.resolve(root, dir) !== path.resolve(root, 'dist')) return;
      const chunks = Object.values(bundle).flatMap((chunk): ReportedChunk[] => {
        if (chunk.type !== 'chunk') return [];
        const { fileName: file, name, isEntry, imports, dynamicImports } = chunk;
        const modules = Object.keys(chunk.modules).map((id) => shortId(id, root));
        return [{ file, name, isEntry, imports, dynamicImports, modules }];
      });
      const report: BuildReport = { chunks };
      const file = path.join(root, reportFile);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
    },
  };
}

/** `node_modules/react/index.js` wherever the packages lie; `src/app/start.ts` for our own. */
function shortId(id: string, root: string): string {
  const packages = id.lastIndexOf('node_modules/');
  if (packages >= 0) return id.slice(packages);
  return path.isAbsolute(id) ? path.relative(root, id) : id;
}
