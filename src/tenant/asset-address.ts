import { tenantFile } from './load-tenant.ts';

/** Where a picture or page named in `tenant.json` lies: an address or a path of the site as it is, else a file of the folder. */
export const assetAddress = (tenantId: string, asset: string): string =>
  /^(?:https:|\/)/.test(asset) ? asset : tenantFile(tenantId, asset);
