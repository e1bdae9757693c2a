import { useTranslation } from 'react-i18next';
import type { ProductOffer } from '../../domain/product-offer.ts';
import {
  useApplyForOfferMutation,
  useTrackOfferMutation,
} from '../../lender-api/marketplace/marketplace.api.ts';
import { OfferCards } from '../../lending-ui/offer-cards.tsx';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { useOpenOffer } from '../../lending-ui/use-open-offer.ts';
import { useFollow } from '../../navigation/use-follow.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Note } from '../../ui/note.tsx';
import { Page } from '../../ui/page.tsx';

/** Spec §2: tags only for the first two. */
const taggedOffers = 2;

/** The offers, whose they are, and what a tap does: report, apply, then the other lender's page (screens §6). */
export function MarketplaceOffers({
  scene,
  offers,
}: {
  scene: string | undefined;
  offers: readonly ProductOffer[];
}) {
  const { t } = useTranslation('marketplace');
  const { lender } = useTenant();
  const follow = useFollow();
  const [trackOffer] = useTrackOfferMutation();
  const [apply] = useApplyForOfferMutation();
  const { open, busy } = useOpenOffer({
    report: (productId, position) => void trackOffer({ scene, productId, position }),
    async ask(productId) {
      const result = await apply({ scene, productId });
      return 'error' in result ? { error: result.error } : { data: result.data.url };
    },
    follow: (address) => follow(address),
    opening: (name) => t('opening', { name }),
  });
  return (
    <Page screenKey="marketplace" face="ready" title={t('title')}>
      <Note tone="plain">{t('otherLenders', { lender: lender.name })}</Note>
      <OfferCards
        offers={offers}
        words={{
          apply: t('apply'),
          lender: (name) => t('lender', { name }),
          annualRate: t('annualRate'),
          tenor: t('tenor'),
          keyFacts: (name) => t('keyFacts', { name }),
        }}
        tagged={taggedOffers}
        busy={busy}
        onOpen={(offer, row) => void open(offer, row)}
      />
      <SupportContact />
    </Page>
  );
}
