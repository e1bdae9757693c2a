import { readPaymentRecord, type PaymentRecord } from '../domain/payment.ts';
import { tabStore, type TextStore } from '../platform/browser-storage.ts';
import type { Session } from './session.ts';

/** What this tab knows of payments: one record for each loan, for this tenant and this borrower only. */
export interface PaymentRecords {
  find(loanId: string): PaymentRecord | undefined;
  keep(record: PaymentRecord): void;
  forget(loanId: string): void;
}

/** Kept under the borrower's id, so that another person's launch in the same tab never meets it. */
export function paymentRecords(session: Session, store: TextStore = tabStore): PaymentRecords {
  const owner = session.values.userId ?? session.values.sessionId ?? '';
  const keyOf = (loanId: string) =>
    `loanfront.payment ${JSON.stringify([session.tenantId, owner, loanId])}`;
  return {
    find(loanId) {
      const kept = store.read(keyOf(loanId));
      return kept === undefined ? undefined : readPaymentRecord(kept);
    },
    keep: (record) => store.write(keyOf(record.loanId), JSON.stringify(record)),
    forget: (loanId) => store.remove(keyOf(loanId)),
  };
}
