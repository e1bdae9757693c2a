import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetExtensionOfferQuery } from '../../lender-api/extension/extension.api.ts';
import { useGetInstalmentPlanQuery } from '../../lender-api/instalments/instalments.api.ts';
import { QueryPage } from '../../lending-ui/query-page.tsx';
import { useSlow } from '../../lending-ui/use-slow.ts';
import { useNeededParams, useGoTo } from '../../navigation/use-go-to.ts';
import { useLoanNow } from '../../payments/use-loan-now.ts';
import { useSeeLoan } from '../../payments/use-see-loan.ts';
import { Button } from '../../ui/button.tsx';
import { ExtendLoan } from './extend-loan.tsx';

/** Paying a fee to repay later: loads the offer, then shows what it costs and what stays owed (screens §4). */
export function ExtensionScreen() {
  const { t } = useTranslation(['extension', 'payment']);
  const goTo = useGoTo();
  const loanRef = useNeededParams('loanId', 'productId');
  const seeLoan = useSeeLoan(loanRef, 'loanDetails');
  const query = useGetExtensionOfferQuery(loanRef);
  // Asked beside the offer, and waited for a moment, lest it pushes down what stands below it.
  const loanNow = useLoanNow(loanRef);
  const { data: plan, isLoading: isPlanComing } = useGetInstalmentPlanQuery(loanRef, {
    skip: !goTo.isOpen('instalments'),
  });
  const isComing = (!loanNow.loan && loanNow.isAsking) || isPlanComing;
  const isLate = useSlow(query.data !== undefined && isComing);
  const [isShown, setShown] = useState(false);
  if (!isShown && query.data && (!isComing || isLate)) setShown(true);
  return (
    <QueryPage
      screenKey="extension"
      title={t('title')}
      query={{ ...query, data: isShown ? query.data : undefined }}
      shapes={[['head', 5], ['note', 1], 'beside', ['card', 9], 'action']}
      failedTitle={t('failedTitle')}
      refusedTitle={t('refusedTitle')}
      // A lender that says no, as after an extension, will not say yes the next time.
      failedActions={
        <Button kind="quiet" onPress={seeLoan.return}>
          {t('payment:seeLoan')}
        </Button>
      }
      askAgain="fromCache"
    >
      {(offer, asked) => <ExtendLoan {...{ loanRef, offer, loanNow, plan, isComing }} {...asked} />}
    </QueryPage>
  );
}
