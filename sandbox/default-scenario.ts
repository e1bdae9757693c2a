import type { Tenant } from '../src/tenant/tenant-schema.ts';
import { defaultAssistant, defaultComplaints } from './default-help-scenario.ts';
import {
  defaultAgreements,
  defaultCards,
  defaultLinks,
  defaultOrders,
  defaultProducts,
  defaultRecommendations,
} from './default-loans.ts';
import type { Scenario, ScenarioFile } from './scenario-schema.ts';
import { isPhoneNumber, nationalNumber } from '../src/domain/phone.ts';
import { standardTexts } from './lender-texts.ts';
import type { ScenarioOffer, ScenarioTemplate } from './scenario-parts.ts';

/**
 * Offers of every kind: to an address that the tenant trusts, to one that it does not know, to an app, full today,
 * and one of which only the least is told.
 */
function defaultOffers({ calculator, security }: Tenant): ScenarioOffer[] {
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
function defaultTemplates({ id, brand, marketing, links }: Tenant): ScenarioTemplate[] {
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
function defaultRegisteredPhones({ forms }: Tenant): string[] {
  const rule = forms.registration.phone;
  const phone = `${nationalNumber(rule.example, rule).slice(0, -2)}11`;
  return isPhoneNumber(phone, rule) ? [phone] : [];
}

/** What `npm start` offers to people without a loan. */
function defaultPublicLinks(templates: readonly ScenarioTemplate[]): Scenario['links'] {
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

/** Fills a scenario with everything that its file does not say; all of it lies within what the tenant itself says. */
export function completeScenario(tenant: Tenant, file: ScenarioFile): Scenario {
  const products = file.products ?? defaultProducts(tenant);
  const orders = file.orders ?? defaultOrders(products);
  const templates = file.templates ?? defaultTemplates(tenant);
  return {
    ...file,
    session: {
      sessionId: `demo-${tenant.id}`,
      userId: '880000001',
      deviceId: 'demo-device',
      ...file.session,
    },
    links: file.links ?? [...defaultLinks(products, orders), ...defaultPublicLinks(templates)],
    wallet: file.wallet ?? tenant.repayment.wallet !== undefined,
    products,
    orders,
    cards: file.cards ?? defaultCards,
    payoutAccount: file.payoutAccount ?? {
      bankName: file.cards?.[0]?.bankName ?? 'Bank of Example',
      cardNo: '**** 2290',
    },
    recommended: file.recommended ?? defaultRecommendations(tenant),
    offers: file.offers ?? defaultOffers(tenant),
    templates,
    registeredPhones: file.registeredPhones ?? defaultRegisteredPhones(tenant),
    agreements: file.agreements ?? defaultAgreements(tenant),
    complaints: file.complaints ?? defaultComplaints(orders),
    assistant: file.assistant ?? defaultAssistant,
  };
}
