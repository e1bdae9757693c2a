import { useTranslation } from 'react-i18next';
import { useGetRepaymentOptionsQuery } from '../../lender-api/card-repayment/card-repayment.api.ts';
import { LoadFailure } from '../../lending-ui/load-failure.tsx';
import { useErrorText } from '../../lending-ui/use-error-text.ts';
import { useNeededParams } from '../../navigation/use-go-to.ts';
import { SkeletonPage } from '../../ui/faces.tsx';
import { Page } from '../../ui/page.tsx';
import { PayByCard } from './pay-by-card.tsx';

/** Repaying by a linked card: loads the ways to pay, then lets the borrower pay (screens §4). */
export function CardRepaymentScreen() {
  const { t } = useTranslation('card-repayment');
  const errorText = useErrorText();
  const loanRef = useNeededParams('loanId', 'productId');
  const {
    data: options,
    error,
    isError,
    isFetching,
    refetch,
  } = useGetRepaymentOptionsQuery({ loanId: loanRef.loanId });
  if (options) return <PayByCard loanRef={loanRef} options={options} reload={refetch} />;
  if (isError) {
    return (
      <LoadFailure
        screenKey="cardRepayment"
        title={t('failedTitle')}
        text={errorText(error, t('cardListFailed'))}
        retry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return (
    <Page screenKey="cardRepayment" face="loading" title={t('title')}>
      <SkeletonPage shapes={['hero', 'rows']} />
    </Page>
  );
}
