import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import type { FirstView } from '../first-view/first-view.tsx';
import { createI18n } from '../i18n/create-i18n.ts';
import { matchScreen } from '../navigation/route-table.ts';
import { browserAddress } from '../platform/page-address.ts';
import { App } from './app.tsx';
import { freshRoot, loadRenderer } from './fresh-root.ts';
import { loadPageContent, pageMark } from './page-mark.ts';
import type { ReadyTenant } from './ready-tenant.ts';
import { loadScreen } from './screen-loader.ts';

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
  const content = await loadPageContent(screen, ready).catch(() => undefined);
  if (!content) return false;
  const { loaded } = content;
  const app = (
    <App {...ready} i18n={createI18n(language, loaded.words)} first={{ key: screen, loaded }} />
  );
  // A flag stands in every link of the app, and a session changes what a screen shows.
  const isSame = flag === undefined && !session.isBorrower && pageMark(content) === mark;
  if (isSame) {
    const { hydrateRoot } = await loadRenderer();
    delete place.dataset.page;
    hydrateRoot(place, app, { onRecoverableError: reportDifference });
  } else (await freshRoot(place)).render(app);
  return true;
}

/**
 * Makes the first view live: React takes over the very elements, with focus, scroll and what was chosen, and a press
 * that was held is made. `false`: it has stepped back, or its screen's code cannot be had, and React draws as usual.
 */
export async function takeOverFirstView(
  place: HTMLElement,
  firstView: FirstView,
  ready: ReadyTenant,
): Promise<boolean> {
  const { screen } = firstView;
  const loaded = await loadScreen(screen, ready).catch(() => undefined);
  if (!loaded) {
    await firstView.settleMade;
    firstView.stepBack();
    return false;
  }
  const i18n = createI18n(ready.language, loaded.words);
  const [{ hydrateRoot }] = await Promise.all([loadRenderer(), firstView.settleMade]);
  // Somebody may have gone on meanwhile.
  if (firstView.screen !== screen) return takeOverFirstView(place, firstView, ready);
  const handed = firstView.handOver();
  if (!handed) return false;
  const app = <App {...ready} i18n={i18n} first={{ key: screen, loaded }} handedOver={handed} />;
  const hydrate = () => {
    hydrateRoot(place, app, { onRecoverableError: reportDifference });
  };
  // In a transition, React gives the thread back in between.
  if (handed.isAltered) flushSync(hydrate);
  else startTransition(hydrate);
  return true;
}

/** React draws such a page anew by itself; whoever publishes should know. */
function reportDifference(error: unknown): void {
  // oxlint-disable-next-line no-console -- the only sign that what was drawn before is not what the app draws
  console.warn('the page that was drawn first differs from the app', error);
}
