import * as v from 'valibot';
import type { RememberedLoan } from '../domain/remembered-loan.ts';
import type { TextStore } from '../platform/browser-storage.ts';
import type { SavedRecord } from '../platform/saved-record.ts';
import { minorDigits } from './by-schema.ts';
import { ownedRecord, type RecordKind } from './owned-record.ts';
import type { Session } from './session.ts';

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
