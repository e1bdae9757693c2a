import type { ScreenEntry } from './screen-entry.ts';

const legal: ScreenEntry = {
  load: () => import('../features/legal/legal-screen.tsx').then((chunk) => chunk.LegalScreen),
  wording: ['legal'],
  audience: 'reader',
};

const registrationPages = () => import('../features/registration/after-screens.ts');
const siteScreens = () => import('../features/public-site/site-screens.tsx');

/** What anybody may open: the site, legal pages, registration, offers (screens §2, §3, §6). */
export const publicScreens = {
  home: {
    load: () => import('../features/public-site/home-screen.tsx').then((chunk) => chunk.HomeScreen),
    wording: ['public-site', 'calculator'],
    audience: 'reader',
  },
  calculator: {
    load: () =>
      import('../features/public-site/calculator-screen.tsx').then(
        (chunk) => chunk.CalculatorScreen,
      ),
    wording: ['public-site', 'calculator'],
    audience: 'reader',
  },
  reviews: {
    load: () => siteScreens().then((chunk) => chunk.ReviewsScreen),
    wording: ['public-site'],
    audience: 'reader',
  },
  contact: {
    load: () => siteScreens().then((chunk) => chunk.ContactScreen),
    wording: ['public-site'],
    audience: 'reader',
  },
  policyEmbed: {
    load: () => siteScreens().then((chunk) => chunk.PolicyEmbedScreen),
    wording: ['public-site'],
    audience: 'reader',
  },
  privacy: legal,
  loanTermsPublic: legal,
  loanAgreement: legal,
  loanTerms: legal,
  aboutUs: legal,
  customerService: {
    load: () =>
      import('../features/legal/customer-service-screen.tsx').then(
        (chunk) => chunk.CustomerServiceScreen,
      ),
    wording: ['legal', 'contacts'],
    audience: 'anyone',
  },
  promotion: {
    load: () =>
      import('../features/registration/promotion-screen.tsx').then(
        (chunk) => chunk.PromotionScreen,
      ),
    wording: ['registration'],
    audience: 'anyone',
  },
  download: {
    load: () => registrationPages().then((chunk) => chunk.DownloadScreen),
    wording: ['registration'],
    audience: 'reader',
  },
  landingAgreement: {
    load: () => registrationPages().then((chunk) => chunk.LandingAgreementScreen),
    wording: ['registration'],
    audience: 'reader',
  },
  marketplace: {
    load: () =>
      import('../features/marketplace/marketplace-screen.tsx').then(
        (chunk) => chunk.MarketplaceScreen,
      ),
    wording: ['marketplace'],
    audience: 'anyone',
  },
  loginFailure: {
    load: () =>
      import('../features/partner-login-failure/partner-login-failure-screen.tsx').then(
        (chunk) => chunk.PartnerLoginFailureScreen,
      ),
    wording: ['login-failure'],
    audience: 'anyone',
  },
} satisfies Record<string, ScreenEntry>;
