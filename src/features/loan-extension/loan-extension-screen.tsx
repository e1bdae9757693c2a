import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetExtensionOfferQuery } from '../../lender-api/extension/extension.api.ts';
import { LoadFailure } from '../../lending-ui/load-failure.tsx';
import { useErrorText } from '../../lending-ui/use-error-text.ts';
import { useNeededParams } from '../../navigation/use-go-to.ts';
import { onReturnFromCache } from '../../platform/visibility.ts';
import { SkeletonPage } from '../../ui/faces.tsx';
import { Page } from '../../ui/page.tsx';
import { ExtendLoan } from './extend-loan.tsx';

const screenKey = 'extension';

/** Paying a fee to repay later: loads the offer, then shows what it costs and what stays owed (screens §4). */
export function LoanExtensionScreen() {
  const { t } = useTranslation('extension');
  const errorText = useErrorText();
  const loanRef = useNeededParams('loanId', 'productId');
  const { data: offer, error, isError, isFetching, refetch } = useGetExtensionOfferQuery(loanRef);
  // Coming back from an outside page says nothing about a payment: the offer is asked anew.
  useEffect(() => onReturnFromCache(() => void refetch()), [refetch]);

  if (!offer && isError) {
    return (
      <LoadFailure
        screenKey={screenKey}
        title={t('failedTitle')}
        text={errorText(error)}
        retry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (!offer) {
    return (
      <Page screenKey={screenKey} face="loading" title={t('title')}>
        <SkeletonPage shapes={['hero', 'card', 'rows']} />
      </Page>
    );
  }
  return (
    <ExtendLoan
      loanRef={loanRef}
      offer={offer}
      staleReason={isError ? errorText(error) : undefined}
      isAsking={isFetching}
      askAgain={() => void refetch()}
    />
  );
}
