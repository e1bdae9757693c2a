import { deviceStore } from '../platform/browser-storage.ts';
import { systemClock } from '../platform/clock.ts';
import { assetAddress } from './asset-address.ts';
import { deriveTheme } from './derive-theme.ts';
import { ownFace } from './temper.ts';
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
  if (theme.font !== undefined) showOwnFace(tenant.id, theme.font);
}

/** Under this key lies the address of the face that this device has fetched. */
const key = 'loanfront.face';

/** By then the first view and what follows it are there, on a slow network too; in milliseconds. */
const afterFirstView = 8000;

/**
 * Shows the lender's own face where this device has it already; else fetches it, long after the first view, for the
 * next visit. So it takes nothing from a first view, and no text changes its face, or its place, while it is read.
 */
export function showOwnFace(tenantId: string, file: string): void {
  const address = assetAddress(tenantId, file);
  if (deviceStore.read(key) === address) {
    if (!('FontFace' in window)) return;
    const face = new FontFace(ownFace, `url("${address}")`, {
      display: 'optional', // and not at all where the browser has to ask for it again
      weight: '100 900',
    });
    document.fonts.add(face);
    return;
  }
  systemClock.after(afterFirstView, () => {
    fetch(address).then(
      async (answer) => {
        if (!answer.ok) return;
        await answer.arrayBuffer(); // else the browser may not keep it
        deviceStore.write(key, address);
      },
      () => undefined, // the system's face stays
    );
  });
}
