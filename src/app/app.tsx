import type { i18n } from 'i18next';
import { useEffect, useMemo, useReducer, type ComponentType, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter } from 'react-router-dom';
import type { HandOver } from '../first-view/first-visit.ts';
import { FirstAnswersContext } from '../lender-api/first-answers.ts';
import { FirstChoiceContext } from '../payments/first-choice.ts';
import { ReloadForReleaseContext } from '../ui/use-missing-file.ts';
import { NavigationProvider } from '../navigation/navigation-context.tsx';
import { systemClock } from '../platform/clock.ts';
import { browserAddress, type PageAddress } from '../platform/page-address.ts';
import { SessionProvider } from '../session/session-context.tsx';
import type { ScreenKey } from '../tenant/screen-paths.ts';
import { TenantProvider } from '../tenant/tenant-context.tsx';
import { createNotices, NoticesContext } from '../ui/notices.tsx';
import { createToaster, ToasterContext, ToastOutlet } from '../ui/toast.tsx';
import { BridgeHost } from './bridge-host.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import type { ReadyTenant } from './ready-tenant.ts';
import { reloadForRelease } from './reload-once.ts';
import { ScreenHost, type FirstScreen } from './screen-host.tsx';
import { prefetchScreen } from './screen-loader.ts';
import { builtScreens } from './screens.ts';
import { Shell } from './shell.tsx';
import { useTelemetry } from './use-telemetry.ts';

const toaster = createToaster(systemClock);
const notices = createNotices();

/** Gives the first rendering what the first view was drawn from, and tells when it is over. */
function FirstRendering({
  handedOver,
  children,
}: {
  handedOver: HandOver | undefined;
  children: ReactNode;
}) {
  const [given, endFirst] = useReducer(() => undefined, handedOver);
  useEffect(() => endFirst(), []);
  return (
    <FirstAnswersContext value={given?.answers ?? noAnswers}>
      <FirstChoiceContext value={given?.chosen}>{children}</FirstChoiceContext>
    </FirstAnswersContext>
  );
}

const noAnswers: HandOver['answers'] = new Map();

/** Props of `App`. */
export interface AppProps extends Pick<ReadyTenant, 'tenant' | 'session' | 'flag'> {
  i18n: i18n;
  /** A screen that is loaded already, and is drawn at once where the address means it. */
  first?: FirstScreen;
  /** Of the first view that the app takes over. */
  handedOver?: HandOver;
  /** Where the page is; the browser's own address bar without it. */
  address?: PageAddress;
  /** Keeps the app's own address; the browser's history without it. */
  Router?: ComponentType<{ children: ReactNode }>;
}

/** The whole app of one tenant: who is there for the screens, from the outside in. */
export function App({
  tenant,
  session,
  flag,
  i18n,
  first,
  handedOver,
  address = browserAddress,
  Router = BrowserRouter,
}: AppProps) {
  useTelemetry(tenant, session);
  // After the effects of all that stands below: whoever answers a press is there.
  useEffect(() => handedOver?.pressAgain(), [handedOver]);
  const access = useMemo(
    () => ({
      flag,
      address,
      builtScreens,
      prefetch: (screen: ScreenKey) =>
        prefetchScreen(screen, { tenant, session, language: i18n.language }),
    }),
    [flag, address, tenant, session, i18n],
  );
  return (
    <I18nextProvider i18n={i18n}>
      <TenantProvider value={tenant}>
        <SessionProvider value={session}>
          <NavigationProvider value={access}>
            <ToasterContext value={toaster}>
              <ReloadForReleaseContext value={reloadForRelease}>
                <NoticesContext value={notices}>
                  <Router>
                    <BridgeHost>
                      <Shell>
                        <ErrorBoundary>
                          <FirstRendering handedOver={handedOver}>
                            <ScreenHost first={first} />
                          </FirstRendering>
                        </ErrorBoundary>
                      </Shell>
                      <ToastOutlet />
                    </BridgeHost>
                  </Router>
                </NoticesContext>
              </ReloadForReleaseContext>
            </ToasterContext>
          </NavigationProvider>
        </SessionProvider>
      </TenantProvider>
    </I18nextProvider>
  );
}
