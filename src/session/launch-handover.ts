import { withoutSecrets } from '../launch/secrets-in-address.ts';
import type { TextStore } from '../platform/browser-storage.ts';
import { readSaved } from '../platform/saved-record.ts';
import type { PageAddress } from '../platform/page-address.ts';

// Part of the page's first script: nothing here may need a browser that is newer than ES5.

/** Where a launch waits that has not become a session yet; it holds secrets, so the tab alone keeps it. */
const storeKey = 'loanfront.launch';

/**
 * The launch of a page: the address as it was opened, or the one that the tab still holds for the same clean address,
 * because the page never got as far as a session. The address that it returns may hold secrets. `shown` is the address
 * that the page goes on with, where that is not just the clean one.
 */
export function takeLaunch(opened: string, tab: TextStore, shown = withoutSecrets(opened)): string {
  if (withoutSecrets(opened) !== opened) {
    tab.write(storeKey, JSON.stringify([shown, opened]));
    return opened;
  }
  const kept = readSaved(tab.read(storeKey), (raw) =>
    Array.isArray(raw) && raw[0] === shown && typeof raw[1] === 'string' ? raw[1] : undefined,
  );
  if (kept === undefined) tab.remove(storeKey);
  return kept === undefined ? opened : kept;
}

/** The launch has become a session, or belongs to no lender. */
export const forgetLaunch = (tab: TextStore): void => tab.remove(storeKey);

/** Loads the page anew for a launch. Where the tab keeps nothing, the address bar has to carry it for a moment. */
export function launchAgain(
  launch: string,
  address: Pick<PageAddress, 'rewrite' | 'reload'>,
  tab: TextStore,
): void {
  takeLaunch(launch, tab);
  address.rewrite(tab.survivesReload() ? withoutSecrets(launch) : launch);
  address.reload();
}
