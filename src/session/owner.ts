import { shortHash } from '../domain/short-hash.ts';
import type { SessionParam } from '../domain/session-params.ts';
import type { TextStore } from '../platform/browser-storage.ts';

/** What of a session says whose it is. */
export interface Owned {
  readonly tenantId: string;
  readonly values: Readonly<Partial<Record<SessionParam, string>>>;
}

/** Whom things are kept for: a short hash of lender and borrower, so that nobody's id stands in a key. */
export function ownerOf({ tenantId, values }: Owned): string {
  const borrower = values.userId ?? values.sessionId ?? values.token ?? '';
  return shortHash(JSON.stringify([tenantId, borrower]));
}

/**
 * The key of something that is kept for a borrower, `loanfront.loan <owner> <what of it>`: another person's launch
 * never meets it, and `purgeOwner` finds it. `kind` is one word.
 */
export const ownedKey = (kind: string, session: Owned, ...parts: readonly string[]): string =>
  `loanfront.${kind} ${ownerOf(session)} ${shortHash(JSON.stringify(parts))}`;

/**
 * What outlives the person in a tab: records of money calls, which must never be lost; drafts of complaints, which
 * are found by their owner alone; a launch that waits for its Retry; and what operators try out: their drafts, and the lender of the demo.
 */
const stays = /^loanfront\.(?:payment|complaint |launch$|studio\.|demo$)/;

/**
 * Forgets what is kept for an owner: in the tab everything of ours, for a tab knows one person at a time; on the
 * device what lies under the owner's name. Records of money calls and drafts of complaints stay (screens §9).
 */
export function purgeOwner(owner: string, tab: TextStore, device: TextStore): void {
  for (const key of tab.keys()) {
    if (key.startsWith('loanfront.') && !stays.test(key)) tab.remove(key);
  }
  for (const key of device.keys()) {
    const [kind = '', of] = key.split(' ');
    if (kind.startsWith('loanfront.') && of === owner && !stays.test(key)) device.remove(key);
  }
}
