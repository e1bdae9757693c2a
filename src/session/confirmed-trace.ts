import type { TextStore } from '../platform/browser-storage.ts';
import { ownedKey, type Owned } from './owner.ts';

/** The kind of the record of an acceptance, see `confirmed-loans.ts`. */
export const confirmedKind = 'confirmed';

/** Whether an acceptance of this product may still have to be shown; what it says is read and checked elsewhere. */
export const mayBeConfirmed = (session: Owned, productId: string, tab: TextStore): boolean =>
  tab.read(ownedKey(confirmedKind, session, productId)) !== undefined;
