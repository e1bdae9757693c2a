import { isScreenOn, pathOf } from '../../src/navigation/route-table.ts';
import { screenPaths, type ScreenKey } from '../../src/tenant/screen-paths.ts';
import type { Tenant } from '../../src/tenant/tenant-schema.ts';

/** The pages of the public web, in the order in which a reader would look for them. */
const publicScreens: readonly ScreenKey[] = [
  'home',
  'calculator',
  'reviews',
  'contact',
  'aboutUs',
  'customerService',
  'loanTerms',
  'loanAgreement',
  'loanTermsPublic',
  'privacy',
];

/** Screens that show another one's page: search engines are told of that one. */
const shows: Partial<Record<ScreenKey, ScreenKey>> = { loanTermsPublic: 'loanAgreement' };

/** The screens that are prerendered for a tenant, out of those that the build has. */
export const publishedScreens = (
  tenant: Tenant,
  isBuilt: (screen: ScreenKey) => boolean,
): ScreenKey[] => publicScreens.filter((screen) => isScreenOn(tenant, screen) && isBuilt(screen));

/** The screen under whose path a page is known to search engines. */
export const mainScreenOf = (screen: ScreenKey): ScreenKey => shows[screen] ?? screen;

/** Every path that a screen answers to: the tenant's, and the literal one that stays its alias (screens §1). */
export function pathsOf(tenant: Tenant, screen: ScreenKey): string[] {
  return [...new Set([pathOf(tenant, screen), screenPaths[screen] ?? pathOf(tenant, screen)])];
}
