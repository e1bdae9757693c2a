import type { Plugin } from 'vite';

/** Lines that only name a component for developers' tools. */
const names = /^[A-Za-z]\w*\.displayName = "[^"]*";$/gm;
/** Makers of components, which do nothing until what they made is drawn. */
const makers = /= (React\d*\.(?:forwardRef|memo|createContext)\()/g;

/**
 * react-router keeps `Link`, `Form`, `Routes` and all they need in a bundle that uses none of them, because
 * its calls of `forwardRef` and its `displayName` lines count as side effects. Marked as pure, what is unused
 * goes: 12.9 kB of brotli become 4.7. Throws at the end of a build in which react-router was written otherwise:
 * then the diet wants to be looked at anew, or to go.
 */
export function routerDiet(): Plugin {
  const found = { names: 0, makers: 0 };
  return {
    name: 'router-diet',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /node_modules[\\/]react-router[\\/]/ },
      handler: (code) => {
        found.names += code.match(names)?.length ?? 0;
        found.makers += code.match(makers)?.length ?? 0;
        return {
          code: code.replace(names, '').replace(makers, '= /* @__PURE__ */ $1'),
          map: null,
        };
      },
    },
    buildEnd(error) {
      if (error) return;
      const missing = Object.entries(found).filter(([, count]) => count === 0);
      if (missing.length > 0)
        this.error(
          `react-router has none of the ${missing.map(([what]) => what).join(' and ')} that scripts/build/router-diet.ts looks for`,
        );
    },
  };
}
