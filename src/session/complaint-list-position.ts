import * as v from 'valibot';
import { tabStore, type TextStore } from '../platform/browser-storage.ts';
import { savedRecord } from '../platform/saved-record.ts';
import { bySchema } from './owned-record.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const listPosition = v.object({
  /** Counted from 0. */
  tab: count,
  /** How far it was scrolled, in CSS pixels. */
  scroll: count,
  /** How many complaints of the tab were drawn. */
  length: count,
});

/** A place in the list of complaints. */
export type ListPosition = v.InferOutput<typeof listPosition>;

const placeIn = (store: TextStore) =>
  savedRecord({ store, key: 'loanfront.complaintList', read: bySchema(listPosition) });

/** Remembers where the list of complaints was left. */
export function keepListPosition(place: ListPosition, store: TextStore = tabStore): void {
  placeIn(store).keep({ ...place, scroll: Math.round(place.scroll) });
}

/** Where it was left; its beginning when nobody knows, or when what is kept is odd. */
export function readListPosition(store: TextStore = tabStore): ListPosition {
  return placeIn(store).find() ?? { tab: 0, scroll: 0, length: 0 };
}
