import * as v from 'valibot';
import type { MinorAmount } from '../domain/money.ts';
import { confirmedKind } from './confirmed-trace.ts';
import { minorDigits, ownedRecord, type RecordKind } from './owned-record.ts';
import type { Session } from './session.ts';

/** What is known of a loan when its lender has just taken the acceptance: enough to say where the money goes. */
export interface ConfirmedLoan {
  /** Milliseconds since 1970: when the lender took it. */
  at: number;
  /** What arrives where the offer named it, else what was borrowed. */
  amount: MinorAmount;
  /** `amount` is what arrives. */
  isNet: boolean;
  /** '' where the answer did not name it. */
  bankName: string;
  /** Masked, as it came; '' where the answer did not name an account. */
  account: string;
  /** The day on which the money should arrive, as it came; '' when the lender did not say. */
  expectedAt: string;
  /** The loan that the answer leads to; undefined where its address names none. */
  loanId?: string | undefined;
}

/** What this tab's acceptances came to, until it was shown once (screens §9, "After loanConfirmPush"). */
interface ConfirmedLoans {
  keep(productId: string, confirmed: ConfirmedLoan): void;
  /** What was confirmed within the last hour and leads to this loan; `now` in milliseconds since 1970. */
  find(loan: { productId: string; loanId: string }, now: number): ConfirmedLoan | undefined;
  /** It was shown. */
  forget(productId: string): void;
}

/** Long enough for a lender's own page in between; a moment of yesterday is none. */
const longestUse = 3_600_000;

const keptConfirmed: RecordKind<ConfirmedLoan> = {
  name: confirmedKind,
  scope: 'tab',
  schema: v.object({
    at: v.pipe(v.number(), v.finite()),
    amount: minorDigits,
    isNet: v.boolean(),
    bankName: v.string(),
    account: v.string(),
    expectedAt: v.string(),
    loanId: v.optional(v.string()),
  }),
};

/** Kept under the borrower's id and in this tab only: an address alone proves nothing. */
export function confirmedLoans(session: Session): ConfirmedLoans {
  const recordOf = (productId: string) => ownedRecord(keptConfirmed, session, [productId]);
  return {
    keep: (productId, confirmed) => void recordOf(productId).keep(confirmed),
    find({ productId, loanId }, now) {
      const confirmed = recordOf(productId).find();
      if (!confirmed || Math.abs(now - confirmed.at) > longestUse) return undefined;
      return confirmed.loanId === undefined || confirmed.loanId === loanId ? confirmed : undefined;
    },
    forget: (productId) => recordOf(productId).forget(),
  };
}
