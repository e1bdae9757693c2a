import { tenantFile } from './load-tenant.ts';
import type { ScreenKey } from './screen-paths.ts';

/** A legal text of a tenant's folder: `legal/<page>.<language>.md`. */
export type LegalPage = 'privacy' | 'terms' | 'agreement' | 'about';

/** Which text a screen shows, also when its path is met as the address of an agreement (lender-api §2). */
export const legalPageOfScreen: Partial<Record<ScreenKey, LegalPage>> = {
  loanTermsPublic: 'agreement',
  loanAgreement: 'agreement',
  loanTerms: 'terms',
  privacy: 'privacy',
  aboutUs: 'about',
};

/** The Markdown of a legal text; rejects when it cannot be had, or when a server answers with a page instead. */
export async function loadLegalPage(
  tenantId: string,
  page: LegalPage,
  language: string,
): Promise<string> {
  const response = await fetch(tenantFile(tenantId, `legal/${page}.${language}.md`));
  const text = await response.text();
  if (!response.ok || text.startsWith('<'))
    throw new Error(`legal/${page}.${language}.md is not there`);
  return text;
}
