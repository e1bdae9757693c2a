import { shellKind } from '../bridge/create-bridge.ts';
import { sayFrom, type Say } from '../i18n/say.ts';
import { wordingOf } from '../i18n/screen-wording.ts';
import type { WordsByFile } from '../i18n/wording-files.ts';
import { tabStore } from '../platform/browser-storage.ts';
import { systemClock, type Stop } from '../platform/clock.ts';
import { onEntryChange } from '../platform/history-entries.ts';
import { onceInNextTask } from '../platform/next-task.ts';
import { documentTitle } from '../ui/page-frame.tsx';
import { Drawing } from './draw.ts';
import { FirstPageView, type LoadingPage } from './first-page.tsx';
import { FirstCalls, type OpenPage } from './first-calls.ts';
import { firstScreens } from './first-screens.ts';
import type { FirstActs, FirstPage, FirstScreen } from './first-screen.ts';
import {
  canShow,
  goOn,
  fetchNext,
  firstPlace,
  pageInAddress,
  wordsFor,
  type FirstVisit,
  type HandOver,
} from './first-visit.ts';
import { HeldPress } from './held-press.ts';

/** The words come with the lender's answer, a little before it: what is coming would be drawn for nothing, and hold it up. */
const answerIsNearMs = 60;

/**
 * A first view of one screen, and of those that it leads to, until React takes it over. Where only React's screen knows
 * what is to be said (an error, a payment under way, a text that is missing) it steps back, and React draws.
 */
export class FirstView {
  private readonly visit: FirstVisit;
  private readonly calls: FirstCalls;
  private readonly end = new AbortController();
  private readonly drawing: Drawing;
  private readonly held: HeldPress;
  private words: WordsByFile = {};
  private page: OpenPage;
  private isDrawn = false;
  private lacks: 'slow' | 'failed' | undefined;
  private isArriving = false;
  private settleNow = (): void => undefined;
  /** Fulfilled when nothing is missing for the page but the lender's answers. */
  hasFiles: Promise<unknown> = Promise.resolve();
  private stopTicking: Stop = () => undefined;
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
    this.calls = new FirstCalls(visit);
    this.drawing = new Drawing(visit.place, this.end.signal);
    this.held = new HeldPress(visit.place, this.end.signal);
    // A web view may not know what to do with a number; the lender's app does, once the bridge is there.
    if (shellKind(globalThis, visit.tenant.bridge) !== 'browser')
      this.held.stop('a[href^="tel:"]', this.hold);
    onEntryChange(() => this.followHistory(), this.end.signal);
    this.end.signal.addEventListener('abort', () => this.stopTicking());
    this.show(page);
  }

  /**
   * Lets go of the page for React; undefined where nothing is drawn that it could take over. A call that makes something
   * has to be over by then (`settleMade`).
   */
  handOver(): HandOver | undefined {
    if (!this.isDrawn || this.end.signal.aborted) return undefined;
    const isAltered = this.drawing.isAltered();
    // React finds what it draws itself: no note of being late, and no other hand's elements.
    if (this.lacks || isAltered) {
      this.lacks = undefined;
      this.draw(this.page);
    }
    if (this.end.signal.aborted) return undefined;
    this.end.abort();
    this.calls.forgetOthers(this.page);
    this.held.holdAll();
    const { screen, chosen } = this.page;
    const { answers } = this.calls;
    return { screen, answers, chosen, isAltered, pressAgain: () => this.held.pressAgain() };
  }

  /** React is late or cannot be had: the page stays, says so, and a press loads it anew. False where nothing is drawn. */
  stayAlone(lacks: 'slow' | 'failed'): boolean {
    if (!this.isDrawn || this.end.signal.aborted) return false;
    this.lacks = lacks;
    this.draw(this.page);
    return true;
  }

  private readonly hold = (): void => {
    if (this.lacks) this.visit.reload();
    else this.held.hold();
  };

  /** What is open now. */
  get screen() {
    return this.page.screen;
  }
  /** Fulfilled when no call is open that makes something: from then on nothing can be made twice. */
  get settleMade(): Promise<void> {
    return this.calls.settleMade;
  }

  /** Lets go of the page, which React draws anew. */
  stepBack(): void {
    this.end.abort();
    this.settleNow();
  }

  private show(page: OpenPage): void {
    this.page = page;
    const screen = firstScreens[page.screen];
    if (!screen) return;
    const isOpen = () => this.page === page && !this.end.signal.aborted;
    // Words and answers may come at once: they are drawn together, in a task that holds up nothing else.
    const draw = onceInNextTask(() => isOpen() && this.draw(page));
    const stepBack = () => isOpen() && this.stepBack();
    const isLeft = this.isArriving && tabStore.survivesReload(); // what stands there would be pressed in vain
    const lackFile = isLeft ? () => isOpen() && this.visit.reload() : stepBack;
    const file = this.calls.open(page, screen, { isOpen, draw, stepBack, lackFile });
    const words = wordsFor(this.visit, page.screen).then((loaded) => {
      this.words = { ...this.words, ...loaded };
      const areAnswered = () => this.calls.areAnswered(page);
      if (areAnswered()) draw();
      else systemClock.after(answerIsNearMs, () => !areAnswered() && draw());
    });
    words.catch(stepBack);
    this.hasFiles = Promise.allSettled([file, words]).then(() => fetchNext(this.visit, screen));
    this.draw(page);
  }

  /** Draws what there is: nothing before the words, what is coming before the answers. */
  private draw(page: OpenPage): void {
    const screen = firstScreens[page.screen];
    if (!screen || !wordingOf(page.screen).every((file) => file in this.words)) return;
    this.stopTicking();
    try {
      const say = sayFrom(this.words, this.visit.language);
      const isAnswered = this.calls.areAnswered(page);
      const place = firstPlace(this.visit, page, this.calls.answers, say);
      const ready = isAnswered && page.drawing?.draw(place, this.acts(page), page.chosen);
      if (isAnswered && !ready) return this.stepBack();
      this.put(screen, ready || { title: say(screen.title) }, say);
      if (!ready) return;
      this.settleNow();
      this.visit.fetchScreen(page.screen);
      if (ready.isTicking) this.stopTicking = systemClock.after(1000, () => this.draw(page));
    } catch {
      // A text that is missing, a zone that the browser does not know: React's screen says what can be said.
      this.stepBack();
    }
  }

  private put({ mark, shapes }: FirstScreen, page: LoadingPage | FirstPage, say: Say) {
    const { visit, lacks, hold } = this;
    document.title = documentTitle(page.title, visit.tenant.brand.name);
    this.drawing.draw(<FirstPageView {...{ visit, mark, shapes, page, say, hold, lacks }} />);
    this.isDrawn = true;
    if (this.isArriving) visit.place.querySelector('h1')?.focus({ preventScroll: true });
    this.isArriving = false;
  }

  private acts(page: OpenPage): FirstActs {
    return {
      hold: this.hold,
      choose: (chosen) => this.draw(Object.assign(page, { chosen })),
      goTo: (screen, params) => {
        if (!canShow(this.visit, screen, params)) return this.hold();
        goOn(this.visit, screen, params);
        this.arrive({ screen, params });
      },
    };
  }

  private arrive(page: OpenPage): void {
    this.isArriving = true;
    window.scrollTo(0, 0);
    this.show(page);
  }

  /** Back, Forward, and an address that an app puts behind the `#`, while React is not there. */
  private followHistory(): void {
    const page = pageInAddress(this.visit);
    if (page) this.arrive(page);
    else this.visit.reload();
  }
}
