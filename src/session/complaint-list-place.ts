import { tabStore, type TextStore } from '../platform/browser-storage.ts';

/** A place in the list of complaints. */
export interface ListPlace {
  /** Counted from 0. */
  tab: number;
  /** How far it was scrolled, in CSS pixels. */
  scroll: number;
  /** How many complaints of the tab were drawn. */
  length: number;
}

const storeKey = 'loanfront.complaintList';

/** Remembers where the list of complaints was left. */
export function keepListPlace(place: ListPlace, store: TextStore = tabStore): void {
  store.write(storeKey, `${place.tab} ${Math.round(place.scroll)} ${place.length}`);
}

/** Where it was left; its beginning when nobody knows, or when what is kept is odd. */
export function readListPlace(store: TextStore = tabStore): ListPlace {
  const kept = /^(\d{1,3}) (\d{1,7}) (\d{1,7})$/.exec(store.read(storeKey) ?? '');
  const [, tab = 0, scroll = 0, length = 0] = kept ?? [];
  return { tab: Number(tab), scroll: Number(scroll), length: Number(length) };
}
