import { annualRates } from '../../src/domain/loan-example.ts';
import type { ScreenKey } from '../../src/tenant/screen-paths.ts';
import type { Tenant } from '../../src/tenant/tenant-schema.ts';
import { publicAddress, publicAsset } from './public-address.ts';
import type { PageSummary } from './page-summary.ts';

/** Pages that are about the loan itself. */
const aboutTheLoan: readonly ScreenKey[] = ['home', 'calculator', 'loanTerms'];

/** What a page says to machines, in the words of schema.org; every figure is the tenant's (spec §9). */
export function structuredData(
  tenant: Tenant,
  screen: ScreenKey,
  language: string,
  { title, description }: PageSummary,
): object {
  const lenderId = new URL('/#lender', tenant.site.baseUrl).href;
  const address = publicAddress(tenant, screen, language);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebPage',
        '@id': address,
        url: address,
        name: title,
        description,
        inLanguage: language,
        publisher: { '@id': lenderId },
      },
      { '@id': lenderId, ...organization(tenant, language) },
      ...(aboutTheLoan.includes(screen) ? [loan(tenant, lenderId)] : []),
    ],
  };
}

function organization(tenant: Tenant, language: string): object {
  const { brand, lender, support, locale, site } = tenant;
  return {
    '@type': 'Organization',
    name: brand.name,
    legalName: lender.name,
    url: new URL('/', site.baseUrl).href,
    logo: publicAsset(tenant, brand.logo),
    address: lender.address,
    telephone: lender.phone,
    email: lender.email,
    identifier: lender.registrations.map(({ label, value }) => ({
      '@type': 'PropertyValue',
      name: label[language] ?? value,
      value,
    })),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: support.phone,
      email: support.email,
      availableLanguage: locale.languages,
    },
  };
}

function loan({ brand, money, calculator, loanTerms }: Tenant, lenderId: string) {
  const rates = annualRates(calculator);
  return {
    '@type': ['FinancialProduct', 'LoanOrCredit'],
    name: brand.name,
    provider: { '@id': lenderId },
    currency: money.currency,
    amount: {
      '@type': 'MonetaryAmount',
      currency: money.currency,
      minValue: calculator.amountMin,
      maxValue: calculator.amountMax,
    },
    loanTerm: {
      '@type': 'QuantitativeValue',
      minValue: loanTerms.termDaysMin,
      maxValue: loanTerms.termDaysMax,
      unitCode: 'DAY',
    },
    ...(rates && {
      annualPercentageRate: {
        '@type': 'QuantitativeValue',
        minValue: Number(rates.low),
        maxValue: Number(rates.high),
        unitText: '%',
      },
    }),
  };
}
