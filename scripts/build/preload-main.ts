import type { Plugin, Rolldown } from 'vite';
import { chunkHolding, closure } from './chunk-closure.ts';
import { dataScript, inFirstPlace } from './page-head.ts';

/** Which part of the app a page needs at once. */
export interface PreloadMainOptions {
  /** The module that the entry imports dynamically, relative to the root. */
  main: string;
  /** The module that draws first views, where the build has them: a borrower's address fetches it with the first files. */
  firstView: string | undefined;
  /** The module that every borrower's screen needs, relative to the root: only a borrower fetches it at once. */
  borrower: string;
  /** Chunks that wait until a screen asks for them, even if the main part names them. */
  notBefore: readonly string[];
}

/**
 * Names what the entry itself imports as links, so that it travels beside the entry; the first view's files as data, for
 * the head's script (`early-first-view.ts`); and the framework's, which may not share the line with those, for when the
 * lender has been asked (`framework.ts`). The first two stand before the style, which is most of the page.
 */
export function preloadMain({ main, firstView, borrower, notBefore }: PreloadMainOptions): Plugin {
  return {
    name: 'preload-main',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk: entry }) {
        if (!bundle || !entry) return html;
        const first = closure(entry, bundle);
        const after = (module: string, ...before: ReadonlySet<unknown>[]) =>
          [...closure(chunkHolding(module, bundle), bundle)].filter(
            (chunk) => !before.some((files) => files.has(chunk)) && !notBefore.includes(chunk.name),
          );
        const drawing = firstView === undefined ? [] : after(firstView, first);
        const all = after(main, first, new Set(drawing));
        const borrowers = after(borrower, first, new Set(drawing), new Set(all));
        const whole = inFirstPlace(html, [
          ...[...first].filter((chunk) => chunk !== entry).map(scriptLink),
          dataScript('first-view-files', JSON.stringify(addresses(drawing))),
        ]);
        const files = { all: addresses(all), borrower: addresses(borrowers) };
        const data = dataScript('framework-files', JSON.stringify(files));
        if (!whole.includes('<body>')) throw new Error('index.html: it has no <body>');
        return whole.replace('<body>', (body) => body + data);
      },
    },
  };
}

const addresses = (chunks: readonly Rolldown.OutputChunk[]) =>
  chunks.map(({ fileName }) => `/${fileName}`);

const scriptLink = ({ fileName }: Rolldown.OutputChunk) =>
  `<link rel="modulepreload" crossorigin href="/${fileName}">`;
