import type { ScreenEntry } from './screen-entry.ts';
import { withSiteStyle } from './site-style.ts';

const framed = () => withSiteStyle(import('./framed-legal.tsx'));

const legal: ScreenEntry = {
  load: (isBorrower) =>
    isBorrower
      ? import('../features/legal/legal-screen.tsx')
      : framed().then((chunk) => [chunk.FramedLegalScreen] as const),
  audience: 'reader',
};

const siteScreens = () => withSiteStyle(import('../features/public-site/site-screens.tsx'));

/** What anybody may open: the site, legal pages, registration, offers (screens §2, §3, §6). */
export const publicScreens = {
  home: {
    load: () => withSiteStyle(import('../features/public-site/home-screen.tsx')),
    audience: 'reader',
  },
  calculator: {
    load: () => withSiteStyle(import('../features/public-site/calculator-screen.tsx')),
    audience: 'reader',
  },
  reviews: {
    load: () => siteScreens().then((chunk) => [chunk.ReviewsScreen] as const),
    audience: 'reader',
  },
  contact: {
    load: () => siteScreens().then((chunk) => [chunk.ContactScreen] as const),
    audience: 'reader',
  },
  policyEmbed: {
    load: () => siteScreens().then((chunk) => [chunk.PolicyEmbedScreen] as const),
    audience: 'reader',
  },
  privacy: legal,
  loanTermsPublic: legal,
  loanAgreement: legal,
  loanTerms: legal,
  aboutUs: legal,
  customerService: {
    load: (isBorrower) =>
      isBorrower
        ? import('../features/legal/lenders-contacts-screen.tsx')
        : framed().then((chunk) => [chunk.FramedCustomerServiceScreen] as const),
    audience: 'reader',
  },
  promotion: {
    load: () => import('../features/registration/promotion-screen.tsx'),
    audience: 'anyone',
  },
  download: {
    load: () => import('../features/registration/download-screen.tsx'),
    audience: 'reader',
  },
  landingAgreement: {
    load: () => import('../features/registration/landing-agreement-screen.tsx'),
    audience: 'reader',
  },
  marketplace: {
    load: () => import('../features/marketplace/marketplace-screen.tsx'),
    audience: 'anyone',
  },
  loginFailure: {
    load: () => import('../features/login-failure/login-failure-screen.tsx'),
    audience: 'anyone',
  },
} satisfies Record<string, ScreenEntry>;
