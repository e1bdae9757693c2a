import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ScreenKey } from '../tenant/screen-paths.ts';
import { sheetHistory } from '../platform/sheet-history.ts';
import { useTenant } from '../tenant/tenant-context.tsx';
import type { ComplaintHandover } from './complaint-handover.ts';
import { useNavigationAccess } from './navigation-context.tsx';
import { goOnFrom } from './pages-below.ts';
import { isScreenOn, matchScreen, screenAddress } from './route-table.ts';
import {
  readScreenParams,
  type ParamsOf,
  type ScreenParam,
  type ScreenParams,
  type WrittenParams,
} from './screen-params.ts';

/** What stays with the entry of the browser's history, and so never stands in an address. */
export type EntryState<Screen extends ScreenKey> = Screen extends `complaint${string}`
  ? ComplaintHandover
  : unknown;

/** Parameters by their names in an address. */
export type CarriedParams = Readonly<Record<string, string>>;

/** How to go to a screen. */
export interface GoOptions<Screen extends ScreenKey> {
  /** The page that is left does not stay in the history. */
  replace?: boolean;
  /** With `replace`: nor do so many pages below it. */
  stepsBack?: number;
  state?: EntryState<Screen>;
  /** Parameters that are none of the screen's, such as a visit's: they go along unchanged. */
  carry?: CarriedParams | undefined;
}

/** From screen to screen; nobody else writes a path. An address that a server gave is followed by `useFollow`. */
export interface GoTo {
  /** The address of a screen. */
  href<Screen extends ScreenKey>(
    screen: Screen,
    params?: ParamsOf<Screen>,
    carry?: CarriedParams,
  ): string;
  go<Screen extends ScreenKey>(
    screen: Screen,
    params?: ParamsOf<Screen>,
    options?: GoOptions<Screen>,
  ): void;
  back(): void;
  /** Whether a link to the screen may be shown: the tenant has it and this build does. */
  isOpen(screen: ScreenKey): boolean;
}

/** See `GoTo`. */
export function useGoTo(): GoTo {
  const tenant = useTenant();
  const { flag, builtScreens, address } = useNavigationAccess();
  const navigate = useNavigate();
  return useMemo(() => {
    const href = (screen: ScreenKey, params?: WrittenParams, carry?: CarriedParams) =>
      screenAddress(tenant, flag, screen, params, carry);
    return {
      href,
      go: (screen, params, { carry, replace = false, stepsBack, ...options } = {}) =>
        sheetHistory.leave(
          (isInPlace) =>
            goOnFrom(
              address,
              isInPlace,
              () => void navigate(href(screen, params, carry), { ...options, replace: isInPlace }),
            ),
          replace,
          stepsBack,
        ),
      back: () => void navigate(-1),
      isOpen: (screen) => builtScreens.has(screen) && isScreenOn(tenant, screen),
    };
  }, [tenant, flag, builtScreens, address, navigate]);
}

/** The screen that the address means; undefined where it means none. */
export function useScreenKey(): ScreenKey | undefined {
  const { pathname } = useLocation();
  return matchScreen(useTenant(), pathname);
}

/** What the address says to this screen. */
export function useScreenParams(): ScreenParams {
  const { search } = useLocation();
  const screen = useScreenKey();
  return useMemo(() => readScreenParams(search, screen), [search, screen]);
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
