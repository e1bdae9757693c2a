import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** Which part of the app a page needs at once. */
export interface PreloadMainOptions {
  /** The module that the entry imports dynamically, relative to the root. */
  main: string;
  /** The module that every borrower's screen needs, relative to the root: only a borrower fetches it early. */
  borrower: string;
  /** Chunks that wait until a screen asks for them, even if the main part names them. */
  notBefore: readonly string[];
}

/** Where the page names what a borrower needs; the inline start script reads it. */
const borrowerFilesId = 'borrower-files';

/**
 * Names the entry's own imports, the main part and what that imports in the built `index.html`, so that they
 * travel beside the entry instead of after it. What only a borrower needs is named as data.
 */
export function preloadMain({ main, borrower, notBefore }: PreloadMainOptions): Plugin {
  return {
    name: 'preload-main',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle, chunk: entry }) {
        if (!bundle || !entry) return [];
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const holding = (module: string) => {
          const found = chunks.find(({ moduleIds }) =>
            moduleIds.some((id) => id.endsWith(`/${module}`)),
          );
          if (!found) throw new Error(`preload-main: no chunk holds ${module}`);
          return found;
        };
        const early = [...closure(entry, bundle), ...closure(holding(main), bundle)].filter(
          (chunk, at, all) =>
            chunk !== entry && all.indexOf(chunk) === at && !notBefore.includes(chunk.name),
        );
        const borrowers = [...closure(holding(borrower), bundle)].filter(
          (chunk) => chunk !== entry && !early.includes(chunk),
        );
        return [...early.map(scriptLink), fileList(borrowers)];
      },
    },
  };
}

/** The chunk and everything that it imports statically. */
function closure(
  start: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  found = new Set<Rolldown.OutputChunk>(),
): Set<Rolldown.OutputChunk> {
  if (found.has(start)) return found;
  found.add(start);
  for (const name of start.imports) {
    const next = bundle[name];
    if (next?.type === 'chunk') closure(next, bundle, found);
  }
  return found;
}

function scriptLink({ fileName }: Rolldown.OutputChunk): HtmlTagDescriptor {
  return {
    tag: 'link',
    attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
    injectTo: 'head',
  };
}

/** Read by `src/app/early-borrower.ts`; data, so that no policy has to allow one more script. */
function fileList(chunks: readonly Rolldown.OutputChunk[]): HtmlTagDescriptor {
  return {
    tag: 'script',
    attrs: { type: 'application/json', id: borrowerFilesId },
    children: JSON.stringify(chunks.map(({ fileName }) => `/${fileName}`)),
    injectTo: 'head-prepend',
  };
}
