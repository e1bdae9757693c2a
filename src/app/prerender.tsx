import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createI18n } from '../i18n/create-i18n.ts';
import { pathOf } from '../navigation/route-table.ts';
import type { PageAddress } from '../platform/page-address.ts';
import type { ScreenKey } from '../tenant/screen-paths.ts';
import type { Tenant } from '../tenant/tenant-schema.ts';
import { App } from './app.tsx';
import { loadPageContent, pageMark } from './page-mark.ts';
import { screens } from './screens.ts';

/** A public page as a server can send it. */
export interface PrerenderedScreen {
  /** What stands in `#root`. */
  markup: string;
  /** For the `data-page` of `#root` (`page-mark.ts`). */
  mark: string;
}

/** Whether this build has the screen, and shows it to anybody. */
export const isPublicScreen = (screen: ScreenKey): boolean =>
  screens[screen] !== undefined && screens[screen].audience !== 'borrower';

/**
 * Draws a public screen of a tenant without a browser, as its first visitor would see it. Files are asked for
 * through `fetch`, which whoever calls must have put in place. Rejects when the screen cannot be drawn.
 */
export async function prerenderScreen(
  screen: ScreenKey,
  tenant: Tenant,
  language: string,
): Promise<PrerenderedScreen> {
  const address = new URL(pathOf(tenant, screen), tenant.site.baseUrl);
  const session = {
    tenantId: tenant.id,
    values: { merchantNumber: tenant.launch.merchantNumber },
    isBorrower: false,
    business: {},
  };
  const content = await loadPageContent(screen, { tenant, session, language });
  const markup = renderToString(
    <App
      tenant={tenant}
      session={session}
      flag={undefined}
      i18n={createI18n(language, content.loaded.words)}
      first={{ key: screen, loaded: content.loaded }}
      address={stillAddress(address)}
      Router={({ children }: { children: ReactNode }) => (
        <StaticRouter location={address.pathname}>{children}</StaticRouter>
      )}
    />,
  );
  return { markup: withoutPreloads(markup), mark: pageMark(content) };
}

/** React names every picture in advance, those of a carousel's later slides too: the pictures themselves do. */
const withoutPreloads = (markup: string) =>
  markup.replace(/^(?:<link rel="preload" as="image"[^>]*>)+/, '');

/** An address bar that nobody can move. */
const stillAddress = (address: URL): PageAddress => ({
  current: () => new URL(address),
  rewrite: () => {},
  leaveFor: () => {},
  reload: () => {},
  mark: () => {},
  isMarked: () => false,
  keepInEntry: () => {},
  readEntry: () => undefined,
  isFirstEntry: () => true,
  onHashChange: () => () => {},
});
