import { readConfirmedLoan, type ConfirmedLoan } from '../domain/confirmed-loan.ts';
import { tabStore, type TextStore } from '../platform/browser-storage.ts';
import { ownedKey } from './owner.ts';
import type { Session } from './session.ts';

/** What this tab's acceptances came to, until it was shown once (screens §9, "After loanConfirmPush"). */
export interface ConfirmedLoans {
  keep(productId: string, confirmed: ConfirmedLoan): void;
  /** What was confirmed within the last hour and leads to this loan; `now` in milliseconds since 1970. */
  find(loan: { productId: string; loanId: string }, now: number): ConfirmedLoan | undefined;
  /** It was shown. */
  forget(productId: string): void;
}

/** Long enough for a lender's own page in between; a moment of yesterday is none. */
const longestUse = 3_600_000;

/** Kept under the borrower's id and in this tab only: an address alone proves nothing. */
export function confirmedLoans(session: Session, store: TextStore = tabStore): ConfirmedLoans {
  const keyOf = (productId: string) => ownedKey('confirmed', session, productId);
  return {
    keep: (productId, confirmed) => store.write(keyOf(productId), JSON.stringify(confirmed)),
    find({ productId, loanId }, now) {
      const confirmed = readConfirmedLoan(store.read(keyOf(productId)) ?? '');
      if (!confirmed || Math.abs(now - confirmed.at) > longestUse) return undefined;
      return confirmed.loanId === undefined || confirmed.loanId === loanId ? confirmed : undefined;
    },
    forget: (productId) => store.remove(keyOf(productId)),
  };
}
