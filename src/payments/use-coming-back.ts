import { useEffect, useRef } from 'react';
import type { Clock } from '../platform/clock.ts';
import { onPageShown } from '../platform/visibility.ts';

/** A page that was left for, and did not come after this long, is given up. */
const longestLeavingMs = 15_000;

/** Calls `cameBack` while this page is left for another one: when it is shown again, or the other one does not come. */
export function useComingBack(isLeaving: boolean, clock: Clock, cameBack: () => void): void {
  const latest = useRef(cameBack);
  useEffect(() => {
    latest.current = cameBack;
  });
  useEffect(() => {
    if (!isLeaving) return undefined;
    const stopShown = onPageShown(() => latest.current());
    const stopWaiting = clock.after(longestLeavingMs, () => latest.current());
    return () => {
      stopShown();
      stopWaiting();
    };
  }, [isLeaving, clock]);
}
