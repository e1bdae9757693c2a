import type { ScreenKey } from './screen-paths.ts';
import { fetchTextAhead, loadTenantText, textAhead } from './tenant-text.ts';

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

const fileOf = (page: LegalPage, language: string) => `legal/${page}.${language}.md`;

/** The Markdown of a legal text; rejects when it cannot be had. */
export const loadLegalPage = (
  tenantId: string,
  page: LegalPage,
  language: string,
): Promise<string> => loadTenantText(tenantId, fileOf(page, language));

/** As `loadLegalPage`, before the screen is drawn. */
export const fetchLegalPageAhead = (
  tenantId: string,
  page: LegalPage,
  language: string,
): Promise<string> => fetchTextAhead(tenantId, fileOf(page, language));

/** The Markdown, when it was fetched ahead. */
export const legalPageAhead = (
  tenantId: string,
  page: LegalPage,
  language: string,
): string | undefined => textAhead(tenantId, fileOf(page, language));
