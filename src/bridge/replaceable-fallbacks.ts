import type { BrowserFallback, BrowserFallbacks } from './create-bridge.ts';

/** The browser's fallbacks as they are at the moment of a call: they change with language and place. */
export interface ReplaceableFallbacks {
  go: BrowserFallback;
  change(fallbacks: BrowserFallbacks): void;
}

/** Holds fallbacks that may be exchanged, so that one bridge can serve a whole visit. */
export function replaceableFallbacks(first: BrowserFallbacks): ReplaceableFallbacks {
  let current = first;
  return {
    go: (action, payload) => current[action](payload),
    change(fallbacks) {
      current = fallbacks;
    },
  };
}
