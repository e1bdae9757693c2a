import { useTranslation } from 'react-i18next';
import { judgeAddress } from '../../domain/safe-address.ts';
import type { Loan } from '../../domain/loan.ts';
import type { LoanRef } from '../../lender-api/loan/loan.calls.ts';
import { useNavigationAccess } from '../../navigation/navigation-context.tsx';
import { repaymentParams } from '../../payments/go-to-repayment.ts';
import { useFollow } from '../../navigation/use-follow.ts';
import { useGoTo } from '../../navigation/use-go-to.ts';
import { matchScreen } from '../../navigation/route-table.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { useToast } from '../../ui/toast.tsx';

/**
 * Where repaying leads: the lender's own page when its address is safe, else the tenant's repayment route
 * with the amount due (screens §8, "Amounts due"). When there is no such way yet, `sayNotYet` says so and
 * names the phone.
 */
export function useRepay(loanRef: LoanRef, sayNotYet: () => void): (loan: Loan) => void {
  const { t } = useTranslation();
  const tenant = useTenant();
  const { address } = useNavigationAccess();
  const follow = useFollow();
  const goTo = useGoTo();
  const toast = useToast();
  return (loan) => {
    const { appSchemes } = tenant.security;
    const verdict = judgeAddress(loan.repaymentPage, address.current().origin, appSchemes);
    if (verdict.kind === 'inApp') {
      const screen = matchScreen(tenant, new URL(verdict.path, address.current().origin).pathname);
      if (screen && goTo.isOpen(screen)) {
        follow(loan.repaymentPage);
        return;
      }
    } else if (verdict.kind !== 'refused') {
      follow(loan.repaymentPage);
      return;
    } else if (loan.repaymentPage) {
      toast(t('addressRefused'), { tone: 'bad' });
    }
    const { route } = tenant.repayment;
    if (!goTo.isOpen(route)) sayNotYet();
    else goTo.go(route, repaymentParams(route, loanRef, loan.amountDue, tenant.money));
  };
}
