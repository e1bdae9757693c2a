import * as v from 'valibot';
import type { LoanState } from '../domain/loan-status.ts';
import type { MinorAmount } from '../domain/money.ts';
import type { TextStore } from '../platform/browser-storage.ts';
import type { SavedRecord } from '../platform/saved-record.ts';
import { minorDigits, ownedRecord, type RecordKind } from './owned-record.ts';
import type { Session } from './session.ts';

/** What a loan was when its lender said so last: enough to show it while the lender cannot be asked (screens §8). */
export interface RememberedLoan {
  state: LoanState;
  /** Undefined when the lender did not say. */
  amountDue?: MinorAmount;
  /** As it came: see `readDay`; '' when the lender did not say. */
  dueDate: string;
  /** The lender's own service phone; '' when it sent none. */
  telephone: string;
  /** Milliseconds since 1970: when the lender said it. */
  answeredAt: number;
}

/** In the tab only, for an amount of yesterday is worth nothing (screens §8, "A last known amount"). */
const rememberedLoan: RecordKind<RememberedLoan> = {
  name: 'loan',
  scope: 'tab',
  schema: v.object({
    state: v.picklist(['unpaid', 'settled', 'open']),
    amountDue: v.exactOptional(minorDigits),
    dueDate: v.string(),
    telephone: v.string(),
    answeredAt: v.pipe(v.number(), v.finite()),
  }),
};

/** What this tab was told of a loan, for this tenant and this borrower only. */
export const rememberedLoanOf = (
  session: Session,
  loanId: string,
  store?: TextStore,
): SavedRecord<RememberedLoan> => ownedRecord(rememberedLoan, session, [loanId], { store });
