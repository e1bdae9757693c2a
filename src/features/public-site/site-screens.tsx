import { useTranslation } from 'react-i18next';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { CallToAction } from './call-to-action.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactSection } from './contact-section.tsx';
import { PrivacyFrame } from './privacy-frame.tsx';
import { ReviewPictures } from './review-pictures.tsx';
import { SitePage } from './site-page.tsx';
import { Section } from './site-section.tsx';

/** What users say (screens §2). */
export function ReviewsScreen() {
  const { t } = useTranslation('public-site');
  const { marketing } = useTenant();
  const isEmpty = marketing.reviews.length === 0;
  return (
    <SitePage
      screenKey="reviews"
      face={isEmpty ? 'empty' : 'ready'}
      title={t('navReviews')}
      lead={isEmpty ? t('noReviews') : t('reviewsLead')}
    >
      <Section title={t('navReviews')} isAlone>
        <ReviewPictures />
        <div className="st-calls">
          <CallToAction />
        </div>
      </Section>
    </SitePage>
  );
}

/** Whom to reach, and the form (screens §2). */
export function ContactScreen() {
  const { t } = useTranslation('public-site');
  return (
    <SitePage screenKey="contact" title={t('navContact')} lead={t('contactLead')}>
      <Section title={t('navContact')} isAlone>
        <ContactSection form={<ContactForm />} />
      </Section>
    </SitePage>
  );
}

/** The tenant's own privacy page, from elsewhere (screens §2). */
export function PolicyEmbedScreen() {
  return <PrivacyFrame />;
}
