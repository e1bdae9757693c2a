import type { TextStore } from '../platform/browser-storage.ts';
import type { Stop } from '../platform/clock.ts';
import { onComingBack } from '../platform/visibility.ts';
import type { Owned } from './owner.ts';
import { isStillAsking } from './session.ts';

/** What the watch over a page needs beside its session. */
export interface SessionWatch {
  session: Owned;
  tab: TextStore;
  /** Loads the page anew: it then belongs to whoever the tab remembers. */
  startAnew: () => void;
  /** Something that a reload would cut short is under way. */
  isBusy: () => boolean;
}

/**
 * Compares who asks whenever the page comes into view, and above all when the browser brings it back out of its cache:
 * another person's launch may have passed through the tab meanwhile, and nothing may be paid in their name. A page
 * whose tab can remember nobody cannot be compared, and starts anew as well.
 */
export function watchSession({ session, tab, startAnew, isBusy }: SessionWatch): Stop {
  return onComingBack((isFromCache) => {
    const isSame = isStillAsking(session, tab);
    const mayStay = isFromCache ? isSame && tab.survivesReload() : isSame || isBusy();
    if (!mayStay) startAnew();
    return mayStay;
  });
}
