import { appendQuery } from '../domain/safe-address.ts';
import type { TextStore } from '../platform/browser-storage.ts';
import type { PageAddress } from '../platform/page-address.ts';
import { launchAgain } from './launch-handover.ts';
import type { Owned } from './owner.ts';

/**
 * Loads the page anew for whoever is there. Where the tab keeps nothing the address carries them over, for a moment:
 * a person who is told to load the page again must not be logged out by it.
 */
export function reloadPage(session: Owned, address: PageAddress, tab: TextStore): void {
  if (tab.survivesReload()) address.reload();
  else launchAgain(appendQuery(address.current().href, session.values), address, tab);
}
