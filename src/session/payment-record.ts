import { readPaymentRecord, type PaymentRecord } from '../domain/payment.ts';
import { tabStore, type TextStore } from '../platform/browser-storage.ts';
import { keptPaymentKey } from './kept-payment.ts';
import type { Session } from './session.ts';

/** What this tab knows of payments: one record for each loan, for this tenant and this borrower only. */
export interface PaymentRecords {
  find(loanId: string): PaymentRecord | undefined;
  keep(record: PaymentRecord): void;
  forget(loanId: string): void;
}

/** The records of one borrower (`keptPaymentKey`). */
export function paymentRecords(session: Session, store: TextStore = tabStore): PaymentRecords {
  const keyOf = (loanId: string) => keptPaymentKey(session, loanId);
  return {
    find(loanId) {
      const kept = store.read(keyOf(loanId));
      return kept === undefined ? undefined : readPaymentRecord(kept);
    },
    keep: (record) => store.write(keyOf(record.loanId), JSON.stringify(record)),
    forget: (loanId) => store.remove(keyOf(loanId)),
  };
}
