import { loadTenantText } from './tenant-text.ts';

/** The instructions of the tenant's payment channel, `guide/<language>.md`, as Markdown; rejects when they cannot be had. */
export const loadGuide = (tenantId: string, language: string): Promise<string> =>
  loadTenantText(tenantId, `guide/${language}.md`);
