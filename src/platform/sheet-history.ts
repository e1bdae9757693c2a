import { systemClock, type Clock, type Stop } from './clock.ts';
import { depthMark } from './page-address.ts';

/** An open sheet or dialog: Back asks it to close, and it says whether it does. */
export type CloseSheet = () => boolean;

type EntryState = Readonly<Record<string, unknown>>;

/** What the sheets need of the browser's history. */
export interface EntryDoor {
  /** What is kept with the entry that is shown now. */
  state: () => EntryState;
  replace: (state: EntryState) => void;
  /** Another entry of the same address. */
  push: (state: EntryState) => void;
  /** Takes effect later, and is then told by `onEntryChange`. */
  back: (steps: number) => void;
  onEntryChange: (act: () => void) => void;
}

const browserDoor: EntryDoor = {
  state: () => Object(window.history.state) as EntryState, // an object, empty where there is none
  replace: (state) => window.history.replaceState(state, ''),
  push: (state) => window.history.pushState(state, ''),
  back: (steps) => window.history.go(-steps),
  onEntryChange: (act) => window.addEventListener('popstate', act),
};

/** A browser that never tells of its step back must not hold up who waits for it. */
const longestStepMs = 500;

/**
 * The browser's Back, and Android's, closes what lies over a page instead of leaving it. Each open sheet has an entry of
 * the history of its own, with the address and the number of its page; closing the sheet in any other way takes the entry
 * away again. An entry whose sheet is gone, after a reload or under a page that came later, is stepped over.
 */
export class SheetHistory {
  private readonly door: EntryDoor;
  private readonly clock: Pick<Clock, 'after'>;
  private readonly open: CloseSheet[] = [];
  private waiting: (() => void)[] = [];
  private isOn = false;
  private isDue = false;
  /** Ends the waiting for a step of our own; undefined while none is under way. */
  private stopStep: Stop | undefined;
  private kept: EntryState = {};

  constructor(door: EntryDoor, clock: Pick<Clock, 'after'>) {
    this.door = door;
    this.clock = clock;
  }

  /** From now on sheets have entries. */
  begin(): void {
    if (this.isOn) return;
    this.isOn = true;
    this.door.onEntryChange(() => this.follow());
    this.settleSoon();
  }

  /** A sheet has opened; the answer is to be called when it closes. */
  add(close: CloseSheet): Stop {
    this.open.push(close);
    this.settleSoon();
    return () => {
      const at = this.open.indexOf(close);
      if (at < 0) return;
      this.open.splice(at, 1);
      this.settleSoon();
    };
  }

  /**
   * Goes on to another page by `act`, which is told whether to take the place of this entry: a sheet's must not stay
   * behind. Where the page itself is to be replaced its sheets are left first.
   */
  leave(act: (isInPlace: boolean) => void, isInPlace: boolean): void {
    if (!this.isOn || (this.depth() === 0 && !this.stopStep)) {
      act(isInPlace);
      return;
    }
    this.open.length = 0;
    if (this.stopStep) this.waiting.push(() => this.leave(act, isInPlace));
    else if (isInPlace) {
      this.waiting.push(() => act(true));
      this.stepBack(this.depth());
    } else act(true);
  }

  private depth(): number {
    const depth = this.door.state()[depthMark];
    return typeof depth === 'number' ? depth : 0;
  }

  /** One sheet that gives way to another needs no step. */
  private settleSoon(): void {
    if (this.isDue || !this.isOn) return;
    this.isDue = true;
    queueMicrotask(() => {
      this.isDue = false;
      this.settle();
    });
  }

  private settle(): void {
    if (this.stopStep) return;
    const depth = this.depth();
    if (depth > this.open.length) this.stepBack(depth - this.open.length);
    for (let at = depth; at < this.open.length; at += 1) {
      const state = this.door.state();
      const { idx } = state;
      const number = typeof idx === 'number' ? { idx: idx + 1 } : {};
      this.door.push({ ...state, ...number, [depthMark]: at + 1 });
    }
  }

  private stepBack(steps: number): void {
    this.kept = this.door.state();
    this.stopStep = this.clock.after(longestStepMs, () => this.endStep());
    this.door.back(steps);
  }

  /** What was written into a sheet's entry meanwhile belongs to the page below it. */
  private endStep(): void {
    this.stopStep?.();
    this.stopStep = undefined;
    const { idx, key } = this.door.state();
    const { idx: _idx, [depthMark]: _depth, ...kept } = this.kept;
    if (key === kept['key']) {
      const depth = this.depth();
      const below = { ...kept, ...(idx !== undefined && { idx }) };
      this.door.replace(depth > 0 ? { ...below, [depthMark]: depth } : below);
    }
    const { waiting } = this;
    this.waiting = [];
    for (const act of waiting) act();
    this.settleSoon();
  }

  /** Another entry is shown: by our own step, or by Back and Forward. */
  private follow(): void {
    if (this.stopStep) {
      this.endStep();
      return;
    }
    while (this.open.length > this.depth()) {
      const close = this.open.at(-1);
      // One that stays gets its entry again.
      if (!close?.()) break;
      const at = this.open.indexOf(close);
      if (at >= 0) this.open.splice(at, 1);
    }
    this.settleSoon();
  }
}

/** The sheets of this page. */
export const sheetHistory = new SheetHistory(browserDoor, systemClock);
