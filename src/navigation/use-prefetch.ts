import { useEffect } from 'react';
import type { ScreenKey } from '../tenant/screen-paths.ts';
import { useNavigationAccess } from './navigation-context.tsx';

/** Fetches a likely next screen's code and words while nothing else is going on, so that a tap is answered at once. */
export function usePrefetch(screen: ScreenKey | undefined): void {
  const { prefetch } = useNavigationAccess();
  useEffect(() => {
    if (screen) prefetch(screen);
  }, [screen, prefetch]);
}
