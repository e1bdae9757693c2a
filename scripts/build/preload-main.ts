import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** Which part of the app a page needs at once. */
export interface PreloadMainOptions {
  /** The module that the entry imports dynamically, relative to the root. */
  main: string;
  /** Chunks that wait until a screen asks for them, even if the main part names them. */
  notBefore: readonly string[];
}

/**
 * Names the main part, what it imports and its style sheets in the built `index.html`, so that they
 * travel beside the entry instead of after it.
 */
export function preloadMain({ main, notBefore }: PreloadMainOptions): Plugin {
  return {
    name: 'preload-main',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle, chunk: entry }) {
        if (!bundle || !entry) return [];
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const mainChunk = chunks.find(({ moduleIds }) =>
          moduleIds.some((id) => id.endsWith(`/${main}`)),
        );
        if (!mainChunk) throw new Error(`preload-main: no chunk holds ${main}`);
        const alreadyThere = closure(entry, bundle);
        const needed = [...closure(mainChunk, bundle)].filter(
          (chunk) => !alreadyThere.has(chunk) && !notBefore.includes(chunk.name),
        );
        return [...needed.map(scriptLink), ...needed.flatMap(styleLinks)];
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

// The style sheet itself is added by the import; here it only gets a head start.
function styleLinks({ viteMetadata }: Rolldown.OutputChunk): HtmlTagDescriptor[] {
  return [...(viteMetadata?.importedCss ?? [])].map((file) => ({
    tag: 'link',
    attrs: { rel: 'preload', as: 'style', crossorigin: true, href: `/${file}` },
    injectTo: 'head',
  }));
}
