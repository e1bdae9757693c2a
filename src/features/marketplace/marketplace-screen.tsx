import { useTranslation } from 'react-i18next';
import { useGetMarketplaceQuery } from '../../lender-api/marketplace/marketplace.api.ts';
import { LoadFailure } from '../../lending-ui/load-failure.tsx';
import { useErrorText } from '../../lending-ui/use-error-text.ts';
import { useScreenParams } from '../../navigation/use-go-to.ts';
import { SkeletonPage } from '../../ui/faces.tsx';
import { Page } from '../../ui/page.tsx';
import { MarketplaceFull } from './marketplace-full.tsx';
import { MarketplaceOffers } from './marketplace-offers.tsx';

const screenKey = 'marketplace';

/** Other lenders' loans (screens §6). */
export function MarketplaceScreen() {
  const { t } = useTranslation('marketplace');
  const errorText = useErrorText();
  const { scene } = useScreenParams();
  const { data: offers, error, isError, isFetching, refetch } = useGetMarketplaceQuery({ scene });
  if (offers) {
    return offers.length > 0 ? (
      <MarketplaceOffers scene={scene} offers={offers} />
    ) : (
      <MarketplaceFull />
    );
  }
  if (isError) {
    return (
      <LoadFailure
        screenKey={screenKey}
        title={t('failed')}
        text={errorText(error)}
        retry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return (
    <Page screenKey={screenKey} face="loading" title={t('title')}>
      <SkeletonPage shapes={['text', 'card', 'card', 'card']} />
    </Page>
  );
}
