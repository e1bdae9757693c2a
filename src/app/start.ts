import '../ui/tokens.css';
import '../ui/base.css';
import '../ui/paper.css';
import { screensWithFirstView } from '../first-view/early-calls.ts';
import type { FirstVisit } from '../first-view/first-visit.ts';
import { namedLanguages } from '../i18n/choose-language.ts';
import { formatFor } from '../i18n/format.ts';
import { setPageLanguage } from '../i18n/page-language.ts';
import { readLaunch, type Launch } from '../launch/read-launch.ts';
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
import { forgetTenant } from '../tenant/kept-tenant.ts';
import { fetchTenantFile, loadTenant, type TenantFound } from '../tenant/load-tenant.ts';
import { askAhead, askForScreen, launchMeaning } from './early-asking.ts';
import { indexInPage } from './early-tenant.ts';
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
    const earlyId = window.earlyTenant?.id;
    const ahead = earlyId === undefined ? undefined : askAhead(launch, earlyId);
    if (ahead?.asked && screensWithFirstView.has(ahead.asked))
      prepareFirstView({ ...ahead, screen: ahead.asked }).catch(() => undefined); // tried again
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
      const isBegun = opened?.firstView && beginFramework();
      const firstView = await inTime(opened?.firstView);
      await inTime(firstView && Promise.race([firstView.settled, isBegun]));
      fetchFramework(isBorrower, firstView?.screen);
      await inTime(firstView?.settled);
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
      if (earlyId !== undefined && found.kind !== 'unreachable') forgetTenant(earlyId);
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
  const meaning = launchMeaning(launch, tenant, session);
  const { language, screen, params, asked } = meaning;
  setPageLanguage(language);
  askScreenWording(language, screen);
  const words = loadWords(tenant, language, ['app']);
  words.catch(() => undefined);
  askForScreen(meaning, tenant, session);
  // Colours can wait until the lender has been asked.
  applyTheme(tenant);
  const visit = { tenant, raw, session, language, flag: launch.flag, params };
  return {
    session,
    language,
    words,
    firstView:
      asked && screensWithFirstView.has(asked)
        ? openFirstView({ ...visit, screen: asked })
        : undefined,
  };
}

/** The first view's file travels beside the lender's answer; without it React draws everything. */
async function openFirstView(
  visit: Omit<FirstVisit, 'place' | 'reload' | 'fetchScreen' | 'styleOf'>,
) {
  try {
    const { FirstView } = await prepareFirstView(visit);
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

/** Fetches and runs what draws a first view; rejects when it cannot be had. */
function prepareFirstView(visit: Pick<FirstVisit, 'tenant' | 'language' | 'screen'>) {
  fetchFirstView(visit.screen);
  void readCalendars(visit);
  return import('../first-view/first-view.tsx');
}

/**
 * While nothing is there yet: a browser reads its calendars and its names of languages when the first one is written,
 * longer than drawing takes.
 */
async function readCalendars({ tenant, language }: Pick<FirstVisit, 'tenant' | 'language'>) {
  await nextTask();
  try {
    formatFor(tenant, language).day(String(systemClock.now()));
    namedLanguages(tenant.locale.languages);
  } catch {
    // Drawing will meet the same.
  }
}

void start();
