import '../ui/tokens.css';
import '../ui/base.css';
import '../ui/paper.css';
import { earlyCalls, screensWithFirstView } from '../first-view/early-calls.ts';
import type { FirstVisit } from '../first-view/first-visit.ts';
import { chooseLanguage } from '../i18n/choose-language.ts';
import { formatFor } from '../i18n/format.ts';
import { setPageLanguage } from '../i18n/page-language.ts';
import { askEarly } from '../lender-api/early-call.ts';
import { readLaunch, type Launch } from '../launch/read-launch.ts';
import { matchScreen } from '../navigation/route-table.ts';
import { missingParam, readScreenParams } from '../navigation/screen-params.ts';
import { deviceStore, tabStore } from '../platform/browser-storage.ts';
import { systemClock } from '../platform/clock.ts';
import { loadLateStyle } from '../platform/load-style.ts';
import { nextTask } from '../platform/next-task.ts';
import { browserAddress } from '../platform/page-address.ts';
import { isMoneyMoving } from '../payments/money-in-flight.ts';
import { forgetLaunch } from '../session/launch-handover.ts';
import { openSession } from '../session/session.ts';
import { forgetOtherTenant } from '../session/tenant-change.ts';
import { watchSession } from '../session/watch-session.ts';
import { applyTheme } from '../tenant/apply-theme.ts';
import { guardFirstTenant, type FirstTenant } from '../tenant/first-tenant.ts';
import { fetchTenantFile, loadTenant, type TenantFound } from '../tenant/load-tenant.ts';
import { indexInPage } from './early-tenant.ts';
import { refusesFrame } from './framing.ts';
import {
  beginFramework,
  fetchFirstView,
  fetchFramework,
  loadStyleOf,
  runFramework,
} from './framework.ts';
import type { OpenedLaunch } from './opened-launch.ts';
import { findPlace } from './page-place.ts';
import { reloadOnceForMissingFile } from './reload-once.ts';
import { askScreenWording, loadWords } from '../i18n/wording-files.ts';

declare const __DEMO__: boolean;

/**
 * How long the framework waits for a step of the first view: for its files, on whose line it would be, and for its
 * drawing, which it would hold up.
 */
const longestAloneMs = 1500;

/**
 * What the first view waits for is on the line by then, as a round trip is as long for everything: the framework, asked
 * for so much later, arrives behind it.
 */
const headStartMs = 100;

/**
 * The path of the data (design §1), in this order: launch address → tenant → session → route → the screen's first
 * call → its first view. All of it is this one file; React and its libraries start when the lender has been asked.
 */
async function start(): Promise<void> {
  if (window.isTooOld) return;
  const watch = window.startWatch;
  watch?.progress();
  if (__DEMO__ && (await (await import('./demo.ts')).startDemo())) return;
  const launch = readLaunch(watch ? new URL(watch.launch) : browserAddress.current());
  try {
    const found = await findTenant(launch);
    if (found.kind === 'read') {
      const { id, raw } = found;
      const tenant = guardFirstTenant(raw, id);
      const opened = tenant && openLaunch(launch, tenant, raw);
      watch?.progress(tenant?.servicePhone);
      void opened?.firstView?.then((view) => {
        if (watch && view) watch.sayItself = (kind) => view.stayAlone(kind);
      });
      const isBorrower = opened?.session.isBorrower ?? launch.namesSomebody;
      if (opened?.firstView) systemClock.after(headStartMs, beginFramework);
      const firstView = await inTime(opened?.firstView);
      await inTime(firstView?.settled);
      fetchFramework(isBorrower, firstView?.screen);
      const { showApp } = await runFramework(isBorrower);
      await showApp({
        launch,
        id,
        raw,
        opened,
        open: openLaunch,
        again: watch?.again,
      });
      delete window.startWatch; // with the launch in it
    } else {
      watch?.progress();
      // Nobody's launch may wait for a lender that does not exist.
      if (found.kind === 'unknown') forgetLaunch(tabStore);
      const [{ showPlainPage }] = await Promise.all([
        import('./show-plain-page.tsx'),
        loadLateStyle().catch(() => undefined), // its words are worth showing without
      ]);
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

/** What comes of this, or undefined when it takes longer than the framework waits. */
const inTime = <Result>(coming: Promise<Result> | undefined) =>
  coming &&
  Promise.race([
    coming,
    new Promise<undefined>((resolve) =>
      systemClock.after(longestAloneMs, () => resolve(undefined)),
    ),
  ]);

/** Everything that can be done for a tenant before React is there. */
function openLaunch(launch: Launch, tenant: FirstTenant, raw: unknown = tenant): OpenedLaunch {
  forgetOtherTenant(tenant.id, deviceStore);
  const session = openSession(launch, tenant, tabStore);
  forgetLaunch(tabStore);
  browserAddress.rewrite(launch.cleanAddress);
  // From here on something of this person may be shown, by the first view before React.
  watchSession({ session, tab: tabStore, startAnew: browserAddress.reload, isBusy: isMoneyMoving });
  const language = chooseLanguage(launch.language, tenant, deviceStore);
  setPageLanguage(language);
  const { pathname, search } = browserAddress.current();
  const screen = matchScreen(tenant, pathname);
  const params = readScreenParams(search);
  askScreenWording(language, screen);
  const words = loadWords(tenant, language, ['app']);
  words.catch(() => undefined);
  const isAsked =
    !__DEMO__ &&
    screen &&
    missingParam(screen, params, session) === undefined &&
    session.isBorrower &&
    !refusesFrame(screen, tenant);
  const { loanId = '', productId = '' } = params;
  if (isAsked)
    for (const call of earlyCalls[screen] ?? [])
      askEarly(call({ loanId, productId }), { tenant, session, language }, systemClock);
  // Colours can wait until the lender has been asked.
  applyTheme(tenant);
  const visit = { tenant, raw, session, language, flag: launch.flag, params };
  return {
    session,
    screen,
    language,
    words,
    firstView:
      isAsked && screensWithFirstView.has(screen) ? openFirstView({ ...visit, screen }) : undefined,
  };
}

/** The first view's file travels beside the lender's answer; without it React draws everything. */
async function openFirstView(
  visit: Omit<FirstVisit, 'place' | 'reload' | 'fetchScreen' | 'styleOf'>,
) {
  fetchFirstView(visit.screen);
  void readCalendars(visit);
  try {
    const { FirstView } = await import('../first-view/first-view.tsx');
    await nextTask();
    return FirstView.open({
      ...visit,
      place: findPlace(),
      reload: browserAddress.reload,
      styleOf: loadStyleOf,
      fetchScreen: (screen) => fetchFramework(true, screen),
    });
  } catch {
    return undefined;
  }
}

/** While nothing is there yet: a browser reads its calendars when the first day is written, longer than drawing takes. */
async function readCalendars({ tenant, language }: Pick<FirstVisit, 'tenant' | 'language'>) {
  await nextTask();
  try {
    formatFor(tenant, language).day(String(systemClock.now()));
  } catch {
    // Drawing will meet the same.
  }
}

void start();
