import { assetAddress } from './asset-address.ts';
import { deriveTheme } from './derive-theme.ts';
import type { Tenant } from './tenant-schema.ts';

/** What `applyTheme` needs of a tenant. */
export type ThemedTenant = Pick<Tenant, 'id' | 'theme'> & { brand: Pick<Tenant['brand'], 'logo'> };

/** Puts a tenant's looks for one scheme on a root element, as properties and never as a style text. */
export function paintTheme(
  root: HTMLElement,
  { id, theme, brand }: ThemedTenant,
  scheme: 'light' | 'dark',
): void {
  root.dataset['scheme'] = scheme;
  root.dataset['temper'] = theme.temper;
  const values = Object.entries(deriveTheme(theme, scheme));
  for (const [name, value] of values) root.style.setProperty(name, value);
  // Its shape is the pattern of a flood.
  root.style.setProperty('--logo', `url("${assetAddress(id, brand.logo)}")`);
}

/**
 * Puts the tenant's colours on the page, light or dark as the device asks and the tenant allows, and keeps
 * them right when the device changes its mind.
 */
export function applyTheme(tenant: ThemedTenant): void {
  const { theme } = tenant;
  const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');
  const paint = () => {
    paintTheme(
      document.documentElement,
      tenant,
      theme.dark && prefersDark.matches ? 'dark' : 'light',
    );
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', theme.brand);
  };
  prefersDark.addEventListener('change', paint);
  paint();
}
