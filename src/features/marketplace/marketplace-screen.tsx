import { useTranslation } from 'react-i18next';
import { useBridge } from '../../bridge/bridge-context.tsx';
import type { ProductOffer } from '../../domain/product-offer.ts';
import {
  useApplyForOfferMutation,
  useGetMarketplaceQuery,
  useTrackOfferMutation,
} from '../../lender-api/marketplace/marketplace.api.ts';
import { LenderPicture } from '../../lending-ui/lender-picture.tsx';
import { OfferCards, useOpenOffer } from '../../lending-ui/offer-cards.tsx';
import { QueryPage } from '../../lending-ui/query-page.tsx';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { useFollow } from '../../navigation/use-follow.ts';
import { useGoTo, useScreenParams } from '../../navigation/use-go-to.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Button } from '../../ui/button.tsx';
import { ClosedDrawing } from '../../ui/drawings/closed.tsx';
import { EmptyFace } from '../../ui/empty-face.tsx';
import { Note } from '../../ui/note.tsx';
import { Page } from '../../ui/page.tsx';
import { PagedList } from '../../ui/paged-list.tsx';

const screenKey = 'marketplace';

/** Spec §2: tags only for the first two. */
const taggedOffers = 2;

/** Other lenders' loans (screens §6). */
export function MarketplaceScreen() {
  const { t } = useTranslation('marketplace');
  const { scene } = useScreenParams();
  const query = useGetMarketplaceQuery({ scene });
  return (
    <QueryPage
      screenKey={screenKey}
      title={t('title')}
      query={query}
      shapes={[['note', 5], 'beside', ['card', 11], ['card', 11], ['card', 11]]}
      failedTitle={t('failed')}
      empty={(offers) => offers.length === 0 && <Full />}
    >
      {(offers) => <Offers scene={scene} offers={offers} />}
    </QueryPage>
  );
}

interface OffersProps {
  scene: string | undefined;
  offers: readonly ProductOffer[];
}

/** The offers, whose they are, and what a tap does: report, apply, then the other lender's page (screens §6). */
function Offers({ scene, offers }: OffersProps) {
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
    follow: (address) => follow(address, { isPartner: true }),
    opening: (name) => t('opening', { name }),
  });
  return (
    <Page screenKey={screenKey} face="ready" title={t('title')}>
      <div data-side="summary">
        <Note tone="plain">{t('otherLenders', { lender: lender.name })}</Note>
      </div>
      <div data-side="acts">
        <PagedList items={offers}>
          {(shown) => (
            <OfferCards
              offers={shown}
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
          )}
        </PagedList>
        <SupportContact />
      </div>
    </Page>
  );
}

/** Nothing is offered today (spec §8). Home is the app's; in a browser it is the public site, for the bridge's way there leads to this list. */
function Full() {
  const { t } = useTranslation(['marketplace', 'app']);
  const bridge = useBridge();
  const { site } = useTenant();
  const goTo = useGoTo();
  const follow = useFollow();
  const goHome = () => {
    if (bridge.shell !== 'browser') bridge.call('goToHome', {});
    else if (goTo.isOpen('home')) goTo.go('home');
    else follow(site.baseUrl);
  };
  return (
    <EmptyFace
      title={t('full')}
      drawing={
        <LenderPicture kind="empty">
          <ClosedDrawing />
        </LenderPicture>
      }
      action={<Button onPress={goHome}>{t('app:backHome')}</Button>}
    />
  );
}
