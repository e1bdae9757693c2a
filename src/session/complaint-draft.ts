import * as v from 'valibot';
import { hasVisibleText } from '../domain/visible-text.ts';
import type { Clock } from '../platform/clock.ts';
import { tabStore, type TextStore } from '../platform/browser-storage.ts';
import { ownedRecord, type RecordKind } from './owned-record.ts';
import type { Session } from './session.ts';

/** A complaint that was begun and not sent, or whose sending nobody knows the end of. Texts may be ''. */
export interface ComplaintDraft {
  category: string;
  subCategory: string;
  text: string;
  /** Addresses of uploaded photos, as the lender gave them. */
  photos: readonly string[];
  /** Photos that were chosen and never uploaded: a reload cannot bring those back. */
  lostPhotos: number;
  /** When it was sent without an answer, in milliseconds: the lender may have it already. */
  sentAt?: number | undefined;
  /** What another screen had filled in, as a key: it is not filled in a second time. */
  offered?: string | undefined;
}

/** The drafts of one borrower of one tenant, one for each loan. */
export interface ComplaintDrafts {
  read(loanId: string): ComplaintDraft | undefined;
  /** Without a text and without photos there is nothing to keep, and what was kept is forgotten. */
  keep(loanId: string, draft: ComplaintDraft): void;
  clear(loanId: string): void;
}

const texts = v.pipe(
  v.array(v.unknown()),
  v.transform((values) => values.filter((one) => typeof one === 'string')),
);

/** What is odd of it is left out; without its texts, or too old, it counts as no draft. */
const keptDraft: RecordKind<ComplaintDraft> = {
  name: 'complaint',
  scope: 'device',
  lifetime: 30 * 86_400_000,
  schema: v.object({
    category: v.string(),
    subCategory: v.string(),
    text: v.string(),
    photos: v.fallback(texts, []),
    lostPhotos: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
    sentAt: v.fallback(v.optional(v.number()), undefined),
    offered: v.fallback(v.optional(v.string()), undefined),
  }),
};

/**
 * Kept on the device: whoever closes the app's page in the middle of a complaint finds every word of it again
 * (domain §8). Under tenant and borrower, so that nobody else's launch ever meets it. A session without a `userId`
 * ends with its tab, and so does its draft: nobody could ask for it again (screens §9).
 */
export function complaintDrafts(
  session: Session,
  store: TextStore | undefined = session.values.userId === undefined ? tabStore : undefined,
  clock?: Pick<Clock, 'now'>,
): ComplaintDrafts {
  const recordOf = (loanId: string) => ownedRecord(keptDraft, session, [loanId], { store, clock });
  return {
    read: (loanId) => recordOf(loanId).find(),
    keep(loanId, draft) {
      const isEmpty = !hasVisibleText(draft.text) && draft.photos.length + draft.lostPhotos === 0;
      if (isEmpty) recordOf(loanId).forget();
      else recordOf(loanId).keep(draft);
    },
    clear: (loanId) => recordOf(loanId).forget(),
  };
}
