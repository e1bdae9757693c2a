import type { BrowserWay, BrowserWays } from './create-bridge.ts';

/** The browser's ways as they are at the moment of a call: they change with language and place. */
export interface ChangingWays {
  go: BrowserWay;
  change(ways: BrowserWays): void;
}

/** Holds ways that may be exchanged, so that one bridge can serve a whole visit. */
export function changingWays(first: BrowserWays): ChangingWays {
  let current = first;
  return {
    go: (action, payload) => current[action](payload),
    change(ways) {
      current = ways;
    },
  };
}
