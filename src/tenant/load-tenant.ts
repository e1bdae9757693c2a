import { chooseTenant, idsOfHost, readTenantIndex, type TenantIndex } from './choose-tenant.ts';
import type { PlannedConfig, PlannedSource } from './planned-changes.ts';
import { tenantIdPattern } from './tenant-id.ts';

/** One thing wrong with a tenant: where in `tenant.json`, and what to write instead. */
export interface TenantFault {
  where: string;
  what: string;
}

/** A tenant that cannot be used: each kind has a page of its own (design §3). */
export type NoTenant =
  | { kind: 'unknown' }
  | { kind: 'broken'; id: string; faults: readonly TenantFault[]; servicePhone: string | undefined }
  | { kind: 'unreachable' };

/** What became of looking for the tenant: its file, read but not judged, or why there is none. */
export type TenantFound = { kind: 'read'; id: string; raw: unknown } | NoTenant;

/** How to look: `copy` is the index that came with the page, `early` a fetch that the page has started already. */
export interface TenantSearch {
  flag: string | undefined;
  host: string;
  copy: TenantIndex;
  early: { id: string; response: Promise<Response> } | undefined;
  /** Fetches a file below `tenants/`. */
  fetchFile: (path: string) => Promise<Response>;
}

/** Address of a file below the tenants' folder; the id is checked before it comes here. */
export const tenantFile = (id: string, file: string) => `/tenants/${id}/${file}`;

/** Fetches a file below the tenants' folder; the browser asks the server whether its copy is still right. */
export const fetchTenantFile = (path: string): Promise<Response> => fetch(path);

async function readTenant(id: string, search: TenantSearch): Promise<TenantFound> {
  const started =
    search.early?.id === id
      ? search.early.response
      : search.fetchFile(tenantFile(id, 'tenant.json'));
  let response: Response;
  let text: string;
  try {
    response = await started;
    text = await response.text();
  } catch {
    return { kind: 'unreachable' };
  }
  // Servers that answer every unknown path with the app's own page mean "not found" by it.
  if (response.status === 404 || (response.ok && text.trimStart().startsWith('<')))
    return { kind: 'unknown' };
  if (!response.ok) return { kind: 'unreachable' };
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    const what = error instanceof Error ? error.message : 'is not JSON';
    return {
      kind: 'broken',
      id,
      faults: [{ where: 'tenant.json', what }],
      servicePhone: phoneIn(text),
    };
  }
  const planned = await withPlan(raw, response, (file) => search.fetchFile(tenantFile(id, file)));
  if ('config' in planned) return { kind: 'read', id, raw: planned.config };
  return planned.kind === 'broken' ? { ...planned, id, servicePhone: phoneIn(text) } : planned;
}

/** The config as it is today. Few plan changes, and only they need the code that lays them over it. */
async function withPlan(
  raw: unknown,
  { headers }: Response,
  fetchFile: PlannedSource['fetchFile'],
): Promise<PlannedConfig> {
  if (!Array.isArray(Object(raw).scheduled)) return { config: raw };
  const { withChangesInForce } = await import('./planned-changes.ts');
  return withChangesInForce(raw, { date: headers.get('date'), fetchFile });
}

/** The service phone of a file whose JSON is broken elsewhere. */
const phoneIn = (text: string) => /"servicePhone"\s*:\s*"([^"\\]{3,40})"/.exec(text)?.[1];

async function readIndex(search: TenantSearch): Promise<TenantIndex> {
  try {
    const response = await search.fetchFile('/tenants/index.json');
    return response.ok ? readTenantIndex(await response.json()) : search.copy;
  } catch {
    return search.copy;
  }
}

/** The index as it is now; what the page's copy says of a host counts more (screens §9). */
async function renewedIndex(search: TenantSearch): Promise<TenantIndex> {
  const now = await readIndex(search);
  return { ...now, hosts: { ...now.hosts, ...search.copy.hosts } };
}

/**
 * Finds the tenant of a launch and reads its file; `checkTenant` judges it. A flag that is an id needs no look-up; what the page's own
 * copy of the index does not know is asked of the file, so that a lender can be added without a build.
 */
export async function loadTenant(search: TenantSearch): Promise<TenantFound> {
  const { flag, host, copy } = search;
  // A copy without room for every host cannot tell whose host this is.
  const isSilent = copy.isPart === true && idsOfHost(copy.hosts, host) === undefined;
  const early = isSilent ? await renewedIndex(search) : copy;
  const first = chooseTenant(flag, host, early);
  if (first !== undefined) {
    const found = await readTenant(first, search);
    if (found.kind !== 'unknown') return found;
  }
  const index = isSilent ? early : await renewedIndex(search);
  const second =
    chooseTenant(flag, host, index) ?? (flag === undefined ? index.default : undefined);
  if (second === undefined || second === first || !tenantIdPattern.test(second))
    return { kind: 'unknown' };
  return readTenant(second, search);
}
