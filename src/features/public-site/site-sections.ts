import type { ScreenKey } from '../../tenant/screen-paths.ts';

/** The parts of the home page that the navigation names; each is the id of its section. */
export type SiteSection = 'top' | 'calculator' | 'reviews' | 'privacy' | 'terms' | 'contact';

/** The navigation's entries in the spec's order, each with the page that shows it alone (spec §2). */
export const siteSections: readonly { section: SiteSection; screen: ScreenKey }[] = [
  { section: 'top', screen: 'home' },
  { section: 'calculator', screen: 'calculator' },
  { section: 'reviews', screen: 'reviews' },
  { section: 'privacy', screen: 'privacy' },
  { section: 'terms', screen: 'loanTermsPublic' },
  { section: 'contact', screen: 'contact' },
];
