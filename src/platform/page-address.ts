import type { Stop } from './clock.ts';

/** The address bar and the ways of leaving the page, behind one door so that tests can watch them. */
export interface PageAddress {
  /** The whole address as it stands. */
  current(): URL;
  /** Rewrites the address bar without loading anything. */
  rewrite(address: string): void;
  /** Leaves for another page in this window. */
  leaveFor(address: string): void;
  /** Loads the page anew. */
  reload(): void;
  /** Calls `act` when the part after `#` changes. */
  onHashChange(act: () => void): Stop;
}

/** The browser's own address bar. */
export const browserAddress: PageAddress = {
  current: () => new URL(window.location.href),
  rewrite: (address) => window.history.replaceState(window.history.state, '', address),
  leaveFor: (address) => window.location.assign(address),
  reload: () => window.location.reload(),
  onHashChange(act) {
    window.addEventListener('hashchange', act);
    return () => window.removeEventListener('hashchange', act);
  },
};
