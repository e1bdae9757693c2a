import { createRoot, type Root } from 'react-dom/client';
import { createI18n } from '../i18n/create-i18n.ts';
import { sharedWording, writtenLanguages } from '../i18n/wording-files.ts';
import { deviceLanguages } from '../platform/device-languages.ts';
import type { TenantFound } from '../tenant/load-tenant.ts';
import { App } from './app.tsx';
import { showLastResort } from './last-resort.ts';
import type { ReadyTenant } from './ready-tenant.ts';

/** Where the app is drawn; it holds the loading shell, or a prerendered page with its mark. */
function findPlace(): HTMLElement {
  const place = document.getElementById('root');
  if (!place) throw new Error('index.html has no #root');
  return place;
}

/** A root that replaces whatever stands in the place. */
function freshRoot(place: HTMLElement): Root {
  delete place.dataset.page;
  return createRoot(place);
}

/** Draws the app of a tenant. */
export function showApp(ready: ReadyTenant): void {
  ready.words.then(async (words) => {
    const place = findPlace();
    const { page } = place.dataset;
    const isTaken = page !== undefined && (await takeOver(place, page, ready));
    if (isTaken) return;
    const i18n = createI18n(ready.language, words);
    freshRoot(place).render(<App {...ready} i18n={i18n} />);
  }, showLastResort);
}

/** Makes a prerendered page live; false when it is to be drawn as usual. */
const takeOver = (place: HTMLElement, mark: string, ready: ReadyTenant): Promise<boolean> =>
  import('./take-over.tsx').then(
    ({ takeOverPage }) => takeOverPage(place, mark, ready),
    () => false,
  );

/** Draws the page for a launch whose tenant is unknown, broken or out of reach: no brand, no call (design §3). */
export async function showPlainPage(
  found: Exclude<TenantFound, { kind: 'ready' }> | TenantFound,
  asked: string | undefined,
): Promise<void> {
  const place = findPlace();
  // A prerendered page can be read without a network, too.
  const isReadable = found.kind === 'unreachable' && place.dataset.page !== undefined;
  if (found.kind === 'ready' || isReadable) return;
  const wanted = [asked, ...deviceLanguages()];
  const language =
    wanted.find((name) => name !== undefined && writtenLanguages.includes(name)) ?? 'en';
  const [app, { PlainPage }] = await Promise.all([
    sharedWording(language, 'app'),
    import('./plain-page.tsx'),
  ]);
  document.documentElement.lang = language;
  freshRoot(place).render(<PlainPage found={found} i18n={createI18n(language, { app })} />);
}
