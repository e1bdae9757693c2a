import { launchFlag } from '../launch/launch-flag.ts';
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
 * The tenant that this address means, as far as the page knows without asking; `start.ts` takes the early file only
 * when it is the right one.
 */
export const tenantInAddress = (address: URL): string | undefined =>
  chooseTenant(launchFlag(address), address.hostname, indexInPage());
