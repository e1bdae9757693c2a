import type { LoanRef } from '../lender-api/loan/loan.calls.ts';
import { useNavigationAccess } from '../navigation/navigation-context.tsx';
import { pagesBelow } from '../navigation/pages-below.ts';
import { isPageOf, stepsBackTo, type LoanPages } from '../navigation/steps-back.ts';
import { useGoTo } from '../navigation/use-go-to.ts';
import { useTenant } from '../tenant/tenant-context.tsx';

/** The ways to the page of a loan. */
export interface SeeLoan {
  /**
   * From a page that is done: back to where the loan stands in the history, so that it stands there once and Back leads
   * to what was before it; in the place of this page where the loan is not below it.
   */
  return: () => void;
  /** From wherever one is, which stays in the history. */
  visit: () => void;
}

/** See `SeeLoan`. After a payment the loan has an address of its own (screens §1). */
export function useSeeLoan(
  { loanId, productId }: LoanRef,
  screen: 'loanDetails' | 'loanDetailsAfterPayment' = 'loanDetailsAfterPayment',
): SeeLoan {
  const tenant = useTenant();
  const { address } = useNavigationAccess();
  const goTo = useGoTo();
  const screens = ['loanDetails', 'loanDetailsAfterPayment'] as const;
  const loanPages: LoanPages = { tenant, screens, loanId };
  return {
    return() {
      const stepsBack = stepsBackTo(pagesBelow(address), loanPages);
      goTo.go(screen, { loanId, productId }, { replace: true, stepsBack });
    },
    visit() {
      const { pathname, search } = address.current();
      goTo.go(
        screen,
        { loanId, productId },
        {
          replace: isPageOf(pathname + search, loanPages),
        },
      );
    },
  };
}
