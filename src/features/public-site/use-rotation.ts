import { useEffect, useState, useSyncExternalStore } from 'react';
import { systemClock } from '../../platform/clock.ts';
import { isPageSeen, onMotionChange, prefersLessMotion } from '../../platform/motion.ts';

/** How long one picture stays (spec §9). */
const turnEvery = 3000;

/** Pictures that take turns. */
export interface Rotation {
  /** The one that is shown, from 0. */
  at: number;
  /** Any whole number; it goes round. */
  show(at: number): void;
  /** The person lets it turn; nothing turns by itself where the device asks for less motion. */
  isPlaying: boolean;
  setPlaying(isPlaying: boolean): void;
}

/** Turns every three seconds while it is playing, nobody is at it (`isHeld`), and the tab is looked at (screens §2). */
export function useRotation(count: number, isHeld: boolean): Rotation {
  const [at, setAt] = useState(0);
  const prefersLess = useSyncExternalStore(onMotionChange, prefersLessMotion, () => false);
  const [chosen, setPlaying] = useState<boolean>();
  const isPlaying = chosen ?? !prefersLess;
  useEffect(() => {
    if (count < 2 || isHeld || !isPlaying) return undefined;
    // Whatever is shown stays its whole time: the clock starts anew with each picture.
    return systemClock.every(turnEvery, () => {
      if (isPageSeen()) setAt((now) => (now + 1) % count);
    });
  }, [count, isHeld, isPlaying, at]);
  return {
    at,
    show: (wanted) => setAt((wanted + count) % count),
    isPlaying,
    setPlaying,
  };
}
