import type { Plugin, Rolldown } from 'vite';
import { chunkHolding, closure } from './chunk-closure.ts';
import { dataScript, inFirstPlace } from './page-head.ts';
import { sheetBeside } from './page-style.ts';

/** What a page needs besides its entry, and when; modules are named relative to the root. */
export interface PreloadMainOptions {
  /** The module that the entry imports dynamically: with what it imports, the framework. */
  main: string;
  /** What draws for it: fetched first of all, as it is the largest, and run last. */
  renderer: string;
  /** What draws first views, where the build has them. */
  firstView:
    | {
        /** The module that draws. */
        module: string;
        /** By the keys of the screens that have one: what draws that screen alone, and React's own screen. */
        screens: Readonly<Record<string, { drawing?: string; screen: string }>>;
      }
    | undefined;
  /** The module that every borrower's screen needs: only a borrower fetches it with the framework. */
  borrower: string;
  /** Chunks that wait until a screen asks for them, even if the main part names them. */
  notBefore: readonly string[];
}

/**
 * Names what the entry itself imports as links, so that it travels beside the entry; and what comes later as data, for the
 * head's script (`src/app/early-first-view.ts`) and for when it may have the line (`src/app/framework.ts`). Both stand before
 * the style, which is most of the page.
 */
export function preloadMain({
  main,
  renderer,
  firstView,
  borrower,
  notBefore,
}: PreloadMainOptions): Plugin {
  return {
    name: 'preload-main',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk: entry }) {
        if (!bundle || !entry) return html;
        const first = closure(entry, bundle);
        const named = new Set(first);
        /** The files of a module that nothing named before brings along; the next ones then leave them out as well. */
        const name = (module: string | undefined) => {
          const files = module === undefined ? [] : filesBehind(module, named);
          files.forEach((file) => named.add(file));
          return addresses(files);
        };
        const filesBehind = (module: string, before: ReadonlySet<unknown>) =>
          [...closure(chunkHolding(module, bundle), bundle)].filter(
            (chunk) => !before.has(chunk) && !notBefore.includes(chunk.name),
          );
        const eachScreen = (part: 'drawing' | 'screen') =>
          Object.fromEntries(
            Object.entries(firstView?.screens ?? {}).flatMap(([key, { [part]: module }]) =>
              module === undefined
                ? []
                : [[key, [...addresses(filesBehind(module, named)), ...sheetOf(module)]]],
            ),
          );
        const sheetOf = (module: string) =>
          Object.keys(bundle)
            .filter((file) => file.startsWith(sheetBeside(module)))
            .map((file) => `/${file}`);
        const files = {
          firstView: name(firstView?.module),
          drawings: eachScreen('drawing'),
          framework: name(main),
          renderer: name(renderer),
          borrower: name(borrower),
          screens: eachScreen('screen'),
        };
        return inFirstPlace(html, [
          ...[...first].filter((chunk) => chunk !== entry).map(scriptLink),
          dataScript('later-files', JSON.stringify(files)),
        ]);
      },
    },
  };
}

const addresses = (chunks: readonly Rolldown.OutputChunk[]) =>
  chunks.map(({ fileName }) => `/${fileName}`);

const scriptLink = ({ fileName }: Rolldown.OutputChunk) =>
  `<link rel="modulepreload" crossorigin href="/${fileName}">`;
