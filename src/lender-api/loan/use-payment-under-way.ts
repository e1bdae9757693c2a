import { useEffect, useMemo, useState } from 'react';
import { loanStatusRule, standardLoanStatuses } from '../../domain/loan-status.ts';
import { paymentHold, type PaymentHold } from '../../domain/payment-hold.ts';
import type { PaymentRecord } from '../../domain/payment.ts';
import { onReturnFromCache } from '../../platform/visibility.ts';
import { paymentRecords } from '../../session/payment-record.ts';
import { useSession } from '../../session/session-context.tsx';
import { useTenant } from '../../tenant/tenant-context.tsx';
import type { LoanRef } from './loan.calls.ts';
import { useGetLoanQuery } from './loan.api.ts';

/** A payment of this loan that was sent from this tab and may still be on its way. */
export interface PaymentUnderWay {
  record: PaymentRecord;
  hold: Exclude<PaymentHold, 'none'>;
}

/**
 * Looks whether another payment of a loan may be started here. The lender is asked how the loan stands only when
 * this tab knows of a payment; undefined when none is under way (screens §8: nothing is paid twice).
 */
export function usePaymentUnderWay(loanRef: LoanRef): PaymentUnderWay | undefined {
  const { loanId } = loanRef;
  const session = useSession();
  const { loanStatuses, locale } = useTenant();
  const records = useMemo(() => paymentRecords(session), [session]);
  const [record, setRecord] = useState(() => records.find(loanId));
  const { data: loan, refetch, isUninitialized } = useGetLoanQuery(loanRef, { skip: !record });
  // A payment may have been started, or have arrived, while this page lay in the cache.
  useEffect(
    () =>
      onReturnFromCache(() => {
        setRecord(records.find(loanId));
        if (!isUninitialized) void refetch();
      }),
    [records, loanId, isUninitialized, refetch],
  );
  if (!record) return undefined;
  const known = loan && {
    claim: loan,
    state: loanStatusRule(loan.status, { ...standardLoanStatuses, ...loanStatuses }).state,
  };
  const hold = paymentHold(record, known, locale.timeZone);
  return hold === 'none' ? undefined : { record, hold };
}
