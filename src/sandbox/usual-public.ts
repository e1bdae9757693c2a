import { isPhoneNumber, nationalNumber } from '../domain/phone.ts';
import type { Tenant } from '../tenant/tenant-schema.ts';
import type { PlayOffer, PlayTemplate } from './play-public.ts';
import type { SandboxPlay } from './play-schema.ts';
import { standardTexts } from './standard-texts.ts';

/**
 * Offers of every kind: to an address that the tenant trusts, to one that it does not know, to an app, full today,
 * and one of which only the least is told.
 */
export function usualOffers({ calculator, security }: Tenant): PlayOffer[] {
  const { amountMin, amountMax, periodsDays } = calculator;
  const facts = {
    amountMin: String(amountMin),
    amountMax: String(amountMax),
    daysMin: Math.min(...periodsDays),
    daysMax: Math.max(...periodsDays),
    isEnabled: true,
    tags: [standardTexts.tagQuick, standardTexts.tagNoPaper],
  };
  const trusted = security.trustedOrigins.at(-1) ?? 'https://partners.example';
  return [
    {
      ...facts,
      id: '31007',
      name: 'Example Loan',
      dailyPercent: '0.04',
      lenderName: 'Example Capital Limited',
      apr: '21.60',
      keyFactsUrl: `${trusted}/key-facts/31007`,
      applyUrl: `${trusted}/apply?ref=77#step2`,
    },
    {
      ...facts,
      id: '9007199254740993108',
      name: 'Sample Credit',
      dailyPercent: '0.05',
      lenderName: 'Sample Finance Limited',
      applyUrl: 'https://apply.sample-credit.example/start?x=1#step2',
    },
    {
      ...facts,
      id: '31009',
      name: 'Model Advance',
      dailyPercent: '0.03',
      applyUrl: `${security.appSchemes[0] ?? 'modeladvance'}://open?product=31009`,
    },
    {
      ...facts,
      id: '31010',
      name: 'Specimen Cash',
      dailyPercent: '0.04',
      isEnabled: false,
      applyUrl: 'https://specimen-cash.example/',
    },
    {
      ...facts,
      id: '31011',
      name: 'Plain Loan',
      dailyPercent: '0.05',
      tags: [],
      applyUrl: 'https://plain-loan.example/',
    },
  ];
}

/** A campaign's page with everything, and one of which only the id is sent. */
export function usualTemplates({ id, brand, marketing, links }: Tenant): PlayTemplate[] {
  const { downloadApp } = links;
  const banner = marketing.banners[0]?.image;
  return [
    {
      id: '88',
      title: marketing.claims[0] ?? brand.name,
      subtitle: standardTexts.landingSubtitle,
      ...(banner && { banner: banner.startsWith('https:') ? banner : `/tenants/${id}/${banner}` }),
      buttonText: standardTexts.apply,
      downloadUrl: typeof downloadApp === 'string' ? downloadApp : downloadApp.other,
    },
    { id: '89' },
  ];
}

/** The tenant's own example with other last digits, so that the example itself can still be registered. */
export function usualRegisteredPhones({ forms }: Tenant): string[] {
  const rule = forms.registration.phone;
  const phone = `${nationalNumber(rule.example, rule).slice(0, -2)}11`;
  return isPhoneNumber(phone, rule) ? [phone] : [];
}

/** What `npm start` offers to people without a loan. */
export function usualPublicLinks(templates: readonly PlayTemplate[]): SandboxPlay['links'] {
  const [template] = templates;
  const tracking = { app_from: 'web', user_from: 'social', utm_tag: 'demo', id: '7' };
  return [
    { title: 'The public site', screen: 'home', query: {}, isPublic: true },
    ...(template
      ? [
          {
            title: 'A campaign’s page',
            screen: 'promotion' as const,
            query: { templateId: template.id, ...tracking },
            isPublic: true,
          },
        ]
      : []),
    { title: 'Other lenders’ products', screen: 'marketplace', query: {} },
    {
      title: 'A log-in at a partner that failed',
      screen: 'loginFailure',
      query: { productId: '1' },
    },
  ];
}
