import type { KeptVirtualAccount } from '../domain/kept-virtual-account.ts';
import { shortHash } from '../domain/short-hash.ts';
import { deviceStore, tabStore, type TextStore } from '../platform/browser-storage.ts';
import type { PageAddress } from '../platform/page-address.ts';
import { randomId } from '../platform/random-id.ts';
import { savedRecord } from '../platform/saved-record.ts';
import { openNumberKey, type OwnLoan } from './money-trace.ts';

// The numbers that this tab was given: each belongs to its entry of the history, so that another tab's choice, or another
// visit of the same address, never changes it, and to who asked for it. The last one of a loan lies on the device as well:
// whoever comes back to the loan is told of it before another is made.

/** The entry of the history that was given a number carries its name: there, and nowhere else, a reload shows it again. */
export const numberEntry = 'loanfront.number';

/** Whose number for which loan, and in which entry of the history. */
export interface NumberPlace extends OwnLoan {
  address: Pick<PageAddress, 'readEntry' | 'keepInEntry'>;
  /** The tab's own without it. */
  store?: TextStore;
}

/** Reads a number out of storage; undefined when it is not what it should be (`kept-number.ts`). */
type ReadNumber = (value: unknown) => KeptVirtualAccount | undefined;

const recordOf = (
  { owner, loanId, store = tabStore }: NumberPlace,
  entry: string,
  read: ReadNumber = () => undefined,
) =>
  savedRecord({
    store,
    key: `loanfront.number ${owner} ${shortHash(JSON.stringify([loanId, entry]))}`,
    read,
  });

/** The number of this entry of the history; undefined where it has none, or of somebody else. */
export function findNumber(place: NumberPlace, read: ReadNumber): KeptVirtualAccount | undefined {
  const entry = place.address.readEntry(numberEntry);
  return entry === undefined ? undefined : recordOf(place, entry, read).find();
}

/** Keeps a number with this entry of the history. */
export function keepNumber(place: NumberPlace, kept: KeptVirtualAccount): void {
  const { address } = place;
  const entry = address.readEntry(numberEntry) ?? randomId();
  address.keepInEntry(numberEntry, entry);
  recordOf(place, entry).keep(kept);
  openNumber(place).keep(kept);
}

/** The number of a loan that was made last, in any tab or visit. It may be no longer good. */
export const openNumber = (place: OwnLoan, read: ReadNumber = () => undefined) =>
  savedRecord({ store: deviceStore, key: openNumberKey(place), read });
