import type { Plugin, Rolldown } from 'vite';
import { chunkHolding, closure } from './chunk-closure.ts';

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
 * lender has been asked (`framework.ts`). All of it stands before the style, which is most of the page, yet behind the
 * page's own word on referrers: a file that is asked for before that names the whole address, session and all.
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
        const early = [
          ...[...first].filter((chunk) => chunk !== entry).map(scriptLink),
          data('first-view-files', addresses(drawing)),
        ].join('');
        const late = data('framework-files', {
          all: addresses(all),
          borrower: addresses(borrowers),
        });
        return behind(behind(html, referrerPolicy, early), '<body>', late);
      },
    },
  };
}

const addresses = (chunks: readonly Rolldown.OutputChunk[]) =>
  chunks.map(({ fileName }) => `/${fileName}`);

const referrerPolicy = '<meta name="referrer" content="no-referrer" />';

/** The page with more of it right behind a part that it must have. */
function behind(html: string, part: string, more: string): string {
  if (!html.includes(part)) throw new Error(`preload-main: the page has no ${part}`);
  return html.replace(part, () => part + more);
}

const scriptLink = ({ fileName }: Rolldown.OutputChunk) =>
  `<link rel="modulepreload" crossorigin href="/${fileName}">`;

/** Data, so that no policy has to allow one more script. */
const data = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`;
