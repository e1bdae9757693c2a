import type { Plugin } from 'vite';

/** The module by which the build tool wraps each `import()`; it looks for style sheets and preload lists. */
const helper = '\0vite/preload-helper.js';

/**
 * Lets a dynamic import be just that. The build tool's own wrapper (0.8 kB packed, in the first file that runs) waits for
 * style sheets and preload lists of a chunk; this build has neither (`page-style.ts`, `modulePreload: false`).
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      return id === helper ? 'export const __vitePreload = (load) => load();' : null;
    },
  };
}
