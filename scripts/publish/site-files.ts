import { pathOf } from '../../src/navigation/route-table.ts';
import type { ScreenKey } from '../../src/tenant/screen-paths.ts';
import type { Tenant } from '../../src/tenant/tenant-schema.ts';
import { escapeHtml } from './html-text.ts';
import { alternatesOf, publicAddress } from './public-address.ts';
import { mainScreenOf } from './published-screens.ts';

/** The list of a tenant's public pages for search engines, each with its languages. */
export function sitemap(tenant: Tenant, screens: readonly ScreenKey[]): string {
  const pages = screens.filter((screen) => mainScreenOf(screen) === screen);
  const entries = pages.flatMap((screen) => {
    const links = alternatesOf(tenant, screen).map(
      ({ language, address }) =>
        `    <xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}"/>`,
    );
    return tenant.locale.languages.map((language) => {
      const address = escapeHtml(publicAddress(tenant, screen, language));
      return ['  <url>', `    <loc>${address}</loc>`, ...links, '  </url>'].join('\n');
    });
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** What search engines may read of a tenant's site. */
export function robots(tenant: Tenant): string {
  return [
    'User-agent: *',
    'Disallow: /gateway/',
    `Disallow: ${pathOf(tenant, 'preview')}`,
    '',
    `Sitemap: ${new URL('/sitemap.xml', tenant.site.baseUrl).href}`,
    '',
  ].join('\n');
}
