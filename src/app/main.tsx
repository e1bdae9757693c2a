import { createI18n } from '../i18n/create-i18n.ts';
import { systemClock } from '../platform/clock.ts';
import { sheetHistory } from '../platform/sheet-history.ts';
import { checkTenantFile } from '../tenant/check-tenant.ts';
import { forgetTenant, keepTenant } from '../tenant/kept-tenant.ts';
import { keepOwnFace } from '../tenant/own-face.ts';
import { App } from './app.tsx';
import type { ReadLaunch } from './opened-launch.ts';
import type { Launch } from '../launch/read-launch.ts';
import type { Tenant } from '../tenant/tenant-schema.ts';
import { freshRoot } from './fresh-root.ts';
import { findPlace } from './page-place.ts';
import type { ReadyTenant } from './ready-tenant.ts';
import { takeOverFirstView, takeOverPage } from './take-over.tsx';

/** The launch once its one-time code is exchanged and a session that was idle for too long is over; few tenants have either. */
const settledLaunch = async (launch: Launch, tenant: Tenant): Promise<Launch> =>
  tenant.api.launchCode || tenant.session.idleMinutes
    ? (await import('./settle-launch.ts')).settleLaunch(launch, tenant)
    : launch;

/**
 * Judges the whole of the tenant and draws its app, over the first view where there is one; a tenant with a fault
 * becomes the maintenance page even then. Rejects when the app's words cannot be had.
 */
export async function showApp(read: ReadLaunch): Promise<void> {
  const { launch, id, raw, open, again } = read;
  const checked = checkTenantFile({ id, raw });
  if (checked.kind === 'broken') {
    forgetTenant(id);
    (await read.opened?.firstView)?.stepBack();
    const { showPlainPage } = await import('./show-plain-page.tsx');
    await showPlainPage(checked, launch.language, again);
    return;
  }
  const { tenant } = checked;
  const opened = read.opened ?? open(await settledLaunch(launch, tenant), tenant);
  const { session, language, words } = opened;
  const firstView = await opened.firstView;
  const ready: ReadyTenant = { tenant, session, language, flag: launch.flag, words };
  const place = findPlace();
  const { page } = place.dataset;
  const isTaken = firstView
    ? await takeOverFirstView(place, firstView, ready)
    : page !== undefined && (await takeOverPage(place, page, ready));
  sheetHistory.begin();
  nameUnreleasedLater(tenant);
  const { font } = tenant.theme;
  if (font !== undefined) keepOwnFace(id, font);
  if (!isTaken) {
    const i18n = createI18n(language, await words);
    const root = await freshRoot(place);
    root.render(<App {...ready} i18n={i18n} />);
  }
  // For the next visit; nothing of this one waits for it.
  keepTenant(id, raw);
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
