import { useEffect, useRef, type ReactNode } from 'react';
import { loanStatusRule, standardLoanStatuses } from '../domain/loan-status.ts';
import type { Loan } from '../domain/loan.ts';
import { hasArrived, type LoanClaim } from '../domain/payment.ts';
import { useTenant } from '../tenant/tenant-context.tsx';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';
import { SupportContact } from './support-contact.tsx';
import { useAskAgain } from './use-ask-again.ts';

/** What is said about a payment that nobody knows the end of. */
export interface UnknownWords {
  title: string;
  text: string;
  /** Said once asking by itself has ended. */
  over: string;
  askAgain: string;
}

/** Props of `UnknownPayment`. */
export interface UnknownPaymentProps {
  words: UnknownWords;
  /** What the loan asked for before the payment. */
  before: LoanClaim | undefined;
  /** Asks the lender how the loan stands. */
  ask: () => Promise<{ data?: Loan | undefined; isError: boolean }>;
  onStillUnpaid: () => void;
  onMoved: () => void;
  /** Asks as soon as this is shown: the payment was made elsewhere, and there is nothing to wait for. */
  asksAtOnce?: boolean | undefined;
  /** What can be done besides a call, once asking by itself has ended. */
  help?: ReactNode;
}

/**
 * Nobody knows whether a payment went through. Nothing can be paid until the loan itself has been asked: still
 * unpaid gives the pay button back, anything else leads to the loan (screens §8, "No answer to a payment").
 */
export function UnknownPayment(props: UnknownPaymentProps) {
  const { words, before, ask, onStillUnpaid, onMoved, asksAtOnce = false, help } = props;
  const { loanStatuses, locale } = useTenant();
  const look = async () => {
    const { data: loan, isError } = await ask();
    if (isError || !loan) return;
    const { state } = loanStatusRule(loan.status, { ...standardLoanStatuses, ...loanStatuses });
    if (hasArrived(before, loan, state, locale.timeZone)) onMoved();
    else if (state === 'unpaid') onStillUnpaid();
  };
  const asking = useAskAgain(true, look);
  const firstLook = useRef(look);
  useEffect(() => {
    if (asksAtOnce) void firstLook.current();
  }, [asksAtOnce]);
  return (
    <Note tone="warn" role="alert" title={words.title}>
      <p>{asking.isOver ? words.over : words.text}</p>
      {asking.isOver && (
        <>
          <Button kind="secondary" onPress={() => void look().finally(asking.restart)}>
            {words.askAgain}
          </Button>
          {help}
          <SupportContact />
        </>
      )}
    </Note>
  );
}
