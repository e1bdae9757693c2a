import { createI18n } from '../i18n/create-i18n.ts';
import { systemClock } from '../platform/clock.ts';
import { App } from './app.tsx';
import { findPlace, freshRoot } from './page-place.ts';
import type { ReadyTenant } from './ready-tenant.ts';

/** Draws the app of a tenant; rejects when its words cannot be had. */
export async function showApp(ready: ReadyTenant): Promise<void> {
  const words = await ready.words;
  const place = findPlace();
  const { page } = place.dataset;
  const isTaken = page !== undefined && (await takeOver(place, page, ready));
  nameUnreleasedLater(ready.tenant);
  if (isTaken) return;
  const i18n = createI18n(ready.language, words);
  freshRoot(place).render(<App {...ready} i18n={i18n} />);
}

/** Long after the first screen, so that it costs its reader nothing, in milliseconds. */
const afterFirstScreen = 10_000;

/** A tenant that is released tells its operators in the console which of its files have been edited since. */
function nameUnreleasedLater({ id, release }: ReadyTenant['tenant']): void {
  if (release === undefined) return;
  systemClock.after(afterFirstScreen, () => {
    import('../tenant/check-release.ts')
      .then(({ filesShown, nameUnreleasedFiles }) => nameUnreleasedFiles(id, filesShown(id)))
      .catch(() => undefined); // without a network nobody is told
  });
}

/** Makes a prerendered page live; false when it is to be drawn as usual. */
const takeOver = (place: HTMLElement, mark: string, ready: ReadyTenant): Promise<boolean> =>
  import('./take-over.tsx').then(
    ({ takeOverPage }) => takeOverPage(place, mark, ready),
    () => false,
  );
