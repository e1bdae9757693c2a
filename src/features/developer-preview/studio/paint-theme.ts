import { deriveTheme } from '../../../tenant/derive-theme.ts';
import type { Tenant } from '../../../tenant/tenant-schema.ts';

/** Puts a tenant's colours on the page of the phone while it stays open. */
export function paintTheme(root: HTMLElement, { theme }: Pick<Tenant, 'theme'>): void {
  const wantsDark =
    root.ownerDocument.defaultView?.matchMedia('(prefers-color-scheme: dark)').matches ?? false;
  const scheme = theme.dark && wantsDark ? 'dark' : 'light';
  root.dataset['scheme'] = scheme;
  const values = deriveTheme(
    {
      brand: theme.brand,
      brand2: theme.brand2,
      gradient: theme.gradient,
      fontColours: theme.fontColours,
      radius: theme.radius ?? 16,
    },
    scheme,
  );
  for (const [name, value] of Object.entries(values)) root.style.setProperty(name, value);
}
