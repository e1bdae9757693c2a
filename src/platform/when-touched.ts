import type { Stop } from './clock.ts';

/**
 * Calls `act` once, when the person first touches the page or a key, or after `milliseconds`: what is fetched
 * ahead then takes nothing away from the page that is being looked at.
 */
export function whenTouched(milliseconds: number, act: () => void): Stop {
  const signs = ['pointerdown', 'keydown', 'scroll'] as const;
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
