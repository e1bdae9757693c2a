import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTenant } from '../tenant/tenant-context.tsx';
import type { ScreenKey } from '../tenant/screen-paths.ts';
import { useNavigationAccess } from './navigation-context.tsx';
import { isScreenOn, screenAddress } from './route-table.ts';
import { readScreenParams, type ScreenParam, type ScreenParams } from './screen-params.ts';

/** Ways from screen to screen; nobody else writes a path. */
export interface GoTo {
  /** The address of a screen. */
  href(screen: ScreenKey, params?: ScreenParams): string;
  /** Goes there; `state` stays with the entry of the browser's history. */
  go(
    screen: ScreenKey,
    params?: ScreenParams,
    options?: { replace?: boolean; state?: unknown },
  ): void;
  back(): void;
  /** Whether a link to the screen may be shown: the tenant has it and this build does. */
  isOpen(screen: ScreenKey): boolean;
}

/** See `GoTo`. */
export function useGoTo(): GoTo {
  const tenant = useTenant();
  const { flag, builtScreens } = useNavigationAccess();
  const navigate = useNavigate();
  return useMemo(() => {
    const href = (screen: ScreenKey, params?: ScreenParams) =>
      screenAddress(tenant, flag, screen, params);
    return {
      href,
      go: (screen, params, options) => void navigate(href(screen, params), options),
      back: () => void navigate(-1),
      isOpen: (screen) => builtScreens.has(screen) && isScreenOn(tenant, screen),
    };
  }, [tenant, flag, builtScreens, navigate]);
}

/** What the address says to this screen. */
export function useScreenParams(): ScreenParams {
  const { search } = useLocation();
  return useMemo(() => readScreenParams(search), [search]);
}

/**
 * The parameters that this screen cannot do without. The app shows an error face instead of the screen when
 * one is missing, so a throw here is a mistake in the table of needed parameters.
 */
export function useNeededParams<Name extends ScreenParam>(...names: Name[]): Record<Name, string> {
  const params = useScreenParams();
  return Object.fromEntries(
    names.map((name) => {
      const value = params[name];
      if (value === undefined) throw new Error(`${name} is needed here but not in neededParams`);
      return [name, value];
    }),
  ) as Record<Name, string>; // each name was just put in
}
