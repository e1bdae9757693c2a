import type { ScreenKey } from './screen-paths.ts';
import { loadTenantText } from './tenant-text.ts';

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

/** The Markdown of a legal text; rejects when it cannot be had. */
export const loadLegalPage = (
  tenantId: string,
  page: LegalPage,
  language: string,
): Promise<string> => loadTenantText(tenantId, `legal/${page}.${language}.md`);
