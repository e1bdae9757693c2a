import { useTranslation } from 'react-i18next';
import { useBridge } from '../../bridge/bridge-context.tsx';
import type { ProductOffer } from '../../domain/product-offer.ts';
import { useTrackProductTapMutation } from '../../lender-api/loan/loan.api.ts';
import { ProductOffers } from '../../lending-ui/product-offers.tsx';
import { useGoTo } from '../../navigation/use-go-to.ts';
import { Button } from '../../ui/button.tsx';

/** Products the lender recommends; the tap is told once and opens the app's page (screens §3, §8). */
export function RecommendedProducts({ offers }: { offers: readonly ProductOffer[] }) {
  const { t } = useTranslation('loan-details');
  const bridge = useBridge();
  const goTo = useGoTo();
  const [trackTap] = useTrackProductTapMutation();
  const open = ({ id, name }: ProductOffer, row: number) => {
    if (id !== undefined) void trackTap({ productId: id, position: row });
    bridge.call('goToProduct', id === undefined ? { productName: name } : { productId: id });
  };
  const isInApp = bridge.shell !== 'browser';
  const more = (isInApp || goTo.isOpen('marketplace')) && (
    <Button
      kind="quiet"
      onPress={() => (isInApp ? bridge.call('goToHome', {}) : goTo.go('marketplace'))}
    >
      {t('moreProducts')}
    </Button>
  );
  return <ProductOffers title={t('recommended')} offers={offers} onOpen={open} more={more} />;
}
