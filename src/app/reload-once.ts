import { isMoneyMoving } from '../payments/money-in-flight.ts';
import { tabStore } from '../platform/browser-storage.ts';
import { browserAddress } from '../platform/page-address.ts';

const mark = 'reloadedForMissingFile';

/**
 * A page that is open while a new release goes out may ask for a file that is gone: one reload brings the
 * new page (HD-55). It is marked in the history, so it never happens twice; never while money is moving, nor
 * where the browser keeps nothing: our own reload must not log anybody out.
 * `false`: not reloaded.
 */
export function reloadOnceForMissingFile(): boolean {
  if (isMoneyMoving() || !tabStore.survivesReload() || browserAddress.isMarked(mark)) return false;
  browserAddress.mark(mark, true);
  browserAddress.reload();
  return true;
}

/** Takes the mark back once everything is there, so that the next release may use its reload. */
export function clearReloadMark(): void {
  if (browserAddress.isMarked(mark)) browserAddress.mark(mark, false);
}
