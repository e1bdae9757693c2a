import { useTranslation } from 'react-i18next';
import { useGetPartnerLoginFailureQuery } from '../../lender-api/partner-login-failure/partner-login-failure.api.ts';
import { LoadFailure } from '../../lending-ui/load-failure.tsx';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { useErrorText } from '../../lending-ui/use-error-text.ts';
import { useNeededParams } from '../../navigation/use-go-to.ts';
import { LockedDrawing } from '../../ui/drawings/locked.tsx';
import { SkeletonPage } from '../../ui/faces.tsx';
import { Hero } from '../../ui/hero.tsx';
import { Page } from '../../ui/page.tsx';
import { PartnerOffers } from './partner-offers.tsx';

const screenKey = 'loginFailure';

/** Why a partner's product could not be entered, and what else there is (screens §3). */
export function PartnerLoginFailureScreen() {
  const { t } = useTranslation('login-failure');
  const errorText = useErrorText();
  const { productId } = useNeededParams('productId');
  const { data, error, isError, isFetching, refetch } = useGetPartnerLoginFailureQuery({
    productId,
  });
  if (data) {
    return (
      <Page screenKey={screenKey} face="ready" title={t('title')}>
        <Hero
          tone="calm"
          headline={data.headline || t('unavailable')}
          text={data.message || undefined}
          picture={<LockedDrawing />}
        />
        <PartnerOffers offers={data.offers} />
        <SupportContact />
      </Page>
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
      <SkeletonPage shapes={['hero', 'card', 'card']} />
    </Page>
  );
}
