import type { Stop } from './clock.ts';

const signs = ['pointerdown', 'keydown', 'scroll'] as const;

/** Calls `act` at each sign that somebody uses the page: a touch, a key, scrolling. */
export function onTouch(act: () => void): Stop {
  for (const sign of signs) window.addEventListener(sign, act, { passive: true, capture: true });
  return () => {
    for (const sign of signs) window.removeEventListener(sign, act, { capture: true });
  };
}

/**
 * Calls `act` once, when the person first touches the page or a key, or after `milliseconds`: what is fetched
 * ahead then takes nothing away from the page that is being looked at.
 */
export function whenTouched(milliseconds: number, act: () => void): Stop {
  const stop = () => {
    clearTimeout(timer);
    for (const sign of signs) window.removeEventListener(sign, go);
  };
  const go = () => {
    stop();
    act();
  };
  const timer = setTimeout(go, milliseconds);
  for (const sign of signs) window.addEventListener(sign, go, { passive: true });
  return stop;
}
