import { deriveTheme } from './derive-theme.ts';
import type { Tenant } from './tenant-schema.ts';

/**
 * Puts the tenant's colours on the page, light or dark as the device asks and the tenant allows, and keeps
 * them right when the device changes its mind. Set as properties of the root, never as a style text.
 */
export function applyTheme({ theme }: Pick<Tenant, 'theme'>): void {
  const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');
  const paint = () => {
    const scheme = theme.dark && prefersDark.matches ? 'dark' : 'light';
    const root = document.documentElement;
    root.dataset.scheme = scheme;
    const values = Object.entries(deriveTheme(theme, scheme));
    for (const [name, value] of values) root.style.setProperty(name, value);
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', theme.brand);
  };
  prefersDark.addEventListener('change', paint);
  paint();
}
