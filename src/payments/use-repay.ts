import { useTranslation } from 'react-i18next';
import type { Loan } from '../domain/loan.ts';
import type { LoanRef } from '../lender-api/loan/loan.calls.ts';
import { useNavigationAccess } from '../navigation/navigation-context.tsx';
import { useFollow } from '../navigation/use-follow.ts';
import { useGoTo } from '../navigation/use-go-to.ts';
import { systemClock } from '../platform/clock.ts';
import { shownAmountPlace } from '../platform/shown-amount.ts';
import { useTenant } from '../tenant/tenant-context.tsx';
import { useToast } from '../ui/toast.tsx';
import { decideRepay } from './decide-repay.ts';

/** What the loan's page shows as Repay is pressed, for the first picture of the screen that it leads to (`useShownLoan`). */
const carryShown = ({ amountDue, dueDate }: Loan) => ({
  shown: { at: systemClock.now(), amountDue, dueDate, from: shownAmountPlace() },
});

/** Goes where repaying leads (`decideRepay`); where it leads nowhere yet, `sayNotYet` says so and names the phone. */
export function useRepay(loanRef: LoanRef, sayNotYet: () => void): (loan: Loan) => void {
  const { t } = useTranslation();
  const tenant = useTenant();
  const { address } = useNavigationAccess();
  const follow = useFollow();
  const goTo = useGoTo();
  const toast = useToast();
  return (loan) => {
    const { origin } = address.current();
    const target = decideRepay(loan, { tenant, loanRef, origin, isOpen: goTo.isOpen });
    if (target.kind === 'follow') {
      follow(target.address);
      return;
    }
    if (target.isRefused) toast(t('addressRefused'), { tone: 'bad' });
    if (target.kind === 'route') goTo.go(target.route, target.params, { state: carryShown(loan) });
    else sayNotYet();
  };
}
