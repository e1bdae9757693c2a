import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom';
import { BridgeProvider } from '../../src/bridge/bridge-context.tsx';
import { NavigationProvider } from '../../src/navigation/navigation-context.tsx';
import { SessionProvider } from '../../src/session/session-context.tsx';
import type { ScreenKey } from '../../src/tenant/screen-paths.ts';
import { TenantProvider } from '../../src/tenant/tenant-context.tsx';
import type { Tenant } from '../../src/tenant/tenant-schema.ts';
import { recordingBridge } from './recording-bridge.ts';
import { sampleSession } from './sample-session.ts';
import { sampleTenant } from './sample-tenant.ts';

/** What can be different on the stage. */
export interface Stage {
  tenant?: Tenant;
  flag?: string | undefined;
  at?: string;
  builtScreens?: readonly ScreenKey[];
}

/** The app's own origin on the stage. */
export const appOrigin = 'https://app.example';

/** Runs a hook of `navigation/` among the providers it needs; everything it does to the page is only remembered. */
export function onStage<T>(
  hook: () => T,
  { tenant = sampleTenant(), flag, at = '/start?x=1', builtScreens = [] }: Stage = {},
) {
  const bridge = recordingBridge('browser');
  const left: string[] = [];
  const access = {
    flag,
    builtScreens: new Set(builtScreens),
    prefetch: () => {},
    address: {
      current: () => new URL(at, appOrigin),
      rewrite: () => {},
      leaveFor: (address: string) => void left.push(address),
      reload: () => {},
      mark: () => {},
      isMarked: () => false,
      keepInEntry: () => {},
      readEntry: () => undefined,
      isFirstEntry: () => false,
      onHashChange: () => () => {},
    },
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TenantProvider value={tenant}>
      <SessionProvider value={sampleSession()}>
        <NavigationProvider value={access}>
          <BridgeProvider value={bridge}>
            <MemoryRouter initialEntries={['/before', at]}>{children}</MemoryRouter>
          </BridgeProvider>
        </NavigationProvider>
      </SessionProvider>
    </TenantProvider>
  );
  const { result } = renderHook(
    () => ({ hook: hook(), location: useLocation(), way: useNavigationType() }),
    { wrapper },
  );
  return {
    bridge,
    left,
    hook: () => result.current.hook,
    /** Path, query and fragment that the app is at. */
    place: () => {
      const { pathname, search, hash } = result.current.location;
      return `${pathname}${search}${hash}`;
    },
    way: () => result.current.way,
    state: (): unknown => result.current.location.state,
  };
}
