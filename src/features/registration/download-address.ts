import { appendQuery, checkAddress, storeSchemes } from '../../domain/safe-address.ts';
import type { DeviceSystem } from '../../platform/device-system.ts';
import { assetAddress } from '../../tenant/asset-address.ts';
import type { Tenant } from '../../tenant/tenant-schema.ts';

/** What the download's address is made of. */
export interface DownloadSource {
  tenant: Pick<Tenant, 'id' | 'links' | 'security'>;
  /** The unjudged address that the visit's template gave. */
  fromTemplate: string | undefined;
  system: DeviceSystem;
  /** The visit's parameters, which every link of the flow carries. */
  carried: Readonly<Record<string, string>>;
}

/**
 * Where the app is downloaded: the template's address when it is safe, else the tenant's for this system (screens §8,
 * Registration). The parameters go along, but for a store's own scheme, which would not know them.
 */
export function downloadAddress({ tenant, fromTemplate, system, carried }: DownloadSource): string {
  const { downloadApp } = tenant.links;
  const own =
    typeof downloadApp === 'string'
      ? downloadApp
      : ((system === 'other' ? undefined : downloadApp[system]) ?? downloadApp.other);
  const schemes = [...storeSchemes, ...tenant.security.appSchemes];
  const verdict = checkAddress(fromTemplate, '', schemes);
  switch (verdict.kind) {
    case 'outside':
      return appendQuery(verdict.url, carried);
    case 'appScheme':
      return verdict.url;
    case 'inApp':
      return appendQuery(verdict.path, carried);
    case 'refused':
      return appendQuery(assetAddress(tenant.id, own), carried);
  }
}
