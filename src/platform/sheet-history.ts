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

/** What lies over the pages of this window, and how one gets from a page to the next meanwhile. */
export interface SheetHistory {
  /** From now on sheets have entries. */
  begin: () => void;
  /** A sheet has opened; the answer is to be called when it closes. */
  add: (close: CloseSheet) => Stop;
  /**
   * Goes on to another page by `act`, which is told whether to take the place of this entry: a sheet's must not stay
   * behind. Where the page itself is to be replaced its sheets are left first, and `stepsBack` pages below it as well:
   * the last of them gives its place.
   */
  leave: (act: (isInPlace: boolean) => void, isInPlace: boolean, stepsBack?: number) => void;
}

/**
 * The browser's Back, and Android's, closes what lies over a page instead of leaving it. Each open sheet has an entry of
 * the history of its own, with the address and the number of its page; closing the sheet in any other way takes the entry
 * away again. An entry whose sheet is gone, after a reload or under a page that came later, is stepped over.
 */
export function createSheetHistory(
  { state, replace, push, back, onEntryChange }: EntryDoor,
  after: Clock['after'],
): SheetHistory {
  let open: CloseSheet[] = [];
  let waiting: (() => void)[] = [];
  let isOn = false;
  let isDue = false;
  /** Ends the waiting for a step of our own; undefined while none is under way. */
  let stopStep: Stop | undefined;
  let kept: EntryState = {};

  const depth = () => Number(state()[depthMark] ?? 0);
  const stepBack = (steps: number) => {
    kept = state();
    stopStep = after(longestStepMs, endStep);
    back(steps);
  };
  const settle = () => {
    isDue = false;
    if (stopStep) return;
    if (depth() > open.length) stepBack(depth() - open.length);
    else
      for (let at = depth(); at < open.length; at += 1) {
        const now = state();
        push({ ...now, idx: Number(now['idx'] ?? 0) + 1, [depthMark]: at + 1 });
      }
  };
  /** One sheet that gives way to another needs no step. */
  const settleSoon = () => {
    if (isDue || !isOn) return;
    isDue = true;
    queueMicrotask(settle);
  };
  const endStep = () => {
    stopStep?.();
    stopStep = undefined;
    const { idx, key, [depthMark]: sheets } = state();
    // What was written into a sheet's entry meanwhile belongs to the page below it.
    if (key === kept['key']) replace({ ...kept, idx, [depthMark]: sheets });
    const acts = waiting;
    waiting = [];
    for (const act of acts) act();
    settleSoon();
  };
  const close = (sheet: CloseSheet) => {
    open = open.filter((other) => other !== sheet);
    settleSoon();
  };
  /** Another entry is shown: by our own step, or by Back and Forward. */
  const follow = () => {
    if (stopStep) return endStep();
    for (const sheet of [...open].reverse()) {
      // One that stays gets its entry again.
      if (open.length <= depth() || !sheet()) break;
      close(sheet);
    }
    return settleSoon();
  };
  const leave: SheetHistory['leave'] = (act, isInPlace, stepsBack = 0) => {
    if (!isOn || (depth() + stepsBack === 0 && !stopStep)) return act(isInPlace);
    open = [];
    if (stopStep) waiting.push(() => leave(act, isInPlace, stepsBack));
    else if (isInPlace) {
      waiting.push(() => act(true));
      stepBack(depth() + stepsBack);
    } else act(true);
  };
  return {
    begin() {
      if (isOn) return;
      isOn = true;
      onEntryChange(follow);
      settleSoon();
    },
    add(sheet) {
      open.push(sheet);
      settleSoon();
      return () => close(sheet);
    },
    leave,
  };
}

/** The sheets of this page. */
export const sheetHistory = createSheetHistory(browserDoor, systemClock.after);
