import { createHash } from 'node:crypto';
import { assetAddress } from '../../src/tenant/asset-address.ts';
import type { ColourScheme } from '../../src/tenant/derive-surfaces.ts';
import { deriveTheme } from '../../src/tenant/derive-theme.ts';
import type { Tenant } from '../../src/tenant/tenant-schema.ts';

const rule = (selector: string, { id, brand, theme }: Tenant, scheme: ColourScheme) =>
  `${selector}{${Object.entries({
    ...deriveTheme(theme, scheme),
    '--logo': `url("${assetAddress(id, brand.logo)}")`,
  })
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/**
 * The tenant's colours as a style sheet, so that the first paint has them; the app then sets the same ones. The
 * last rule hides a page whose address means another screen (`src/app/inline-start.ts`).
 */
export function themeStyle(tenant: Tenant): string {
  return [
    rule(':root', tenant, 'light'),
    ...(tenant.theme.dark ? [rule(":root[data-scheme='dark']", tenant, 'dark')] : []),
    ':root[data-elsewhere] #root[data-page]{visibility:hidden}',
  ].join('\n');
}

/** Where a style sheet lies below a build. Its name changes with its content, so it is kept for ever like the rest. */
export const themeFile = (style: string): string =>
  `assets/theme-${createHash('sha256').update(style).digest('base64url').slice(0, 8)}.css`;
