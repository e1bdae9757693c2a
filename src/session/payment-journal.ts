import type { MinorAmount } from '../domain/money.ts';
import type { LoanClaim, PaymentRecord } from '../domain/payment.ts';
import { systemClock } from '../platform/clock.ts';
import type { PaymentRecords } from './payment-record.ts';

/** Writes down what may be happening to one payment, before it is asked for and after each answer. */
export interface PaymentJournal {
  /** Adds to the payment's record, or opens one. */
  write(change: Partial<PaymentRecord> & Pick<PaymentRecord, 'outcome'>): void;
  forget(): void;
  /** Milliseconds: when the payment began; now, when nothing is written. */
  startedAt(): number;
  /** What the loan asked for before the payment. */
  before(): LoanClaim | undefined;
}

/** What a payment is, when its record is opened. */
export interface JournalPayment {
  loanRef: { loanId: string; productId: string };
  channel: PaymentRecord['channel'];
  amount: MinorAmount | undefined;
  before: LoanClaim | undefined;
}

/** The journal of one payment of one loan. */
export function paymentJournal(records: PaymentRecords, payment: JournalPayment): PaymentJournal {
  const { loanRef, channel, amount, before } = payment;
  const { loanId, productId } = loanRef;
  const kept = () => records.find(loanId);
  return {
    write(change) {
      const opened = {
        loanId,
        channel,
        amount,
        startedAt: systemClock.now(),
        ...(before && { before }),
      };
      records.keep({ ...(kept() ?? opened), productId, ...change });
    },
    forget: () => records.forget(loanId),
    startedAt: () => kept()?.startedAt ?? systemClock.now(),
    before: () => kept()?.before,
  };
}
