import { useState } from 'react';
import { claimOf, type LoanClaim } from '../../domain/loan-claim.ts';
import type { Loan } from '../../domain/loan.ts';
import { useOnce } from '../../lending-ui/use-once.ts';
import type { LoanNow } from '../../payments/use-loan-now.ts';
import { systemClock } from '../../platform/clock.ts';

/** How "was it paid?" stands: being asked, could not be, or the loan as the lender tells it, and when it did. */
export type PaidState = 'asking' | 'failed' | { loan: Loan; at: number };

/** "Was it paid?", which is asked of the lender at once. */
export interface PaidQuestion {
  /** Undefined until it was asked. */
  state: PaidState | undefined;
  /** The id of the message that its answer stands under; 0 for the talk's beginning. */
  after: number;
  /** How often it was asked at a place of the talk, so that its answer is gone to. */
  times: number;
  /** What the loan asked for when the talk was opened; undefined while the loan is not known. */
  before: LoanClaim | undefined;
  /** Asks where the talk stands. */
  ask: (after: number) => void;
  askAgain: () => void;
}

/** See `PaidQuestion`. */
export function usePaidQuestion({ loan, ask: askLoan }: LoanNow): PaidQuestion {
  const once = useOnce();
  const [state, setState] = useState<PaidState>();
  const [place, setPlace] = useState({ after: 0, times: 0 });
  const [before, setBefore] = useState<LoanClaim>();
  if (loan && !before) setBefore(claimOf(loan));

  const askAgain = () =>
    void once.run(async () => {
      setState('asking');
      const now = await askLoan();
      setState(now ? { loan: now, at: systemClock.now() } : 'failed');
    });
  return {
    state,
    ...place,
    before,
    ask(after) {
      setPlace(({ times }) => ({ after, times: times + 1 }));
      askAgain();
    },
    askAgain,
  };
}
