import { formatFor } from '../i18n/format.ts';
import { shellKind } from '../bridge/create-bridge.ts';
import { namedLanguages } from '../i18n/choose-language.ts';
import { sayFrom, type Say } from '../i18n/say.ts';
import { wordingOf } from '../i18n/screen-wording.ts';
import { loadWords, type WordsByFile } from '../i18n/wording-files.ts';
import {
  answerName,
  askForFirstView,
  forgetEarlyBut,
  type FirstAnswer,
} from '../lender-api/early-call.ts';
import { isScreenOn, matchScreen, screenAddress } from '../navigation/route-table.ts';
import { missingParam, readScreenParams, type ScreenParams } from '../navigation/screen-params.ts';
import { mayHavePayment } from '../payments/money-trace.ts';
import { deviceStore } from '../platform/browser-storage.ts';
import { systemClock } from '../platform/clock.ts';
import {
  carriesState,
  isFirstEntry,
  onEntryChange,
  pushEntry,
} from '../platform/history-entries.ts';
import { nextTask } from '../platform/next-task.ts';
import { browserAddress } from '../platform/page-address.ts';
import type { Session } from '../session/session.ts';
import type { FirstTenant } from '../tenant/first-tenant.ts';
import type { ScreenKey } from '../tenant/screen-paths.ts';
import { SkeletonPage } from '../ui/faces.tsx';
import { LanguageList } from '../ui/language-list.tsx';
import { NoticeFrame, ToastFrame } from '../ui/live-regions.tsx';
import { documentTitle, PageFrame } from '../ui/page-frame.tsx';
import { followActionsBar } from '../ui/page-space.ts';
import { Drawing } from './draw.ts';
import { firstScreens } from './first-screens.tsx';
import type { FirstActs, FirstPage } from './first-screen.ts';
import { HeldPress } from './held-press.ts';

/** For whom and where a first view is drawn. */
export interface FirstVisit {
  place: HTMLElement;
  tenant: FirstTenant;
  session: Session;
  language: string;
  flag: string | undefined;
  /** Loads the page anew, for an entry of the history that no first view shows. */
  reload: () => void;
  /** Where it begins. */
  screen: ScreenKey;
  params: ScreenParams;
}

/** What React takes over. */
export interface HandOver {
  screen: ScreenKey;
  /** By `answerName`. */
  answers: ReadonlyMap<string, FirstAnswer>;
  chosenCard: string | undefined;
  /** To be made once React is there; does nothing where nothing was pressed. */
  pressAgain: () => void;
}

/** A page of the first view: what is awaited belongs to it, and draws nothing once another one is open. */
interface OpenPage {
  screen: ScreenKey;
  params: ScreenParams;
  chosenCard?: string;
}

/**
 * A first view of one screen, and of those that it leads to, until React takes it over: waiting for words, drawn as
 * what is coming, drawn from the lender's answer. Where only React's screen knows what is to be said (an error, a
 * payment under way, a text that is missing) it steps back, and React draws.
 */
export class FirstView {
  private readonly visit: FirstVisit;
  private readonly answers = new Map<string, FirstAnswer>();
  private readonly end = new AbortController();
  private readonly drawing: Drawing;
  private readonly held: HeldPress;
  private words: WordsByFile = {};
  private page: OpenPage;
  private isDrawn = false;
  private settleNow: () => void = () => undefined;
  /** Fulfilled when the page is drawn from the lender's answer, or will not be. */
  readonly settled = new Promise<void>((resolve) => {
    this.settleNow = resolve;
  });

  /** A first view of this screen; undefined where there is none, or none now. The lender is asked at once. */
  static open(visit: FirstVisit): FirstView | undefined {
    const { screen, params } = visit;
    return canShow(visit, screen, params) ? new FirstView(visit, { screen, params }) : undefined;
  }

  private constructor(visit: FirstVisit, page: OpenPage) {
    this.visit = visit;
    this.page = page;
    this.drawing = new Drawing(visit.place, this.end.signal);
    this.held = new HeldPress(visit.place, this.end.signal);
    onEntryChange(() => this.followHistory(), this.end.signal);
    this.show(page);
  }

  /** Lets go of the page for React; undefined where nothing is drawn that it could take over. */
  handOver(): HandOver | undefined {
    const isLive = this.isDrawn && !this.end.signal.aborted;
    this.end.abort();
    if (!isLive) return undefined;
    const { tenant, session, language } = this.visit;
    const { screen, params, chosenCard } = this.page;
    const query = firstScreens[screen]?.query(params);
    if (query) forgetEarlyBut(query, { tenant, session, language });
    const pressAgain = () => this.held.pressAgain();
    return { screen, answers: this.answers, chosenCard, pressAgain };
  }

  /** The screen that is open now. */
  get screen(): ScreenKey {
    return this.page.screen;
  }

  private stepBack(): void {
    this.end.abort();
    this.settleNow();
  }

  private show(page: OpenPage): void {
    this.page = page;
    const { tenant, session, language } = this.visit;
    const screen = firstScreens[page.screen];
    if (!screen) return;
    const isOpen = () => this.page === page && !this.end.signal.aborted;
    const query = screen.query(page.params);
    const name = answerName(query);
    if (!this.answers.has(name)) {
      void askForFirstView(query, { tenant, session, language }, systemClock).then((outcome) => {
        if (!isOpen()) return;
        if ('error' in outcome) this.stepBack();
        else {
          this.answers.set(name, { data: outcome.data, at: systemClock.now() });
          this.draw(page);
        }
      });
    }
    loadWords(tenant, language, wordingOf(page.screen)).then(
      (words) => {
        this.words = { ...this.words, ...words };
        if (isOpen()) this.draw(page);
      },
      () => isOpen() && this.stepBack(),
    );
    this.draw(page);
    void nextTask().then(() => this.readCalendars());
  }

  /** A browser reads its calendars when the first day is written, which takes longer than drawing: now nobody waits. */
  private readCalendars(): void {
    const { tenant, language } = this.visit;
    try {
      formatFor(tenant, language).day(String(systemClock.now()));
    } catch {
      // Drawing will meet the same.
    }
  }

  /** Draws what there is: nothing before the words, what is coming before the answer. */
  private draw(page: OpenPage): void {
    const screen = firstScreens[page.screen];
    if (!screen || !wordingOf(page.screen).every((file) => file in this.words)) return;
    const { tenant, language } = this.visit;
    try {
      const say = sayFrom(this.words, language);
      const format = formatFor(tenant, language);
      const answer = this.answers.get(answerName(screen.query(page.params)));
      const ready =
        answer &&
        screen.draw(
          answer.data,
          { ...this.visit, ...this.surroundings(page), say, format },
          this.acts(page),
          page.chosenCard,
        );
      if (answer && !ready) this.stepBack();
      else this.put(screen.mark, ready ?? { title: say(screen.title) }, say);
      if (ready) this.settleNow();
    } catch {
      // A text that is missing, a zone that the browser does not know: React's screen says what can be said.
      this.stepBack();
    }
  }

  private put(mark: string, page: Pick<FirstPage, 'title'> & Partial<FirstPage>, say: Say) {
    const { tenant, language } = this.visit;
    const { languages } = tenant.locale;
    document.title = documentTitle(page.title, tenant.brand.name);
    this.drawing.draw(
      <>
        <PageFrame
          screenKey={mark}
          face={page.face ?? 'loading'}
          title={page.title}
          back={this.back(say)}
          end={
            languages.length > 1 && (
              <LanguageList
                language={language}
                languages={namedLanguages(languages)}
                label={say('app:language')}
                onChoose={() => this.held.hold()}
              />
            )
          }
          notices={<NoticeFrame />}
          actions={page.actions}
          actionsRef={followActionsBar}
        >
          {page.content ?? <SkeletonPage shapes={['hero', 'rows']} />}
        </PageFrame>
        <ToastFrame />
      </>,
    );
    this.isDrawn = true;
  }

  /** As the app's shell has it (screens §8): back within the app, or out of the web view, which the bridge does. */
  private back(say: Say) {
    if (!isFirstEntry()) return { label: say('app:back'), go: () => window.history.back() };
    return shellKind(globalThis, this.visit.tenant.bridge) === 'browser'
      ? undefined
      : { label: say('app:close'), go: () => this.held.hold() };
  }

  private surroundings({ params }: OpenPage) {
    return {
      params,
      now: systemClock.now(),
      origin: browserAddress.current().origin,
      isOpen: (screen: ScreenKey) => isScreenOn(this.visit.tenant, screen),
      answerTo: <Result,>(query: Parameters<typeof answerName>[0]) =>
        this.answers.get(answerName(query))?.data as Result | undefined, // mapped by the same call
    };
  }

  private acts(page: OpenPage): FirstActs {
    const { tenant, flag } = this.visit;
    return {
      hold: () => this.held.hold(),
      chooseCard: (chosenCard) => this.draw(Object.assign(page, { chosenCard })),
      goTo: (screen, params) => {
        if (!canShow(this.visit, screen, params)) {
          this.held.hold();
          return;
        }
        pushEntry(screenAddress(tenant, flag, screen, params));
        this.arrive({ screen, params });
      },
    };
  }

  private arrive(page: OpenPage): void {
    this.show(page);
    window.scrollTo(0, 0);
    // So that a screen reader says where it is.
    this.visit.place.querySelector('h1')?.focus({ preventScroll: true });
  }

  /** Back and Forward, while React is not there. */
  private followHistory(): void {
    const { pathname, search } = browserAddress.current();
    const screen = matchScreen(this.visit.tenant, pathname);
    const params = readScreenParams(search);
    if (screen && canShow(this.visit, screen, params)) this.arrive({ screen, params });
    else this.visit.reload();
  }
}

/** Whether the screen has a first view, its address is whole, and nothing has to be said of a payment. */
function canShow(
  { tenant, session }: FirstVisit,
  screen: ScreenKey,
  params: ScreenParams,
): boolean {
  if (!firstScreens[screen] || !isScreenOn(tenant, screen) || !session.isBorrower) return false;
  if (missingParam(screen, params, session) !== undefined) return false;
  const { loanId } = params;
  const subject = { tenantId: tenant.id, kind: 'loan', id: loanId ?? '' } as const;
  return !carriesState() && !mayHavePayment(subject, deviceStore, browserAddress);
}
