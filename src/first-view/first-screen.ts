import type { ReactNode } from 'react';
import type { Format } from '../i18n/format.ts';
import type { Say, SayKey } from '../i18n/say.ts';
import type { LenderQuery } from '../lender-api/read-answer.ts';
import type { RawAnswer } from '../lender-api/send.ts';
import type { ScreenParams } from '../navigation/screen-params.ts';
import type { Session } from '../session/session.ts';
import type { FirstTenant } from '../tenant/first-tenant.ts';
import type { ScreenKey } from '../tenant/screen-paths.ts';
import type { SkeletonPart } from '../ui/skeleton.tsx';

/** Who looks at which screen. */
export interface FirstLook {
  tenant: FirstTenant;
  /** The tenant's whole file, of which nothing else has been checked. */
  raw: unknown;
  session: Session;
  language: string;
  params: ScreenParams;
}

/** What a first view knows besides the lender's answers. */
export interface FirstPlace extends FirstLook {
  say: Say;
  format: Format;
  /** Milliseconds since 1970. */
  now: number;
  /** Of the app itself. */
  origin: string;
  isOpen: (screen: ScreenKey) => boolean;
  /** The address of a screen of this tenant. */
  addressOf: (screen: ScreenKey, params: ScreenParams) => string;
  /** What `FirstDrawing.keep` left of what was made here. */
  made: unknown;
  /** The answer to a call, once it is there. */
  answerTo: <Result>(query: LenderQuery<Result>) => Result | undefined;
}

/** What a first view can do by itself; every other press is held until React is there. */
export interface FirstActs {
  goTo: (screen: ScreenKey, params: ScreenParams) => void;
  /** Keeps the press that is being made: it is shown as busy, and made once after the take-over. */
  hold: () => void;
  /** Draws again with this chosen. */
  choose: (value: string) => void;
}

/** The parts of a page. */
export interface FirstPage {
  title: string;
  face: 'ready' | 'empty';
  content: ReactNode;
  actions: ReactNode;
  /** Something on it counts seconds. */
  isTicking?: boolean;
}

/** A call that makes something: it is asked once, by whoever opens its screen. */
export interface MadeCall {
  query: LenderQuery<unknown>;
  answer: Promise<RawAnswer>;
}

/** How a screen is drawn before React is there; a file of its own, for whoever comes to that screen. */
export interface FirstDrawing {
  /** What it is drawn from, as soon as all of these have answered; a no to one of them is React's to say. */
  needs: (look: FirstLook, made: MadeCall | undefined) => readonly LenderQuery<unknown>[];
  /** Asked as well: it is drawn again with their answers. */
  also?: (look: FirstLook) => readonly LenderQuery<unknown>[];
  /** Keeps what was made where React's screen finds it, and says what it is drawn from. */
  keep?: (made: unknown, query: LenderQuery<unknown>, look: FirstLook) => unknown;
  /** What the page says; undefined where only React's screen knows what is to be said. */
  draw: (place: FirstPlace, acts: FirstActs, chosen: string | undefined) => FirstPage | undefined;
}

/** A screen that can be shown before React is there; its first calls stand in `early-calls.ts`. */
export interface FirstScreen {
  /** For `data-screen`. */
  mark: string;
  title: SayKey;
  /** Of what is drawn until the lender has answered, as React's screen draws it. */
  shapes: readonly SkeletonPart[];
  /** Whether this visit may begin here, besides what holds for every screen. */
  mayBegin?: (look: FirstLook) => boolean;
  /** Sends the call that makes what the screen shows. */
  make?: (look: FirstLook, isWanted: () => boolean) => MadeCall;
  load: () => Promise<FirstDrawing>;
  /** Where its main action leads: what that is drawn with is fetched beside its own. */
  next?: (tenant: FirstTenant) => ScreenKey;
}
