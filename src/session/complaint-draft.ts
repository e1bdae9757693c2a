import { systemClock, type Clock } from '../platform/clock.ts';
import { deviceStore, tabStore, type TextStore } from '../platform/browser-storage.ts';
import { ownedKey } from './owner.ts';
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

/** A draft that nobody came back to is forgotten after 30 days. */
const longestKept = 30 * 86_400_000;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Anything odd in the store, and anything too old, counts as no draft. */
function readDraft(kept: string, now: number): ComplaintDraft | undefined {
  let value: unknown;
  try {
    value = JSON.parse(kept);
  } catch {
    return undefined;
  }
  const fields = new Map<string, unknown>(
    typeof value === 'object' && value !== null ? Object.entries(value) : [],
  );
  const [text, category, subCategory] = [
    fields.get('text'),
    fields.get('category'),
    fields.get('subCategory'),
  ];
  const [photos, lost, sentAt, offered] = [
    fields.get('photos'),
    fields.get('lostPhotos'),
    fields.get('sentAt'),
    fields.get('offered'),
  ];
  const isNew = Number(fields.get('keptAt')) > now - longestKept;
  if (!isNew || !isText(text) || !isText(category) || !isText(subCategory)) return undefined;
  return {
    category,
    subCategory,
    text,
    photos: Array.isArray(photos) ? photos.filter(isText) : [],
    lostPhotos: typeof lost === 'number' ? lost : 0,
    ...(typeof sentAt === 'number' && { sentAt }),
    ...(isText(offered) && { offered }),
  };
}

/**
 * Kept on the device: whoever closes the app's page in the middle of a complaint finds every word of it again
 * (domain §8). Under tenant and borrower, so that nobody else's launch ever meets it. A session without a `userId`
 * ends with its tab, and so does its draft: nobody could ask for it again (screens §9).
 */
export function complaintDrafts(
  session: Session,
  store: TextStore = session.values.userId === undefined ? tabStore : deviceStore,
  clock: Pick<Clock, 'now'> = systemClock,
): ComplaintDrafts {
  const keyOf = (loanId: string) => ownedKey('complaint', session, loanId);
  const clear = (loanId: string) => store.remove(keyOf(loanId));
  return {
    read(loanId) {
      const kept = store.read(keyOf(loanId));
      const draft = kept === undefined ? undefined : readDraft(kept, clock.now());
      if (!draft) clear(loanId);
      return draft;
    },
    keep(loanId, draft) {
      const isEmpty = draft.text.trim() === '' && draft.photos.length + draft.lostPhotos === 0;
      if (isEmpty) clear(loanId);
      else store.write(keyOf(loanId), JSON.stringify({ ...draft, keptAt: clock.now() }));
    },
    clear,
  };
}
