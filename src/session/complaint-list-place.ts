import { tabStore, type TextStore } from '../platform/browser-storage.ts';

/** A place in the list of complaints: the tab, counted from 0, and how far it was scrolled, in CSS pixels. */
export interface ListPlace {
  tab: number;
  scroll: number;
}

const storeKey = 'loanfront.complaintList';

/** Remembers where the list of complaints was left. */
export function keepListPlace({ tab, scroll }: ListPlace, store: TextStore = tabStore): void {
  store.write(storeKey, `${tab} ${Math.round(scroll)}`);
}

/** Where it was left; its beginning when nobody knows. */
export function readListPlace(store: TextStore = tabStore): ListPlace {
  const [, tab = 0, scroll = 0] = /^(\d+) (\d+)$/.exec(store.read(storeKey) ?? '') ?? [];
  return { tab: Number(tab), scroll: Number(scroll) };
}
