import type { Stop } from './clock.ts';

/**
 * Asks before the page is closed or loaded anew, until stopped; the browser chooses the words, and some web views
 * do not ask at all. Only for what would really be lost.
 */
export function askBeforeLeaving(): Stop {
  const ask = (event: BeforeUnloadEvent) => {
    event.preventDefault();
    // Browsers before 2023 ask only when a value is set.
    event.returnValue = '';
  };
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
