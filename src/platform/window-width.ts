import type { Stop } from './clock.ts';

const wider = (pixels: number) => window.matchMedia(`(min-width: ${pixels}px)`);

/** Whether the window is at least so wide. */
export const isWiderThan = (pixels: number): boolean => wider(pixels).matches;

/** Calls `act` when the window passes that width. */
export function onWidthPassed(pixels: number, act: () => void): Stop {
  const query = wider(pixels);
  query.addEventListener('change', act);
  return () => query.removeEventListener('change', act);
}
