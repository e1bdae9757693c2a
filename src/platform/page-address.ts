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
  /**
   * Puts a mark on this entry of the browser's history, or takes it off. A mark survives a reload even where
   * storage is blocked.
   */
  mark(name: string, isOn: boolean): void;
  isMarked(name: string): boolean;
  /** Keeps a text with this entry of the history, where a reload finds it again; undefined takes it off. */
  keepInEntry(name: string, text: string | undefined): void;
  /** What `keepInEntry` left with this entry. */
  readEntry(name: string): string | undefined;
  /** Whether the app came to this tab with this entry, so that going back leads out of it. */
  isFirstEntry(): boolean;
  /** Calls `act` when the part after `#` changes. */
  onHashChange(act: () => void): Stop;
}

/** How many sheets lie over the page in an entry (`sheet-history.ts`); kept with it, so that a reload knows. */
export const depthMark = 'loanfront.sheets';

const historyState = (): Readonly<Record<string, unknown>> => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
};

/** The browser's own address bar. */
export const browserAddress: PageAddress = {
  current: () => new URL(window.location.href),
  rewrite: (address) => window.history.replaceState(window.history.state, '', address),
  leaveFor: (address) => window.location.assign(address),
  reload: () => window.location.reload(),
  mark(name, isOn) {
    const { [name]: _before, ...rest } = historyState();
    window.history.replaceState(isOn ? { ...rest, [name]: true } : rest, '');
  },
  isMarked: (name) => historyState()[name] === true,
  keepInEntry(name, text) {
    const { [name]: _before, ...rest } = historyState();
    window.history.replaceState(text === undefined ? rest : { ...rest, [name]: text }, '');
  },
  readEntry(name) {
    const text = historyState()[name];
    return typeof text === 'string' ? text : undefined;
  },
  // The router numbers its entries; a replaced one keeps its number.
  isFirstEntry: () => {
    const { idx, [depthMark]: sheets } = historyState();
    return idx === (typeof sheets === 'number' ? sheets : 0);
  },
  onHashChange(act) {
    window.addEventListener('hashchange', act);
    return () => window.removeEventListener('hashchange', act);
  },
};
