import { useTranslation } from 'react-i18next';
import type { ProductOffer } from '../../domain/product-offer.ts';
import {
  useRequestPartnerHandoffMutation,
  useTrackPartnerTapMutation,
} from '../../lender-api/partner-login-failure/partner-login-failure.api.ts';
import { OfferCards } from '../../lending-ui/offer-cards.tsx';
import { useOpenOffer } from '../../lending-ui/use-open-offer.ts';
import { useFollow } from '../../navigation/use-follow.ts';
import { Note } from '../../ui/note.tsx';

/** The other products: a tap is reported, then the lender is asked for the link to its partner (screens §3). */
export function PartnerOffers({ offers }: { offers: readonly ProductOffer[] }) {
  const { t } = useTranslation('login-failure');
  const follow = useFollow();
  const [trackTap] = useTrackPartnerTapMutation();
  const [requestLink] = useRequestPartnerHandoffMutation();
  const { open, busy } = useOpenOffer({
    report: (productId, position) => void trackTap({ productId, position }),
    async ask(productId) {
      const result = await requestLink({ productId });
      return 'error' in result ? { error: result.error } : { data: result.data.link };
    },
    follow: (address) => follow(address),
    opening: (name) => t('opening', { name }),
  });
  if (offers.length === 0) return <Note tone="plain">{t('noOthers')}</Note>;
  return (
    <>
      <Note tone="plain" title={t('others')}>
        {t('otherLenders')}
      </Note>
      <OfferCards
        offers={offers}
        words={{ apply: t('apply') }}
        busy={busy}
        onOpen={(offer, row) => void open(offer, row)}
      />
    </>
  );
}
