import { earlyCalls } from '../first-view/early-calls.ts';
import { chooseLanguage } from '../i18n/choose-language.ts';
import { askScreenWording, loadWords } from '../i18n/wording-files.ts';
import type { Launch } from '../launch/read-launch.ts';
import { askEarly } from '../lender-api/early-call.ts';
import { matchScreen } from '../navigation/route-table.ts';
import { missingParam, readScreenParams, type ScreenParams } from '../navigation/screen-params.ts';
import { deviceStore, tabStore, type TextStore } from '../platform/browser-storage.ts';
import { systemClock } from '../platform/clock.ts';
import { browserAddress } from '../platform/page-address.ts';
import { sessionMeant, type Session } from '../session/session.ts';
import type { FirstTenant } from '../tenant/first-tenant.ts';
import { lastTenant } from '../tenant/kept-tenant.ts';
import type { ScreenKey } from '../tenant/screen-paths.ts';
import { refusesFrame } from './framing.ts';

declare const __DEMO__: boolean;

/** What a launch means with a lender. */
export interface LaunchMeaning {
  language: string;
  /** Undefined where the address means none. */
  screen: ScreenKey | undefined;
  params: ScreenParams;
  /** The same, where the lender may be asked for it before it is drawn. */
  asked: ScreenKey | undefined;
}

/** What a launch would mean with the lender of an earlier visit. */
export interface LaunchAhead extends LaunchMeaning {
  tenant: FirstTenant;
}

/** Reads what a launch means with a lender, and remembers on the device the language that it asked for. */
export function launchMeaning(
  launch: Launch,
  tenant: FirstTenant,
  session: Session,
  device: TextStore = deviceStore,
): LaunchMeaning {
  const { pathname, search } = new URL(launch.cleanAddress, browserAddress.current());
  const screen = matchScreen(tenant, pathname);
  const params = readScreenParams(search);
  const mayAsk =
    !__DEMO__ &&
    screen &&
    missingParam(screen, params, session) === undefined &&
    session.isBorrower &&
    !refusesFrame(screen, tenant);
  const language = chooseLanguage(launch.language, tenant, device);
  return { language, screen, params, asked: mayAsk ? screen : undefined };
}

/** Asks the lender what the screen of a launch begins with; what has been asked in the same words already is not asked again. */
export function askForScreen(
  { asked, params, language }: LaunchMeaning,
  tenant: FirstTenant,
  session: Session,
): void {
  const { loanId = '', productId = '' } = params;
  for (const call of (asked && earlyCalls[asked]) ?? [])
    askEarly(call({ loanId, productId }), { tenant, session, language }, systemClock);
}

/**
 * Asks a lender whom this browser has met before, and for its words, while its file is on its way once more: the answer
 * is used where the file of today would have asked in the very same words, and else nobody looks at it. Only on our own origin, for no
 * session may go where a lender is no longer; and only what makes nothing.
 */
export function askAhead(launch: Launch, tenantId: string): LaunchAhead | undefined {
  const tenant = lastTenant(tenantId);
  if (!tenant || tenant.api.baseUrl !== '') return undefined;
  const session = sessionMeant(launch, tenant, tabStore);
  // What the lender offered then is no choice of today.
  const meaning = launchMeaning(launch, tenant, session, { ...deviceStore, write: () => true });
  askForScreen(meaning, tenant, session);
  askScreenWording(meaning.language, meaning.screen);
  loadWords(tenant, meaning.language, ['app']).catch(() => undefined); // asked for again then
  return { tenant, ...meaning };
}
