import { useTranslation } from 'react-i18next';
import { useBridge } from '../../bridge/bridge-context.tsx';
import { loanActions, type LoanStatusRule } from '../../domain/loan-status.ts';
import type { Loan } from '../../domain/loan.ts';
import type { LoanRef } from '../../lender-api/loan/loan.calls.ts';
import { useTrackBorrowMoreMutation } from '../../lender-api/loan/loan.api.ts';
import { useGoTo } from '../../navigation/use-go-to.ts';
import { Button } from '../../ui/button.tsx';

/** Props of `LoanActionsBar`. */
export interface LoanActionsBarProps {
  loan: Loan;
  loanRef: LoanRef;
  rule: LoanStatusRule;
  onRepay: () => void;
}

/** What can be done with a loan of this status; nothing at all leaves no bar (screens §3). */
export function LoanActionsBar({ loan, loanRef, rule, onRepay }: LoanActionsBarProps) {
  const { t } = useTranslation('loan-details');
  const goTo = useGoTo();
  const bridge = useBridge();
  const [trackBorrowMore] = useTrackBorrowMoreMutation();
  const actions = loanActions(rule, loan.canExtend);
  const borrowMore = () => {
    void trackBorrowMore({ productId: loanRef.productId, position: 0 });
    bridge.call('goToHome', {});
  };
  return (
    <>
      {actions.includes('repay') && <Button onPress={onRepay}>{t('repay')}</Button>}
      {actions.includes('extend') && goTo.isOpen('extension') && (
        <Button kind="quiet" onPress={() => goTo.go('extension', loanRef)}>
          {t('extend')}
        </Button>
      )}
      {actions.includes('borrowMore') && <Button onPress={borrowMore}>{t('borrowAgain')}</Button>}
      {rule.state === 'settled' && (
        <Button kind="quiet" onPress={() => bridge.call('goToMine', {})}>
          {t('myAccount')}
        </Button>
      )}
    </>
  );
}
