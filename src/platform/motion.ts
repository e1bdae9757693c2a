import type { Stop } from './clock.ts';

const lessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the device asks for less motion: then nothing moves by itself. */
export const prefersLessMotion = (): boolean => lessMotion().matches;

/** Calls `act` when the device changes its mind about motion. */
export function onMotionChange(act: () => void): Stop {
  const wish = lessMotion();
  wish.addEventListener('change', act);
  return () => wish.removeEventListener('change', act);
}

/** Whether the tab is in front; in a hidden one nothing needs to move. */
export const isPageSeen = (): boolean => document.visibilityState !== 'hidden';
