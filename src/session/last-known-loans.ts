import { readKnownLoan, type KnownLoan } from '../domain/known-loan.ts';
import { tabStore, type TextStore } from '../platform/browser-storage.ts';
import { ownedKey } from './owner.ts';
import type { Session } from './session.ts';

/** What this tab was told of loans, for this tenant and this borrower only. */
export interface LastKnownLoans {
  find(loanId: string): KnownLoan | undefined;
  keep(loanId: string, loan: KnownLoan): void;
}

/**
 * Kept under the borrower's id, so that another person's launch in the same tab never meets it; and in the tab only,
 * for an amount of yesterday is worth nothing (screens §8, "A last known amount").
 */
export function lastKnownLoans(session: Session, store: TextStore = tabStore): LastKnownLoans {
  const keyOf = (loanId: string) => ownedKey('loan', session, loanId);
  return {
    find(loanId) {
      const kept = store.read(keyOf(loanId));
      return kept === undefined ? undefined : readKnownLoan(kept);
    },
    keep: (loanId, loan) => store.write(keyOf(loanId), JSON.stringify(loan)),
  };
}
