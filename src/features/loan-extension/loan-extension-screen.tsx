import { useTranslation } from 'react-i18next';
import { useGetExtensionOfferQuery } from '../../lender-api/extension/extension.api.ts';
import { QueryPage } from '../../lending-ui/query-page.tsx';
import { useNeededParams } from '../../navigation/use-go-to.ts';
import { ExtendLoan } from './extend-loan.tsx';

/** Paying a fee to repay later: loads the offer, then shows what it costs and what stays owed (screens §4). */
export function LoanExtensionScreen() {
  const { t } = useTranslation('extension');
  const loanRef = useNeededParams('loanId', 'productId');
  const query = useGetExtensionOfferQuery(loanRef);
  return (
    <QueryPage
      screenKey="extension"
      title={t('title')}
      query={query}
      shapes={['hero', 'card', 'rows']}
      failedTitle={t('failedTitle')}
      askAgain="fromCache"
    >
      {(offer, asked) => <ExtendLoan loanRef={loanRef} offer={offer} {...asked} />}
    </QueryPage>
  );
}
