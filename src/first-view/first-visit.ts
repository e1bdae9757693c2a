import { hashRoute } from '../domain/hash-route.ts';
import { formatFor } from '../i18n/format.ts';
import type { Say } from '../i18n/say.ts';
import { wordingOf } from '../i18n/screen-wording.ts';
import { loadWords } from '../i18n/wording-files.ts';
import { answerName, type FirstAnswer } from '../lender-api/early-call.ts';
import type { LenderQuery } from '../lender-api/read-answer.ts';
import { goOnFrom } from '../navigation/pages-below.ts';
import { isScreenOn, matchScreen, screenAddress } from '../navigation/route-table.ts';
import { missingParam, readScreenParams, type ScreenParams } from '../navigation/screen-params.ts';
import { mayHavePayment, type MoneySubject } from '../payments/money-trace.ts';
import { deviceStore, tabStore } from '../platform/browser-storage.ts';
import { systemClock } from '../platform/clock.ts';
import { carriesState, pushEntry } from '../platform/history-entries.ts';
import { browserAddress } from '../platform/page-address.ts';
import { mayBeConfirmed } from '../session/confirmed-trace.ts';
import type { Session } from '../session/session.ts';
import type { FirstTenant } from '../tenant/first-tenant.ts';
import type { ScreenKey } from '../tenant/screen-paths.ts';
import type { OpenPage } from './first-calls.ts';
import type { FirstPlace, FirstScreen } from './first-screen.ts';
import { firstScreens } from './first-screens.ts';

/** For whom and where a first view is drawn. */
export interface FirstVisit {
  place: HTMLElement;
  tenant: FirstTenant;
  /** The tenant's whole file, of which nothing else has been checked. */
  raw: unknown;
  session: Session;
  language: string;
  flag: string | undefined;
  /** Loads the page anew, for an entry of the history that no first view shows. */
  reload: () => void;
  /** Loads the style that a screen alone is drawn with; rejects when it cannot be had. */
  styleOf: (screen: ScreenKey) => Promise<void>;
  /** Fetches React's own code of a screen, which is not needed before that is taken over. */
  fetchScreen: (screen: ScreenKey) => void;
  /** Where it begins. */
  screen: ScreenKey;
  params: ScreenParams;
}

/** What React takes over. */
export interface HandOver {
  screen: ScreenKey;
  /** By `answerName`. */
  answers: ReadonlyMap<string, FirstAnswer>;
  chosen: string | undefined;
  /** Something else changes the page as well, and would between two tasks: React has to take it over in one. */
  isAltered: boolean;
  /** To be made once React is there; does nothing where nothing was pressed. */
  pressAgain: () => void;
}

/** Whether the screen has a first view, its address is whole, and nothing has to be said of a payment or an acceptance. */
export function canShow(visit: FirstVisit, screen: ScreenKey, params: ScreenParams): boolean {
  const { tenant, session } = visit;
  const first = firstScreens[screen];
  if (!first || !isScreenOn(tenant, screen) || !session.isBorrower) return false;
  if (missingParam(screen, params, session) !== undefined) return false;
  const { loanId = '', productId = '' } = params;
  if (mayBeConfirmed(session, productId, tabStore)) return false;
  const { id: tenantId } = tenant;
  const subject: MoneySubject =
    screen === 'loanConfirm'
      ? { tenantId, kind: 'offer', id: productId }
      : { tenantId, kind: 'loan', id: loanId };
  if (carriesState() || mayHavePayment(subject, deviceStore, browserAddress)) return false;
  return first.mayBegin?.({ ...visit, params }) ?? true;
}

/** Goes on to a page as the router does it, for the next entry of the history. */
export function goOn({ tenant, flag }: FirstVisit, screen: ScreenKey, params: ScreenParams): void {
  const address = screenAddress(tenant, flag, screen, params);
  goOnFrom(browserAddress, false, () => pushEntry(address));
}

/** The page that the address means now; undefined where no first view shows it, or an app's route stands behind the `#`. */
export function pageInAddress(visit: FirstVisit): OpenPage | undefined {
  const { pathname, search, hash } = browserAddress.current();
  const screen = matchScreen(visit.tenant, pathname);
  const params = readScreenParams(search);
  return hashRoute(hash) === undefined && screen && canShow(visit, screen, params)
    ? { screen, params }
    : undefined;
}

/** What a page is drawn from besides its own answer. */
export const firstPlace = (
  visit: FirstVisit,
  { params, made }: Pick<OpenPage, 'params' | 'made'>,
  answers: ReadonlyMap<string, FirstAnswer>,
  say: Say,
): FirstPlace => ({
  ...visit,
  params,
  say,
  format: formatFor(visit.tenant, visit.language),
  now: systemClock.now(),
  origin: browserAddress.current().origin,
  isOpen: (screen) => isScreenOn(visit.tenant, screen),
  addressOf: (screen, to) => screenAddress(visit.tenant, visit.flag, screen, to),
  made: made && answers.get(answerName(made.query))?.data,
  answerTo: <Result>(query: LenderQuery<Result>) =>
    answers.get(answerName(query))?.data as Result | undefined, // mapped by the same call
});

/** The words of a screen; rejects when they cannot be had. */
export const wordsFor = ({ tenant, language }: FirstVisit, screen: ScreenKey) =>
  loadWords(tenant, language, wordingOf(screen));

/** Asks for what the screen behind the main action is drawn with: a press on it then waits for the lender alone. */
export function fetchNext(visit: FirstVisit, { next }: FirstScreen): void {
  const key = next?.(visit.tenant);
  const screen = key && firstScreens[key];
  if (!screen) return;
  // Who goes there asks for both again.
  for (const file of [screen.load(), visit.styleOf(key), wordsFor(visit, key)])
    file.catch(() => undefined);
}
