import { prefersLessMotion } from './motion.ts';

/**
 * One short beat of the phone, unless the borrower asks for less motion: of the app where it can (an iPhone feels it in
 * no other way), else of the browser; else nothing.
 */
export function beatOnce(askApp: () => boolean): void {
  if (prefersLessMotion() || askApp()) return;
  try {
    navigator.vibrate(18);
  } catch {
    // This phone cannot, or the page may not.
  }
}
