import type { Stop } from './clock.ts';

/** Whether anybody can see the page now. */
export const isPageShown = (): boolean => document.visibilityState === 'visible';

/** Calls `act` when the tab comes into view. */
function onVisible(act: () => void): Stop {
  const whenVisible = () => isPageShown() && act();
  document.addEventListener('visibilitychange', whenVisible);
  return () => document.removeEventListener('visibilitychange', whenVisible);
}

/**
 * Calls `act` whenever the page can be seen again: the tab comes back, or the page returns from the
 * back/forward cache. Timers may have stood still meanwhile, so whoever shows time asks the clock anew.
 */
export function onPageShown(act: () => void): Stop {
  const stop = onVisible(act);
  window.addEventListener('pageshow', act);
  return () => {
    stop();
    window.removeEventListener('pageshow', act);
  };
}

let isLeaving = false;
// A page that is drawn beforehand has no window.
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => {
    isLeaving = true;
  });
  window.addEventListener('pageshow', () => {
    isLeaving = false;
  });
}

/** Whether this page is being left: a call that fails now was cut by that, and may reach its server all the same. */
export const isPageLeaving = (): boolean => isLeaving;

/**
 * Asks `mayStay` whenever the page comes into view, before anybody else hears of it. A page that may not stay can be
 * neither seen nor touched from then on, and whoever would ask or show something because it is back is not told.
 */
export function onComingBack(mayStay: (isFromCache: boolean) => boolean): Stop {
  const ask = (event: Event) => {
    if (event.type === 'visibilitychange' && !isPageShown()) return;
    if (mayStay('persisted' in event && event.persisted === true)) return;
    event.stopImmediatePropagation();
    document.documentElement.style.visibility = 'hidden';
    document.documentElement.inert = true;
  };
  document.addEventListener('visibilitychange', ask, true);
  window.addEventListener('pageshow', ask, true);
  return () => {
    document.removeEventListener('visibilitychange', ask, true);
    window.removeEventListener('pageshow', ask, true);
  };
}

/**
 * Calls `act` when the page comes out of the back/forward cache, where whatever the page believed may be
 * old: a payment may have happened on the page it returns from.
 */
export function onReturnFromCache(act: () => void): Stop {
  const whenPersisted = (event: PageTransitionEvent) => {
    if (event.persisted) act();
  };
  window.addEventListener('pageshow', whenPersisted);
  return () => window.removeEventListener('pageshow', whenPersisted);
}

/**
 * Calls `act` when somebody comes back to the page, from another tab or app or out of the back/forward cache; not
 * when the page is shown for the first time.
 */
export function onReturn(act: () => void): Stop {
  const stopVisible = onVisible(act);
  const stopCache = onReturnFromCache(act);
  return () => {
    stopVisible();
    stopCache();
  };
}
