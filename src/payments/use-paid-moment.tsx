import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { isPaymentPending } from '../domain/money-call.ts';
import type { PaidMomentProps } from './paid-moment.tsx';
import type { LoanNow } from './use-loan-now.ts';

const load = () => import('./paid-moment.tsx').then((chunk) => chunk.PaidMoment);

/**
 * The paid moment, when this borrower's payment has arrived and the moment was not seen yet; a screen shows it instead of
 * itself. Fetched while the payment is looked for. Where it cannot be had, the note says that the payment is there.
 */
export function usePaidMoment(
  screenKey: string,
  loanId: string,
  loanNow: LoanNow,
  seeLoan?: () => void,
  /** It may come any moment, also without a word from here. */
  isAwaited = false,
): ReactNode {
  const { paid, closePaid, standing } = loanNow;
  const [Moment, setMoment] = useState<ComponentType<PaidMomentProps>>();
  const isPaid = paid !== undefined;
  const isWanted = isPaid || isAwaited || isPaymentPending(standing);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    load().then(
      (Loaded) => isHere && setMoment(() => Loaded),
      () => isHere && setMissing(true),
    );
    return () => {
      isHere = false;
    };
  }, [isWanted]);
  useEffect(() => {
    if (isPaid && isMissing) closePaid(false);
  }, [isPaid, isMissing, closePaid]);
  if (!paid || !Moment) return undefined;
  return (
    <Moment
      screenKey={screenKey}
      loanId={loanId}
      ended={paid}
      loanNow={loanNow}
      onDone={() => {
        closePaid(true);
        seeLoan?.();
      }}
    />
  );
}
