import { useEffect } from 'react';
import { whenTouched } from '../platform/when-touched.ts';
import type { ScreenKey } from '../tenant/screen-paths.ts';
import { useNavigationAccess } from './navigation-context.tsx';

/** A phone that is put aside has long been drawn by then. */
const longestLook = 5000;

/** Fetches a likely next screen's code and words at the first touch, so that a tap on its button is answered at once. */
export function usePrefetch(screen: ScreenKey | undefined): void {
  const { prefetch } = useNavigationAccess();
  useEffect(() => {
    if (!screen) return undefined;
    return whenTouched(longestLook, () => prefetch(screen));
  }, [screen, prefetch]);
}
