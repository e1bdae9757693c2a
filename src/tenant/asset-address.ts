import { tenantFile } from './load-tenant.ts';

/** Where a picture named in `tenant.json` lies: an https address as it is, else a file of the tenant's folder. */
export const assetAddress = (tenantId: string, asset: string): string =>
  asset.startsWith('https:') ? asset : tenantFile(tenantId, asset);
