import { loanStatusRule, standardLoanStatuses } from '../../domain/loan-status.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { LoanView, type LoanViewProps } from './loan-view.tsx';
import { PendingNote } from './pending-note.tsx';
import { usePendingPayment } from './use-pending-payment.ts';

/** Props of `WatchedLoan`. */
export type WatchedLoanProps = Pick<LoanViewProps, 'loanRef' | 'query'>;

/** A loan with a payment under way: the lender is asked until it has arrived, and what is known is said. */
export function WatchedLoan({ loanRef, query }: WatchedLoanProps) {
  const { loanStatuses, servicePhone } = useTenant();
  const { data: loan, refetch, isFetching } = query;
  const { state } = loanStatusRule(loan?.status ?? '', {
    ...standardLoanStatuses,
    ...loanStatuses,
  });
  const payment = usePendingPayment(loanRef.loanId, loan, state, async () => refetch());
  const note = (
    <PendingNote
      loanId={loanRef.loanId}
      payment={payment}
      isAsking={isFetching}
      phone={loan?.telephone || servicePhone}
    />
  );
  return <LoanView loanRef={loanRef} query={query} payment={payment} note={note} />;
}
