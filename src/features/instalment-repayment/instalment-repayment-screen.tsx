import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetInstalmentPlanQuery } from '../../lender-api/instalment/instalment.api.ts';
import { LoadFailure } from '../../lending-ui/load-failure.tsx';
import { useErrorText } from '../../lending-ui/use-error-text.ts';
import { useNeededParams } from '../../navigation/use-go-to.ts';
import { onReturnFromCache } from '../../platform/visibility.ts';
import { SkeletonPage } from '../../ui/faces.tsx';
import { Page } from '../../ui/page.tsx';
import { RepayInstalments } from './repay-instalments.tsx';

const screenKey = 'instalments';

/** Repaying a loan by instalments: loads the plan, then lets the borrower choose what to pay (screens §4). */
export function InstalmentRepaymentScreen() {
  const { t } = useTranslation('instalments');
  const errorText = useErrorText();
  const loanRef = useNeededParams('loanId', 'productId');
  const { data: plan, error, isError, isFetching, refetch } = useGetInstalmentPlanQuery(loanRef);
  // Coming back from an outside page says nothing about a payment: the plan is asked anew.
  useEffect(() => onReturnFromCache(() => void refetch()), [refetch]);

  // A lender that counts instalments without listing them has not said that nothing waits.
  const isListMissing =
    plan !== undefined && plan.waiting.length === 0 && /[1-9]/.test(plan.waitingCount);
  if (isListMissing || (!plan && isError)) {
    return (
      <LoadFailure
        screenKey={screenKey}
        title={t('failedTitle')}
        text={isListMissing ? t('notListed', { number: plan.waitingCount }) : errorText(error)}
        retry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (!plan) {
    return (
      <Page screenKey={screenKey} face="loading" title={t('title')}>
        <SkeletonPage shapes={['card', 'rows']} />
      </Page>
    );
  }
  return (
    <RepayInstalments
      loanRef={loanRef}
      plan={plan}
      staleReason={isError ? errorText(error) : undefined}
      isAsking={isFetching}
      askAgain={() => void refetch()}
    />
  );
}
