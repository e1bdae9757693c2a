import type { LoanRef } from '../lender-api/loan/loan.calls.ts';
import { useNavigationAccess } from '../navigation/navigation-context.tsx';
import { pagesBelow } from '../navigation/pages-below.ts';
import { matchScreen } from '../navigation/route-table.ts';
import { readScreenParams } from '../navigation/screen-params.ts';
import { useGoTo } from '../navigation/use-go-to.ts';
import type { FirstTenant } from '../tenant/first-tenant.ts';
import type { ScreenKey } from '../tenant/screen-paths.ts';
import { useTenant } from '../tenant/tenant-context.tsx';

/** The screens of one loan that count as the same page. */
export interface LoanPages {
  tenant: Pick<FirstTenant, 'routes' | 'features'>;
  screens: readonly ScreenKey[];
  loanId: string;
}

/** Whether an address of the app is one of these pages. */
function isPageOf(page: string, { tenant, screens, loanId }: LoanPages): boolean {
  const [path = '', search = ''] = page.split('?');
  const screen = matchScreen(tenant, path);
  return (
    screen !== undefined &&
    screens.includes(screen) &&
    readScreenParams(search, screen).loanId === loanId
  );
}

/** How many steps back the nearest of these pages lies below (`pagesBelow`); 0 where none does. */
export const stepsBackTo = (below: readonly string[], wanted: LoanPages): number =>
  below.findIndex((page) => isPageOf(page, wanted)) + 1;

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
      const replace = isPageOf(pathname + search, loanPages);
      goTo.go(screen, { loanId, productId }, { replace });
    },
  };
}
