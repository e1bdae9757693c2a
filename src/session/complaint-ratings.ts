import * as v from 'valibot';
import type { TextStore } from '../platform/browser-storage.ts';
import type { SavedRecord } from '../platform/saved-record.ts';
import { ownedRecord, type RecordKind } from './owned-record.ts';
import type { Session } from './session.ts';

/** How far the question for stars got: it was closed, or stars were sent. */
export type RatingAsked = 'closed' | 'rated';

/** Nobody is asked twice in a visit, not even after a reload (domain §8). */
const asked: RecordKind<RatingAsked> = {
  name: 'complaintRating',
  scope: 'tab',
  schema: v.picklist(['closed', 'rated']),
};

/** Whether this borrower was asked about a complaint in this tab. */
export const ratingAskedOf = (
  session: Session,
  complaintId: string,
  store?: TextStore,
): SavedRecord<RatingAsked> => ownedRecord(asked, session, [complaintId], { store });
