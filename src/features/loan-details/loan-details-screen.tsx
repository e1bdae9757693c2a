import { useState } from 'react';
import { useGetLoanQuery } from '../../lender-api/loan/loan.api.ts';
import { useNeededParams } from '../../navigation/use-go-to.ts';
import { isPaymentKept } from '../../session/kept-payment.ts';
import { useSession } from '../../session/session-context.tsx';
import { later } from '../../ui/later.tsx';
import { LoanView } from './loan-view.tsx';
import type { WatchedLoanProps } from './watched-loan.tsx';

/** Until the watch over a payment has arrived the loan is shown, but nothing can be paid. */
const UnwatchedLoan = (props: WatchedLoanProps) => (
  <LoanView {...props} payment={{ at: 'unread' }} />
);

// Few loans have a payment under way, so only they fetch what watches it.
const WatchedLoan = later(
  () => import('./watched-loan.tsx').then((chunk) => chunk.WatchedLoan),
  UnwatchedLoan,
);

/** Asks how a loan stands, and shows it; with a payment written down for it, under watch. */
export function LoanDetailsScreen() {
  const session = useSession();
  const loanRef = useNeededParams('loanId', 'productId');
  const query = useGetLoanQuery(loanRef);
  const [isWatched] = useState(() => isPaymentKept(session, loanRef.loanId));
  return isWatched ? (
    <WatchedLoan loanRef={loanRef} query={query} />
  ) : (
    <LoanView loanRef={loanRef} query={query} payment={{ at: 'none' }} />
  );
}
