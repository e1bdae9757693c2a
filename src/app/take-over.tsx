import { createRoot, hydrateRoot } from 'react-dom/client';
import { createI18n } from '../i18n/create-i18n.ts';
import { matchScreen } from '../navigation/route-table.ts';
import { browserAddress } from '../platform/page-address.ts';
import { App } from './app.tsx';
import { pageMark } from './page-mark.ts';
import { loadPageMatter } from './page-matter.ts';
import type { ReadyTenant } from './ready-tenant.ts';

/**
 * Makes a prerendered page live. The markup stays until the screen with its code, words and text is there, so
 * nothing flashes. When all of that is what the page was made of, React takes the very elements over; else (the
 * tenant was changed since, another language was remembered, somebody is signed in) it draws them anew in one go.
 * `false`: the page is of another screen than the address means, or something could not be loaded.
 */
export async function takeOverPage(
  place: HTMLElement,
  mark: string,
  ready: ReadyTenant,
): Promise<boolean> {
  const { tenant, language, session, flag } = ready;
  const screen = matchScreen(tenant, browserAddress.current().pathname);
  if (!screen || !mark.startsWith(`${screen} `)) return false;
  const matter = await loadPageMatter(screen, ready).catch(() => undefined);
  if (!matter) return false;
  const { loaded } = matter;
  const app = (
    <App {...ready} i18n={createI18n(language, loaded.words)} first={{ key: screen, loaded }} />
  );
  delete place.dataset.page;
  // A flag stands in every link of the app, and a session changes what a screen shows.
  const isSame = flag === undefined && !session.isBorrower && pageMark(matter) === mark;
  if (isSame) hydrateRoot(place, app, { onRecoverableError: reportDifference });
  else createRoot(place).render(app);
  return true;
}

/** React draws such a page anew by itself; whoever publishes should know. */
function reportDifference(error: unknown): void {
  // oxlint-disable-next-line no-console -- the only sign that a prerendered page is not what the app draws
  console.warn('the prerendered page differs from the app', error);
}
