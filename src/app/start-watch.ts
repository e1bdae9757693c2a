import { systemClock } from '../platform/clock.ts';
import { longestQuiet } from './longest-quiet.ts';
import { showPlainFace } from './plain-face.ts';

/** Looks after a page until there is something to draw; left by the inline script, taken by the start module. */
export interface StartWatch {
  /** The address as it was opened. It may hold secrets. */
  readonly launch: string;
  /** Something has come; `phone` when that was the lender's. */
  progress(phone?: string): void;
  /** Something is drawn, or about to be said by somebody else. */
  stop(): void;
  /** Nothing can be drawn: the page's own words say so. */
  fail(): void;
  /** Loads the page anew, with the same launch. */
  again(): void;
}

declare global {
  interface Window {
    startWatch?: StartWatch;
  }
}

/**
 * Waits, each time anew, for the next thing to come. When nothing does the page says so, with a way to try again and
 * the lender's phone; what arrives after that is drawn all the same.
 */
export function watchStart(launch: string, again: () => void): StartWatch {
  let phone: string | undefined;
  let stop = () => {};
  const wait = () => {
    stop();
    stop = systemClock.after(longestQuiet, () => showPlainFace('slow', { again, phone }));
  };
  wait();
  return {
    launch,
    again,
    progress(servicePhone) {
      phone = servicePhone || phone;
      wait();
    },
    stop: () => stop(),
    fail() {
      stop();
      showPlainFace('failed', { again, phone });
    },
  };
}
