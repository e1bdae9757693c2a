import { isMoneyMoving } from '../lender-api/money-in-flight.ts';

const mark = 'reloadedForMissingFile';

const markedState = (): boolean => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && mark in state;
};

/**
 * A page that is open while a new release goes out may ask for a file that is gone: one reload brings the
 * new page (HD-55). The mark lies in the entry of the browser's history, which a reload keeps even where
 * storage is blocked, so it never happens twice; and never while money is moving. `false`: not reloaded.
 */
export function reloadOnceForMissingFile(): boolean {
  if (isMoneyMoving() || markedState()) return false;
  window.history.replaceState({ ...window.history.state, [mark]: true }, '');
  window.location.reload();
  return true;
}

/** Takes the mark back once everything is there, so that the next release may use its reload. */
export function clearReloadMark(): void {
  if (!markedState()) return;
  const { [mark]: _used, ...state } = window.history.state;
  window.history.replaceState(state, '');
}
