import type { KeptVirtualAccount } from '../domain/virtual-account.ts';
import { shortHash } from '../domain/short-hash.ts';
import { deviceStore, tabStore, type TextStore } from '../platform/browser-storage.ts';
import type { PageAddress } from '../platform/page-address.ts';
import { randomId } from '../platform/random-id.ts';
import { savedRecord } from '../platform/saved-record.ts';

// The numbers that this tab was given: each belongs to its entry of the history, so that another tab's choice, or another
// visit of the same address, never changes it, and to who asked for it. The last one of a loan lies on the device as well:
// whoever comes back to the loan is told of it before another is made.

/** The entry of the history that was given a number carries its name: there, and nowhere else, a reload shows it again. */
export const numberEntry = 'loanfront.number';

/** Whose number for which loan, and in which entry of the history. */
export interface NumberPlace {
  owner: string;
  loanId: string;
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

/** Where the last number of a loan lies: under the hash by which a log-out finds what is somebody's (`purgeOwner`). */
const openNumberKey = ({ owner, loanId }: Pick<NumberPlace, 'owner' | 'loanId'>) =>
  `loanfront.openNumber ${owner.replace(/^[us]:/, '')} ${shortHash(loanId)}`;

/** The number of a loan that was made last, in any tab or visit. It may be no longer good. */
export const openNumber = (
  place: Pick<NumberPlace, 'owner' | 'loanId'>,
  read: ReadNumber = () => undefined,
) => savedRecord({ store: deviceStore, key: openNumberKey(place), read });

/** Whether there may be such a number, for whoever cannot read one. */
export const mayHaveOpenNumber = (place: Pick<NumberPlace, 'owner' | 'loanId'>): boolean =>
  deviceStore.read(openNumberKey(place)) !== undefined;

/** Goes along to a number's screen that shall show the one that was made before, and make none. */
export const showsOpenNumber = { openNumber: true };
