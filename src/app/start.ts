import '../ui/tokens.css';
import '../ui/base.css';
import { chooseLanguage } from '../i18n/choose-language.ts';
import { askEarly } from '../lender-api/early-call.ts';
import { launchFlag } from '../launch/launch-flag.ts';
import { readLaunch, type Launch } from '../launch/read-launch.ts';
import { matchScreen } from '../navigation/route-table.ts';
import { missingParam, readScreenParams } from '../navigation/screen-params.ts';
import { deviceStore, tabStore } from '../platform/browser-storage.ts';
import { systemClock } from '../platform/clock.ts';
import { browserAddress } from '../platform/page-address.ts';
import { openSession } from '../session/session.ts';
import { forgetOtherTenant } from '../session/tenant-change.ts';
import { applyTheme } from '../tenant/apply-theme.ts';
import { fetchTenantFile, loadTenant, type TenantFound } from '../tenant/load-tenant.ts';
import type { Tenant } from '../tenant/tenant-schema.ts';
import { indexInPage } from './early-tenant.ts';
import { showLastResort } from './last-resort.ts';
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
  if (__DEMO__ && (await (await import('./demo.ts')).startDemo())) return;
  const main = import('./main.tsx');
  main.catch(() => undefined); // awaited below, where a failure is answered
  const launch = readLaunch(browserAddress.current());
  if (launch.namesSomebody) loadLenderData().catch(() => undefined);
  try {
    const found = await findTenant(launch);
    if (found.kind === 'ready') {
      const ready = openTenant(launch, found.tenant);
      (await main).showApp(ready);
    } else {
      const { showPlainPage } = await import('./show-plain-page.tsx');
      await showPlainPage(found, launch.language);
    }
  } catch (error) {
    if (reloadOnceForMissingFile()) return;
    // oxlint-disable-next-line no-console -- the only trace of a start that failed
    console.warn('loanfront could not start', error);
    showLastResort();
  }
}

function findTenant(launch: Launch): Promise<TenantFound> {
  const early = window.earlyTenant;
  delete window.earlyTenant;
  return loadTenant({
    flag: launchFlag(browserAddress.current()),
    host: launch.host,
    copy: indexInPage(),
    early,
    fetchFile: fetchTenantFile,
  });
}

/** Everything that can be done for a tenant before React is there. */
function openTenant(launch: Launch, tenant: Tenant) {
  forgetOtherTenant(tenant.id, deviceStore);
  const session = openSession(launch, tenant, tabStore);
  browserAddress.rewrite(launch.cleanAddress);
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
