import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { chunkHolding, closure } from './chunk-closure.ts';
import { dataScript } from './page-head.ts';

/** Whose style the page itself carries. */
export interface PageStyleOptions {
  /** Modules whose style is shown before the rest of the app is there, relative to the root. */
  first: readonly string[];
  /** Modules that draw one first view each: what they alone need is a file beside them. */
  drawings: readonly string[];
}

/** Under which id `src/platform/load-style.ts` finds the address of the rest. */
const lateStyleId = 'late-style';

/** How the file begins that holds what a drawing needs beside the page's own style; `preload-main.ts` finds it by this. */
export const sheetBeside = (drawing: string): string => `assets/${path.basename(drawing, '.tsx')}-`;

/**
 * Two sheets: what most first views are drawn with goes into `index.html`, behind the scripts' links, so that the first
 * paint waits for no second file; the rest of the app's style is one file, which comes with the framework. What a single
 * first view needs of it comes beside its drawing as well, and the rest wins over that. A sheet of its own for each screen
 * would ask for a list of sheets at each import, and for one more file after each tap.
 */
export function pageStyle({ first, drawings }: PageStyleOptions): Plugin {
  let firstStyle = '';
  let lateFile: string | undefined;
  return {
    name: 'page-style',
    apply: 'build',
    generateBundle: {
      // Before Vite writes each chunk's sheets into what imports it.
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entries = chunks.filter(({ isEntry }) => isEntry);
        const early = new Set<Rolldown.OutputChunk>();
        for (const chunk of [...entries, ...first.map((module) => chunkHolding(module, bundle))])
          closure(chunk, bundle, early);
        // What others build upon comes before them: their own rules win.
        const all = new Set(early);
        for (const chunk of chunks) closure(chunk, bundle, all);
        const sheetsOf = (some: Iterable<Rolldown.OutputChunk>) =>
          new Set([...some].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
        const firstSheets = sheetsOf(early);
        const lateSheets = [...sheetsOf(all)].filter((sheet) => !firstSheets.has(sheet));
        const textOf = (sheets: Iterable<string>) =>
          [...sheets].map((sheet) => styleText(bundle[sheet])).join('');
        firstStyle = textOf(firstSheets);
        const source = textOf(lateSheets);
        const beside = drawings.map((drawing) => {
          const own = sheetsOf(closure(chunkHolding(drawing, bundle), bundle));
          const alone = [...own].filter((sheet) => !firstSheets.has(sheet));
          const source = textOf(alone);
          const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
          // By its whole name, as one of the same text was there before, and is not to be had any more.
          return { fileName: `${sheetBeside(drawing)}${hash}.css`, source };
        });
        for (const { viteMetadata } of chunks) viteMetadata?.importedCss.clear();
        for (const sheet of [...firstSheets, ...lateSheets]) delete bundle[sheet];
        for (const sheet of beside) this.emitFile({ type: 'asset', ...sheet });
        const late = this.emitFile({ type: 'asset', name: 'style.css', source });
        lateFile = this.getFileName(late);
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const late = dataScript(lateStyleId, JSON.stringify(`/${lateFile}`));
        return html.replace('</head>', () => `${late}<style>${firstStyle}</style></head>`);
      },
    },
  };
}

/** The text of a style sheet. Throws when it could end the element that it is put into. */
function styleText(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string {
  if (file?.type !== 'asset') return '';
  const text =
    typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source);
  if (/<\/style/i.test(text)) throw new Error(`page-style: ${file.fileName} ends its own element`);
  return text.trim();
}
