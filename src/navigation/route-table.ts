import { featureOf, screenKeys, screenPaths, type ScreenKey } from '../tenant/screen-paths.ts';
import type { Tenant } from '../tenant/tenant-schema.ts';
import { writeScreenParams, type WrittenParams } from './screen-params.ts';

/** What of a tenant finding a screen needs. */
export type RoutedTenant = Pick<Tenant, 'routes' | 'features'>;

/** Paths compare without regard to case or a trailing slash (screens §1). */
const plain = (path: string) => path.toLowerCase().replace(/(.)\/+$/, '$1');

/** The path under which links name a screen: the tenant's, else the literal one; a configured route always has the tenant's. */
export function pathOf(tenant: RoutedTenant, screen: ScreenKey): string {
  return tenant.routes[screen] ?? screenPaths[screen] ?? '/';
}

/** Whether a tenant has a screen at all: everything but what stands behind a switched-off feature. */
export function isScreenOn(tenant: RoutedTenant, screen: ScreenKey): boolean {
  const feature = featureOf(screen);
  return feature === undefined || tenant.features[feature];
}

/**
 * The screen that a path belongs to, switched on or not; undefined for a path that is no screen of this app. A
 * tenant's own path wins; the spec's literal path goes on working as an alias of the screen that left it.
 */
export function screenOfPath(tenant: RoutedTenant, path: string): ScreenKey | undefined {
  const wanted = plain(path === '/index.html' ? '/' : path);
  const byTenant = screenKeys.find(
    (key) => tenant.routes[key] !== undefined && plain(tenant.routes[key]) === wanted,
  );
  return (
    byTenant ??
    screenKeys.find((key) => screenPaths[key] !== undefined && plain(screenPaths[key]) === wanted)
  );
}

/** The screen that a path means, or undefined for an unknown or switched-off one. */
export function matchScreen(tenant: RoutedTenant, path: string): ScreenKey | undefined {
  const found = screenOfPath(tenant, path);
  return found && isScreenOn(tenant, found) ? found : undefined;
}

/** The address of a screen; `flag` is the launch's, where it carried one. */
export function screenAddress(
  tenant: RoutedTenant,
  flag: string | undefined,
  screen: ScreenKey,
  params: WrittenParams = {},
  carry: Readonly<Record<string, string>> = {},
): string {
  const query = writeScreenParams(params, flag, screen, carry);
  return `${pathOf(tenant, screen)}${query && `?${query}`}`;
}
