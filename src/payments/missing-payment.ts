import { isBeingPaid, paidInAll } from '../domain/money-call.ts';
import type { Format } from '../i18n/format.ts';
import type { LoanNow } from './use-loan-now.ts';

/** What a complaint about a payment that its loan does not show begins with, for the history's entry; else undefined. */
export const missingPayment = (
  { record, standing }: Pick<LoanNow, 'record' | 'standing'>,
  format: Format,
) =>
  record && isBeingPaid(standing)
    ? {
        state: {
          prefill: {
            kind: 'payment' as const,
            number: record.paidTo ?? '',
            /** As it is written for people; '' where nobody knows it. */
            amount: record.amount ? format.money(paidInAll(record)) : '',
          },
        },
      }
    : undefined;
