import type { ReactNode } from 'react';
import type { Format } from '../i18n/format.ts';
import type { Say, SayKey } from '../i18n/say.ts';
import type { LenderQuery } from '../lender-api/read-answer.ts';
import type { ScreenParams } from '../navigation/screen-params.ts';
import type { Session } from '../session/session.ts';
import type { FirstTenant } from '../tenant/first-tenant.ts';
import type { ScreenKey } from '../tenant/screen-paths.ts';

/** What a first view knows besides the lender's answer. */
export interface FirstPlace {
  tenant: FirstTenant;
  session: Session;
  language: string;
  say: Say;
  format: Format;
  params: ScreenParams;
  /** Milliseconds since 1970. */
  now: number;
  /** Of the app itself. */
  origin: string;
  isOpen: (screen: ScreenKey) => boolean;
  /** An answer that an earlier first view of this page was drawn from. */
  answerTo: <Result>(query: LenderQuery<Result>) => Result | undefined;
}

/** What a first view can do by itself; every other press is held until React is there. */
export interface FirstActs {
  goTo: (screen: ScreenKey, params: ScreenParams) => void;
  /** Keeps the press that is being made: it is shown as busy, and made once after the take-over. */
  hold: () => void;
  /** Draws again with this row chosen. */
  choose: (value: string) => void;
}

/** The parts of a page. */
export interface FirstPage {
  title: string;
  face: 'ready' | 'empty';
  content: ReactNode;
  actions: ReactNode;
}

/** A screen that can be shown before React is there. */
export interface FirstScreen<Data> {
  /** For `data-screen`. */
  mark: string;
  title: SayKey;
  /** The one call that it begins with. */
  query: (params: ScreenParams) => LenderQuery<Data>;
  /** What its pages say; undefined where only React's screen knows what is to be said. */
  draw(
    data: Data,
    place: FirstPlace,
    acts: FirstActs,
    chosen: string | undefined,
  ): FirstPage | undefined;
}
