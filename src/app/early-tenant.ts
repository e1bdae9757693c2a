import { chooseTenant, readTenantIndex, type TenantIndex } from '../tenant/choose-tenant.ts';

/** A tenant's file that the page asked for before the bundle arrived. */
export interface EarlyTenant {
  id: string;
  response: Promise<Response>;
}

declare global {
  interface Window {
    /** Left by the inline script of `index.html`, taken once by the start module. */
    earlyTenant?: EarlyTenant;
  }
}

/** The copy of `tenants/index.json` that the build wrote into the page. */
export function indexInPage(): TenantIndex {
  try {
    return readTenantIndex(JSON.parse(document.getElementById('tenant-index')?.textContent ?? ''));
  } catch {
    return readTenantIndex(undefined);
  }
}

/**
 * The tenant that this address seems to mean, as far as the page knows without asking. The browser's own reading of
 * the flag is enough here, and spares the page one of ours: `start.ts` reads it again by the rules of a launch, and
 * takes the early file only when it is the right one.
 */
export function tenantInAddress({ host, search, hash }: URL): string | undefined {
  const flagIn = (query: string) => new URLSearchParams(query).get('tenant') ?? undefined;
  const flag = flagIn(/^#\/[^?]*\?(.*)/.exec(hash)?.[1] ?? '') ?? flagIn(search);
  return chooseTenant(flag || undefined, host, indexInPage());
}
