import { tenantFile } from './load-tenant.ts';

const fetchedAhead = new Map<string, string>();

/** A text that `fetchTextAhead` has brought already, for a screen that is to be whole at once; else undefined. */
export const textAhead = (tenantId: string, file: string): string | undefined =>
  fetchedAhead.get(tenantFile(tenantId, file));

/** Fetches a text before the screen that shows it is drawn (design §3, prerendered pages). */
export async function fetchTextAhead(tenantId: string, file: string): Promise<string> {
  const text = await loadTenantText(tenantId, file);
  fetchedAhead.set(tenantFile(tenantId, file), text);
  return text;
}

/** A Markdown file of a tenant's folder; rejects when it cannot be had, or when a server answers with a page instead. */
export async function loadTenantText(tenantId: string, file: string): Promise<string> {
  const ahead = textAhead(tenantId, file);
  if (ahead !== undefined) return ahead;
  const response = await fetch(tenantFile(tenantId, file));
  const text = await response.text();
  if (!response.ok || text.startsWith('<')) throw new Error(`${file} is not there`);
  return text;
}

/** The instructions of the tenant's payment channel, `guide/<language>.md`, as Markdown; rejects when they cannot be had. */
export const loadGuide = (tenantId: string, language: string): Promise<string> =>
  loadTenantText(tenantId, `guide/${language}.md`);
