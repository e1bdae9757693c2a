import type { MinorAmount } from '../../domain/money.ts';
import type { LoanClaim, PaymentRecord } from '../../domain/payment.ts';
import type { LoanRef } from '../../lender-api/loan/loan.calls.ts';
import { systemClock } from '../../platform/clock.ts';
import type { PaymentRecords } from '../../session/payment-record.ts';

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

/** The journal of the payment of one loan by card. */
export function paymentJournal(
  records: PaymentRecords,
  payment: { loanRef: LoanRef; amount: MinorAmount | undefined; before: LoanClaim | undefined },
): PaymentJournal {
  const { loanRef, amount, before } = payment;
  const { loanId, productId } = loanRef;
  const kept = () => records.find(loanId);
  return {
    write(change) {
      const opened = {
        loanId,
        channel: 'card' as const,
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
