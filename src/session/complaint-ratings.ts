import { tabStore, type TextStore } from '../platform/browser-storage.ts';
import { ownedKey } from './owner.ts';
import type { Session } from './session.ts';

/** How far the question for stars got: it was closed, or stars were sent. */
export type RatingAsked = 'closed' | 'rated';

/** Which complaints of this borrower were asked about in this tab. */
export interface ComplaintRatings {
  /** Undefined when it was never asked, or when what is kept is odd. */
  read(complaintId: string): RatingAsked | undefined;
  note(complaintId: string, asked: RatingAsked): void;
}

/** Kept under tenant and borrower: nobody is asked twice in a visit, not even after a reload (domain §8). */
export function complaintRatings(session: Session, store: TextStore = tabStore): ComplaintRatings {
  const keyOf = (complaintId: string) => ownedKey('complaintRating', session, complaintId);
  return {
    read(complaintId) {
      const kept = store.read(keyOf(complaintId));
      return kept === 'closed' || kept === 'rated' ? kept : undefined;
    },
    note: (complaintId, asked) => store.write(keyOf(complaintId), asked),
  };
}
