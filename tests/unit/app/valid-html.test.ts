import { beforeEach, describe, expect, test } from 'vitest';
import { prerenderScreen } from '../../../src/app/prerender.tsx';
import { htmlFaults } from '../../support/html-faults.ts';
import { siteFile, stubNetwork } from '../../support/network.ts';
import { shippedIds, shippedTenant } from '../tenant/shipped-folder.ts';

const published = [
  'home',
  'calculator',
  'reviews',
  'contact',
  'policyEmbed',
  'privacy',
  'loanTermsPublic',
  'loanAgreement',
  'loanTerms',
  'aboutUs',
  'customerService',
] as const;

/** The markup as it stands in a page. */
const page = (language: string, markup: string) =>
  `<!DOCTYPE html>
  <html lang="${language}">
    <head><meta charset="utf-8" /><title>A page</title></head>
    <body><div id="root">${markup}</div></body>
  </html>`;

beforeEach(() => void stubNetwork(siteFile));

describe.each(shippedIds)('tenants/%s', (id) => {
  const tenant = shippedTenant(id);
  test.each(published)('%s is valid HTML with named landmarks', async (screen) => {
    const language = tenant.locale.defaultLanguage;
    const { markup } = await prerenderScreen(screen, tenant, language);
    expect(await htmlFaults(page(language, markup))).toEqual([]);
  });
});
