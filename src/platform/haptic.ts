import { prefersLessMotion } from './motion.ts';

/** One short beat of the phone, where it has one and the borrower does not ask for less motion; else nothing. */
export function vibrateOnce(): void {
  try {
    if (prefersLessMotion()) return;
    navigator.vibrate(18);
  } catch {
    // This phone cannot, or the page may not.
  }
}
