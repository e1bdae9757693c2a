import { pathOf } from '../../src/navigation/route-table.ts';
import type { ScreenKey } from '../../src/tenant/screen-paths.ts';
import type { Tenant } from '../../src/tenant/tenant-schema.ts';
import { socialCardFile } from '../http/published-page.ts';
import { mainScreenOf } from './published-screens.ts';

/** The same page in one language. */
export interface Alternate {
  /** A language, or `x-default` for whoever speaks none of them. */
  language: string;
  address: string;
}

/**
 * The one address of a public page, for search engines and for links to it: the tenant's site and path, and the
 * language where it is not the default one.
 */
export function publicAddress(tenant: Tenant, screen: ScreenKey, language: string): string {
  return inLanguage(tenant, pathOf(tenant, mainScreenOf(screen)), language);
}

/** The picture that a shared link shows, in the language of the page. */
export const socialCardAddress = (tenant: Tenant, language: string): string =>
  inLanguage(tenant, `/${socialCardFile}`, language);

function inLanguage({ site, locale }: Tenant, path: string, language: string): string {
  const address = new URL(path, site.baseUrl);
  if (language !== locale.defaultLanguage) address.searchParams.set('lang', language);
  return address.href;
}

/** The page in every language of the tenant, and the one for everybody else. */
export function alternatesOf(tenant: Tenant, screen: ScreenKey): Alternate[] {
  const { languages, defaultLanguage } = tenant.locale;
  return [
    ...languages.map((language) => ({
      language,
      address: publicAddress(tenant, screen, language),
    })),
    { language: 'x-default', address: publicAddress(tenant, screen, defaultLanguage) },
  ];
}

/** The absolute address of a file of the tenant's folder, or an https address as it is. */
export const publicAsset = (tenant: Tenant, asset: string): string =>
  new URL(
    asset.startsWith('https:') ? asset : `/tenants/${tenant.id}/${asset}`,
    tenant.site.baseUrl,
  ).href;
