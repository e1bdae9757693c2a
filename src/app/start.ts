import '../ui/tokens.css';
import '../ui/base.css';
import { chooseLanguage } from '../i18n/choose-language.ts';
import { askEarly } from '../lender-api/early-call.ts';
import { readLaunch, type Launch } from '../launch/read-launch.ts';
import { matchScreen } from '../navigation/route-table.ts';
import { missingParam, readScreenParams } from '../navigation/screen-params.ts';
import { deviceStore, tabStore } from '../platform/browser-storage.ts';
import { systemClock } from '../platform/clock.ts';
import { browserAddress } from '../platform/page-address.ts';
import { forgetLaunch } from '../session/launch-handover.ts';
import { openSession } from '../session/session.ts';
import { forgetOtherTenant } from '../session/tenant-change.ts';
import { watchWhoAsks } from '../session/who-asks.ts';
import { isMoneyMoving } from '../payments/money-in-flight.ts';
import { applyTheme } from '../tenant/apply-theme.ts';
import { fetchTenantFile, loadTenant, type TenantFound } from '../tenant/load-tenant.ts';
import type { Tenant } from '../tenant/tenant-schema.ts';
import { indexInPage } from './early-tenant.ts';
import { refusesFrame } from './framing.ts';
import { reloadOnceForMissingFile } from './reload-once.ts';
import { loadLenderData, loadScreen, loadWords } from './screen-loader.ts';
import { screens } from './screens.ts';

declare const __DEMO__: boolean;

/**
 * The way of the data (design §1), in this order: launch address → tenant → session → route → the screen's
 * first call. It is a small module of its own, so that all of this is under way while the rest of the bundle
 * (`main.tsx`) is still arriving.
 */
async function start(): Promise<void> {
  if (window.isTooOld) return;
  const watch = window.startWatch;
  watch?.progress();
  if (__DEMO__ && (await (await import('./demo.ts')).startDemo())) return;
  const main = import('./main.tsx');
  main.catch(() => undefined); // awaited below, where a failure is answered
  const launch = readLaunch(watch ? new URL(watch.launch) : browserAddress.current());
  if (launch.namesSomebody) loadLenderData().catch(() => undefined);
  try {
    const found = await findTenant(launch);
    if (found.kind === 'ready') {
      watch?.progress(found.tenant.servicePhone);
      const ready = openTenant(await exchanged(launch, found.tenant), found.tenant);
      await (await main).showApp(ready);
      delete window.startWatch; // with the launch in it
    } else {
      watch?.progress();
      // Nobody's launch may wait for a lender that does not exist.
      if (found.kind === 'unknown') forgetLaunch(tabStore);
      const { showPlainPage } = await import('./show-plain-page.tsx');
      await showPlainPage(found, launch.language, watch?.again);
    }
    watch?.stop();
  } catch (error) {
    if (reloadOnceForMissingFile()) return;
    // oxlint-disable-next-line no-console -- the only trace of a start that failed
    console.warn('loanfront could not start', error);
    watch?.fail();
  }
}

function findTenant({ flag, host }: Launch): Promise<TenantFound> {
  const early = window.earlyTenant;
  delete window.earlyTenant;
  return loadTenant({
    flag,
    host,
    copy: indexInPage(),
    early,
    fetchFile: fetchTenantFile,
  });
}

/** The launch with the session that its one-time code stands for, where the tenant has such codes. */
const exchanged = async (launch: Launch, tenant: Tenant): Promise<Launch> =>
  tenant.api.launchCode
    ? (await import('./launch-code.ts')).withoutLaunchCode(launch, tenant)
    : launch;

/** Everything that can be done for a tenant before React is there. */
function openTenant(launch: Launch, tenant: Tenant) {
  forgetOtherTenant(tenant.id, deviceStore);
  const session = openSession(launch, tenant, tabStore);
  forgetLaunch(tabStore);
  browserAddress.rewrite(launch.cleanAddress);
  watchWhoAsks({ session, tab: tabStore, startAnew: browserAddress.reload, isBusy: isMoneyMoving });
  applyTheme(tenant);
  const language = chooseLanguage(launch.language, tenant, deviceStore);
  document.documentElement.lang = language;
  const { pathname, search } = browserAddress.current();
  const screen = matchScreen(tenant, pathname);
  const entry = screen && screens[screen];
  const params = readScreenParams(search);
  const isComplete = screen !== undefined && missingParam(screen, params, session) === undefined;
  if (
    !__DEMO__ &&
    entry?.early &&
    isComplete &&
    !refusesFrame(screen, tenant) &&
    (session.isBorrower || entry.audience !== 'borrower')
  ) {
    const { loanId = '', productId = '' } = params;
    for (const call of entry.early)
      askEarly(call({ loanId, productId }), { tenant, session, language }, systemClock);
  }
  const words = loadWords(tenant, language, ['app']);
  words.catch(() => undefined);
  if (screen && entry) loadScreen(screen, { tenant, session, language }).catch(() => undefined);
  return { tenant, session, language, flag: launch.flag, words };
}

void start();
