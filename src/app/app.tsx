import type { i18n } from 'i18next';
import { useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter } from 'react-router-dom';
import { NavigationProvider } from '../navigation/navigation-context.tsx';
import { systemClock } from '../platform/clock.ts';
import { browserAddress } from '../platform/page-address.ts';
import { SessionProvider } from '../session/session-context.tsx';
import type { ScreenKey } from '../tenant/screen-paths.ts';
import { TenantProvider } from '../tenant/tenant-context.tsx';
import { createToaster, ToasterContext, ToastOutlet } from '../ui/toast.tsx';
import { BridgeHost } from './bridge-host.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import type { ReadyTenant } from './ready-tenant.ts';
import { ScreenHost } from './screen-host.tsx';
import { prefetchScreen } from './screen-loader.ts';
import { builtScreens } from './screens.ts';
import { Shell } from './shell.tsx';

const toaster = createToaster(systemClock);

/** The whole app of one tenant: who is there for the screens, from the outside in. */
export function App({ tenant, session, flag, i18n }: ReadyTenant & { i18n: i18n }) {
  const access = useMemo(
    () => ({
      flag,
      address: browserAddress,
      builtScreens,
      prefetch: (screen: ScreenKey) => prefetchScreen(screen, tenant, i18n.language),
    }),
    [flag, tenant, i18n],
  );
  return (
    <I18nextProvider i18n={i18n}>
      <TenantProvider value={tenant}>
        <SessionProvider value={session}>
          <NavigationProvider value={access}>
            <ToasterContext value={toaster}>
              <BrowserRouter>
                <BridgeHost>
                  <Shell>
                    <ErrorBoundary>
                      <ScreenHost />
                    </ErrorBoundary>
                  </Shell>
                  <ToastOutlet />
                </BridgeHost>
              </BrowserRouter>
            </ToasterContext>
          </NavigationProvider>
        </SessionProvider>
      </TenantProvider>
    </I18nextProvider>
  );
}
