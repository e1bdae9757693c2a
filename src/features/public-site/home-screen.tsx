import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { assetAddress } from '../../tenant/asset-address.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { CheckIcon } from '../../ui/icons/check.tsx';
import { BannerCarousel } from './banner-carousel.tsx';
import { CallToAction } from './call-to-action.tsx';
import { ContactSection } from './contact-section.tsx';
import { YearlyCost } from './cost-example.tsx';
import { HeroArt } from './hero-art.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LiveEntryProvider } from './live-entry.tsx';
import { LiveCalculator } from './live-calculator.tsx';
import { Proof } from './proof.tsx';
import { ReviewPictures } from './review-pictures.tsx';
import { SitePage } from './site-page.tsx';
import { Section } from './site-section.tsx';
import { TermsAndPrivacy } from './terms-and-privacy.tsx';

/** The lender's shop window (screens §2): every part is there without JavaScript, and no lender is asked. */
export function HomeScreen() {
  const { t, i18n } = useTranslation('public-site');
  const { id, brand, marketing, theme } = useTenant();
  const { language } = i18n;
  useSectionOfAddress();
  const claims = marketing.claims.flatMap((claim) => claim[language] ?? []);
  const picture = theme.pictures.hero;
  return (
    <LiveEntryProvider>
      <SitePage
        screenKey="home"
        title={marketing.headline?.[language] ?? t('homeTitle')}
        lead={marketing.lead?.[language] ?? t('homeLead', { brand: brand.name })}
        hero={
          <ul className="st-claims">
            {claims.map((claim) => (
              <li key={claim}>
                <CheckIcon />
                <span>{claim}</span>
              </li>
            ))}
          </ul>
        }
        picture={
          picture === undefined ? (
            <HeroArt temper={theme.temper} />
          ) : (
            <img className="sp-picture" src={assetAddress(id, picture)} alt="" decoding="async" />
          )
        }
        aside={
          <Section id="calculator" title={t('navCalculator')} isAlone>
            <LiveCalculator />
          </Section>
        }
      >
        <Proof />
        <BannerCarousel />
        <HowItWorks />
        <YearlyCost />
        {marketing.reviews.length > 0 && (
          <Section id="reviews" title={t('navReviews')} isSwiped>
            <ReviewPictures />
          </Section>
        )}
        <TermsAndPrivacy />
        <Section id="contact" title={t('navContact')}>
          <ContactSection />
        </Section>
        <div className="st-last">
          <h2>{t('lastTitle')}</h2>
          <div className="st-calls">
            <CallToAction />
          </div>
        </div>
      </SitePage>
    </LiveEntryProvider>
  );
}

/**
 * Goes to the section that the address names: the browser looked for it before it was there. Within the page it glides.
 * What is folded there opens.
 */
function useSectionOfAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const { style } = document.documentElement;
    const section = hash ? document.getElementById(hash.slice(1)) : null;
    section?.querySelector(':scope > details')?.setAttribute('open', '');
    section?.scrollIntoView();
    style.scrollBehavior = 'smooth';
    return () => void (style.scrollBehavior = '');
  }, [hash]);
}
