import {
  answerName,
  askEarly,
  askForFirstView,
  forgetEarlyBut,
  type FirstAnswer,
} from '../lender-api/early-call.ts';
import type { LenderCall } from '../lender-api/build-request.ts';
import { readAnswer, type LenderQuery } from '../lender-api/read-answer.ts';
import { loanRefOf, type ScreenParams } from '../navigation/screen-params.ts';
import { systemClock } from '../platform/clock.ts';
import type { ScreenKey } from '../tenant/screen-paths.ts';
import { earlyCalls } from './early-calls.ts';
import type { FirstDrawing, FirstLook, FirstScreen, MadeCall } from './first-screen.ts';

/** A page of the first view; what is awaited for it draws nothing once another one is open. */
export interface OpenPage {
  screen: ScreenKey;
  params: ScreenParams;
  /** Milliseconds since 1970. */
  openedAt?: number;
  chosen?: string;
  made?: MadeCall | undefined;
  /** Once its file is there: how it is drawn, and from what. */
  drawing?: FirstDrawing;
  needs?: readonly LenderQuery<unknown>[];
}

/** Who waits for the answers of a page. */
export interface PageWatch {
  isOpen: () => boolean;
  /** Something has come. */
  draw: () => unknown;
  /** Something cannot be had, or the lender said no. */
  stepBack: () => unknown;
  /** What the page is drawn with cannot be had. */
  lackFile: () => unknown;
}

const earlyCallsOf = ({ screen, params }: OpenPage) =>
  (earlyCalls[screen] ?? []).map((call) => call(loanRefOf(params)));

/** Who asks, and where a page's style comes from. */
interface CallsOf extends Omit<FirstLook, 'params'> {
  styleOf: (screen: ScreenKey) => Promise<void>;
}

/** What the pages of a first view ask the lender, and its answers. */
export class FirstCalls {
  private readonly visit: CallsOf;
  readonly answers = new Map<string, FirstAnswer>();
  /** Fulfilled when no call is open that makes something. */
  settleMade: Promise<void> = Promise.resolve();

  constructor(visit: CallsOf) {
    this.visit = visit;
  }

  /** Asks for all that a page is drawn from: what can be asked before its file is there, at once. Fulfilled with that file. */
  open(page: OpenPage, screen: FirstScreen, watch: PageWatch): Promise<unknown> {
    page.openedAt = systemClock.now();
    for (const call of earlyCallsOf(page)) askEarly(call, this.visit, systemClock);
    page.made = screen.make?.(this.lookAt(page), watch.isOpen);
    const style = this.visit.styleOf(page.screen);
    const drawing = screen.load().then((drawn) => style.then(() => drawn));
    style.catch(() => undefined); // with the drawing
    drawing.catch(watch.lackFile);
    const made = drawing.then((drawn) => this.ask(page, drawn, watch));
    made.catch(watch.stepBack);
    this.settleMade = page.made ? made.catch(() => undefined) : Promise.resolve();
    return drawing;
  }

  /** Whether all is there that the page is drawn from. */
  areAnswered({ drawing, needs = [] }: OpenPage): boolean {
    return drawing !== undefined && needs.every((query) => this.answers.has(answerName(query)));
  }

  /**
   * Forgets the answers of pages that were left, also what this one was drawn from of them, for they are older than the
   * page; and of what was made, which is kept elsewhere.
   */
  forgetOthers(page: OpenPage): void {
    const { openedAt = 0 } = page;
    const isOlder = (call: LenderCall) => {
      const answer = this.answers.get(answerName(call));
      return answer !== undefined && answer.at < openedAt;
    };
    const own = [...earlyCallsOf(page), ...(page.needs ?? [])];
    forgetEarlyBut(
      own.filter((call) => call !== page.made?.query && !isOlder(call)),
      this.visit,
    );
  }

  private lookAt({ params }: OpenPage): FirstLook {
    return { ...this.visit, params };
  }

  /** Fulfilled when what the page makes is kept, or was refused. */
  private async ask(page: OpenPage, drawing: FirstDrawing, watch: PageWatch): Promise<void> {
    if (!watch.isOpen()) return;
    const look = this.lookAt(page);
    const { made } = page;
    const needs = drawing.needs(look, made);
    Object.assign(page, { drawing, needs });
    for (const query of drawing.also?.(look) ?? []) void this.receive(query, look, watch, drawing);
    const received = needs.map(async (query) => {
      if (!(await this.receive(query, look, watch, drawing, made))) watch.stepBack();
    });
    watch.draw();
    await (made && received[needs.indexOf(made.query)]);
  }

  /** Takes the answer to a call; false when there is none to be had. */
  private async receive(
    query: LenderQuery<unknown>,
    look: FirstLook,
    { isOpen, draw }: PageWatch,
    { keep }: FirstDrawing,
    made?: MadeCall,
  ): Promise<boolean> {
    const name = answerName(query);
    if (this.answers.has(name)) return true;
    const isMade = query === made?.query;
    const outcome = await (isMade
      ? readAnswer(query, made.answer)
      : askForFirstView(query, this.visit, systemClock));
    if (!isOpen()) return true;
    if ('error' in outcome) return false;
    const data = isMade && keep ? keep(outcome.data, query, look) : outcome.data;
    this.answers.set(name, { data, at: systemClock.now() });
    draw();
    return true;
  }
}
