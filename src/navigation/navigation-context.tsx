import { createContext, useContext } from 'react';
import type { PageAddress } from '../platform/page-address.ts';
import type { ScreenKey } from '../tenant/screen-paths.ts';

/** What getting around needs to know beside tenant, session and bridge. */
export interface NavigationAccess {
  /** The launch flag as it was written, carried along in every link. */
  flag: string | undefined;
  address: PageAddress;
  /** Screens that this build has; a link to another one is not shown. */
  builtScreens: ReadonlySet<ScreenKey>;
  /** Fetches a screen's code and words ahead; never its data. */
  prefetch: (screen: ScreenKey) => void;
}

const NavigationContext = createContext<NavigationAccess | undefined>(undefined);

/** Hands it to the screens. */
export const NavigationProvider = NavigationContext.Provider;

/** Throws outside the provider, which is a mistake in the code. */
export function useNavigationAccess(): NavigationAccess {
  const access = useContext(NavigationContext);
  if (!access) throw new Error('useNavigationAccess needs NavigationProvider above it');
  return access;
}
