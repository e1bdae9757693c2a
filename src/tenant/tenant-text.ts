import { tenantFile } from './load-tenant.ts';

/** A Markdown file of a tenant's folder; rejects when it cannot be had, or when a server answers with a page instead. */
export async function loadTenantText(tenantId: string, file: string): Promise<string> {
  const response = await fetch(tenantFile(tenantId, file));
  const text = await response.text();
  if (!response.ok || text.startsWith('<')) throw new Error(`${file} is not there`);
  return text;
}
