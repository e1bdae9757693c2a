import { useTranslation } from 'react-i18next';
import type { ProductOffer } from '../../domain/product-offer.ts';
import {
  useGetPartnerLoginFailureQuery,
  useRequestPartnerHandoffMutation,
  useTrackPartnerTapMutation,
} from '../../lender-api/login-failure/login-failure.api.ts';
import { OfferCards, useOpenOffer } from '../../lending-ui/offer-cards.tsx';
import { QueryPage } from '../../lending-ui/query-page.tsx';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { useFollow } from '../../navigation/use-follow.ts';
import { useNeededParams } from '../../navigation/use-go-to.ts';
import { LockedDrawing } from '../../ui/drawings/locked.tsx';
import { Note } from '../../ui/note.tsx';
import { Page } from '../../ui/page.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import css from './login-failure.module.css';

const screenKey = 'loginFailure';

/** Why a partner's product could not be entered, and what else there is (screens §3). */
export function LoginFailureScreen() {
  const { t } = useTranslation('login-failure');
  const { productId } = useNeededParams('productId');
  const query = useGetPartnerLoginFailureQuery({ productId });
  return (
    <QueryPage
      screenKey={screenKey}
      title={t('title')}
      query={query}
      shapes={[
        ['head', 3],
        ['note', 4],
        ['card', 5],
        ['card', 5],
        ['card', 5],
      ]}
      failedTitle={t('failed')}
    >
      {({ headline, message, offers }) => (
        <Page screenKey={screenKey} face="ready" title={t('title')}>
          <section className={css.head}>
            <LockedDrawing />
            <h2 className={css.headline}>{headline || t('unavailable')}</h2>
            {message && <p>{message}</p>}
          </section>
          <PartnerOffers offers={offers} />
          <SupportContact />
        </Page>
      )}
    </QueryPage>
  );
}

/** The other products: a tap is reported, then the lender is asked for the link to its partner (screens §3). */
function PartnerOffers({ offers }: { offers: readonly ProductOffer[] }) {
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
    follow: (address) => follow(address, { isPartner: true }),
    opening: (name) => t('opening', { name }),
  });
  if (offers.length === 0) return <Note tone="plain">{t('noOthers')}</Note>;
  return (
    <>
      <Note tone="plain" title={t('others')}>
        {t('otherLenders')}
      </Note>
      <PagedList items={offers}>
        {(shown) => (
          <OfferCards
            offers={shown}
            words={{ apply: t('apply') }}
            busy={busy}
            onOpen={(offer, row) => void open(offer, row)}
          />
        )}
      </PagedList>
    </>
  );
}
