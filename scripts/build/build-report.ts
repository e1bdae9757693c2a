import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync, type Plugin, type Rolldown } from 'vite';

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
  /** Style sheets that come with it. */
  styles: string[];
  /** Bytes of each module, minified on its own, by its path below the root. */
  modules: Record<string, number>;
}

/** What the budgets read. */
export interface BuildReport {
  chunks: ReportedChunk[];
}

/** Writes down which module went into which file of the build, and how many bytes it took there. */
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
        const modules = Object.entries(chunk.modules).map(
          ([id, module]) => [shortId(id, root), minifiedSize(module)] as const,
        );
        return [
          {
            file: chunk.fileName,
            name: chunk.name,
            isEntry: chunk.isEntry,
            imports: chunk.imports,
            dynamicImports: chunk.dynamicImports,
            styles: [...(chunk.viteMetadata?.importedCss ?? [])],
            modules: Object.fromEntries(modules),
          },
        ];
      });
      const report: BuildReport = { chunks };
      const file = path.join(root, reportFile);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
    },
  };
}

/** Before minification, long comments and names would count as much as code. */
function minifiedSize({ code, renderedLength }: Rolldown.RenderedModule): number {
  if (code === null) return renderedLength;
  const options = { module: true, compress: false, mangle: { toplevel: true } };
  return minifySync('module.js', code, options).code.length;
}

/** `node_modules/react/index.js` wherever the packages lie; `src/app/start.ts` for our own. */
function shortId(id: string, root: string): string {
  const packages = id.lastIndexOf('node_modules/');
  if (packages >= 0) return id.slice(packages);
  return path.isAbsolute(id) ? path.relative(root, id) : id;
}
