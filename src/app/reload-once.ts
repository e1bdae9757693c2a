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
export function reloadOnceForMissingFile(before?: () => void): boolean {
  if (isMoneyMoving() || !tabStore.survivesReload() || browserAddress.isMarked(mark)) return false;
  before?.();
  browserAddress.mark(mark, true);
  browserAddress.reload();
  return true;
}

/** Fields whose content a reload would lose: whatever holds a text, a choice or a file. */
function holdsTyped(): boolean {
  const isChanged = (field: Element) =>
    field instanceof HTMLSelectElement
      ? field.dataset.control === undefined && field.selectedIndex > 0
      : field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)
        ? field.checked !== field.defaultChecked
        : (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
          field.value !== '';
  return [...document.querySelectorAll('input:not([type=hidden]), textarea, select')].some(
    isChanged,
  );
}

/**
 * As `reloadOnceForMissingFile`, for a file that an action on the page needs: never where something typed would be
 * lost. `before` is done only if it reloads.
 */
export function reloadForRelease(before?: () => void): boolean {
  return !holdsTyped() && reloadOnceForMissingFile(before);
}

/** Takes the mark back once everything is there, so that the next release may use its reload. */
export function clearReloadMark(): void {
  if (browserAddress.isMarked(mark)) browserAddress.mark(mark, false);
}
