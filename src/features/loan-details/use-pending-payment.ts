import { useEffect, useMemo, useState } from 'react';
import type { LoanState } from '../../domain/loan-status.ts';
import type { Loan } from '../../domain/loan.ts';
import { claimOf, hasArrived, mayPayAgain, type PaymentRecord } from '../../domain/payment.ts';
import { useAskAgain } from '../../lending-ui/use-ask-again.ts';
import { paymentRecords } from '../../session/payment-record.ts';
import { useSession } from '../../session/session-context.tsx';
import { useTenant } from '../../tenant/tenant-context.tsx';
import type { PendingPayment } from './pending-payment.ts';

/** While the lender is being asked, who has said "I have paid" at a bank or a counter is not led to pay again. */
const mayPayNow = (record: PaymentRecord, state: LoanState) =>
  mayPayAgain(record, state) &&
  !(record.channel === 'virtualAccount' && record.outcome === 'submitted');

/**
 * Watches for a payment that was sent from here (screens §8, "Asking the loan"). The record survives a reload;
 * only the lender's answer ends it, never what an address says (HD-28).
 */
export function usePendingPayment(
  loanId: string,
  loan: Loan | undefined,
  state: LoanState,
  refetch: () => Promise<unknown>,
): PendingPayment {
  const session = useSession();
  const records = useMemo(() => paymentRecords(session), [session]);
  const [record, setRecord] = useState(() => {
    const kept = records.find(loanId);
    // A code that was never typed moved no money: the card screen resumes it, this one has nothing to wait for.
    return kept?.outcome === 'awaitingCode' ? undefined : kept;
  });
  const { locale } = useTenant();
  // The loan was not known when the payment was sent: what it asks for now is what must become less.
  if (record && loan && record.before === undefined)
    setRecord({ ...record, before: claimOf(loan) });
  const isThere =
    record !== undefined &&
    loan !== undefined &&
    hasArrived(record.before, loan, state, locale.timeZone);

  useEffect(() => {
    if (!record) return;
    if (isThere) records.forget(record.loanId);
    else records.keep(record);
  }, [record, isThere, records]);

  const isLooking = record !== undefined && !isThere && loan !== undefined;
  const asking = useAskAgain(isLooking, refetch);
  if (!record) return { at: 'none' };
  if (isThere) return { at: 'arrived', record };
  return {
    at: 'pending',
    record,
    isAskingOver: asking.isOver,
    // After two minutes without a change the lender has not taken it as far as anyone can tell.
    canPay: loan !== undefined && (asking.isOver ? state === 'unpaid' : mayPayNow(record, state)),
    askAgain: () => {
      void refetch();
      asking.restart();
    },
  };
}
