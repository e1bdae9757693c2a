import { systemClock } from '../platform/clock.ts';
import { longestQuiet } from './longest-quiet.ts';
import { showPlainFace, type PlainFace } from './plain-face.ts';

/** What the rest of the page may be: late, or not to be had. */
export type Missing = Extract<PlainFace, 'slow' | 'failed'>;

/** Looks after a page until there is something to draw; left by the inline script, taken by the start module. */
export interface StartWatch {
  /** The address as it was opened. It may hold secrets. */
  readonly launch: string;
  /** Something has come; `phone` when that was the lender's. */
  progress(phone?: string): void;
  /** Something is live, or about to be said by somebody else. */
  stop(): void;
  /** Nothing more can be had: the page's own words say so. */
  fail(): void;
  /** What is drawn already says itself that the rest is late or missing; false where nothing is. */
  sayItself?: (kind: Missing) => boolean;
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
  const say = (kind: Missing) => {
    if (!watch.sayItself?.(kind)) showPlainFace(kind, { again, phone });
  };
  const wait = () => {
    stop();
    stop = systemClock.after(longestQuiet, () => say('slow'));
  };
  const watch: StartWatch = {
    launch,
    again,
    progress(servicePhone) {
      phone = servicePhone || phone;
      wait();
    },
    stop: () => stop(),
    fail() {
      stop();
      say('failed');
    },
  };
  wait();
  return watch;
}
