import { useEffect, useState, type ComponentType } from 'react';
import { type ConfirmedLoan, confirmedLoans } from '../../session/confirmed-loans.ts';
import type { LoanRef } from '../../lender-api/loan/loan.calls.ts';
import { systemClock } from '../../platform/clock.ts';
import { useSession } from '../../session/session-context.tsx';
import type { ConfirmedMomentProps } from './confirmed-moment.tsx';

/** The moment of a loan that this tab has just confirmed. */
export interface ConfirmedNow {
  confirmed: ConfirmedLoan;
  /** Undefined while its code is on its way. */
  Moment: ComponentType<ConfirmedMomentProps> | undefined;
  /** It was seen. */
  close: () => void;
}

/** See `ConfirmedNow`; undefined on any other visit, and where its code cannot be had: then the loan is shown as it is. */
export function useConfirmedMoment(loanRef: LoanRef): ConfirmedNow | undefined {
  const session = useSession();
  const [confirmed, setConfirmed] = useState(() =>
    confirmedLoans(session).find(loanRef, systemClock.now()),
  );
  const [Moment, setMoment] = useState<ComponentType<ConfirmedMomentProps>>();
  const isWanted = confirmed !== undefined;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    import('./confirmed-moment.tsx').then(
      (chunk) => isHere && setMoment(() => chunk.ConfirmedMoment),
      () => isHere && setConfirmed(undefined),
    );
    return () => {
      isHere = false;
    };
  }, [isWanted]);
  return confirmed && { confirmed, Moment, close: () => setConfirmed(undefined) };
}
