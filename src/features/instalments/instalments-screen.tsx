import { useTranslation } from 'react-i18next';
import { useGetInstalmentPlanQuery } from '../../lender-api/instalments/instalments.api.ts';
import { LoadFailure } from '../../lending-ui/load-failure.tsx';
import { QueryPage } from '../../lending-ui/query-page.tsx';
import { useNeededParams } from '../../navigation/use-go-to.ts';
import { RepayInstalments } from './repay-instalments.tsx';

const screenKey = 'instalments';

/** Repaying a loan by instalments: loads the plan, then lets the borrower choose what to pay (screens §4). */
export function InstalmentsScreen() {
  const { t } = useTranslation('instalments');
  const loanRef = useNeededParams('loanId', 'productId');
  const query = useGetInstalmentPlanQuery(loanRef);
  return (
    <QueryPage
      screenKey={screenKey}
      title={t('title')}
      query={query}
      shapes={[['text', 3], ['note', 1], 'beside', ['fields', 1], ['choices', 6], ['action', 2]]}
      failedTitle={t('failedTitle')}
      askAgain="fromCache"
    >
      {(plan, asked) =>
        // A lender that counts instalments without listing them has not said that nothing waits.
        plan.waiting.length === 0 && /[1-9]/.test(plan.waitingCount) ? (
          <LoadFailure
            screenKey={screenKey}
            title={t('failedTitle')}
            text={t('notListed', { number: plan.waitingCount })}
            retry={asked.askAgain}
            isRetrying={asked.isAsking}
          />
        ) : (
          <RepayInstalments loanRef={loanRef} plan={plan} {...asked} />
        )
      }
    </QueryPage>
  );
}
