import { createContext, useContext, useEffect, useId, useSyncExternalStore } from 'react';
import { countCharacters } from '../domain/character-count.ts';
import type { Clock, Stop } from '../platform/clock.ts';
import { ToastFrame } from './live-regions.tsx';
import css from './toast.module.css';

/** How a toast feels; said by a mark and a colour, never instead of words. */
export type ToastTone = 'plain' | 'good' | 'bad';

/** What `show` may be told beside the text. */
export interface ToastOptions {
  tone?: ToastTone | undefined;
  /** Milliseconds on show, never under 300 and never over 15,000; without it, by the length of the text. */
  milliseconds?: number | undefined;
}

interface Toast {
  text: string;
  tone: ToastTone;
}

interface ToasterState {
  toasts: readonly Toast[];
  /** Id of the only outlet that shows them. */
  top: string | undefined;
}

/** Keeps what is being said; `createToaster` makes one per app. */
export interface Toaster {
  /** Says a text; a text that is already being said is not doubled, its time starts again. '' says nothing. */
  show(text: string, options?: ToastOptions): void;
  dismiss(text: string): void;
  /** Somebody presses or types: what they were asked for is being done, so only good news stays. */
  answered(): void;
  /** Another screen is there: what was said of the one before goes. */
  moveOn(): void;
  /**
   * An outlet enters; a dialog's goes before the page's own, and what was said before it opened or closed goes.
   * Returns how it leaves.
   */
  enter(outlet: string, isInDialog: boolean): Stop;
  state(): ToasterState;
  subscribe(listener: () => void): Stop;
}

const USUAL_MILLISECONDS = 3000;
const LEAST_MILLISECONDS = 300;
const MOST_MILLISECONDS = 15_000;
/** What reading takes: above 60 characters it is more than the usual time. */
const MILLISECONDS_A_CHARACTER = 50;
const MOST_AT_ONCE = 3;

const readingTime = (text: string) =>
  Math.max(USUAL_MILLISECONDS, countCharacters(text) * MILLISECONDS_A_CHARACTER);

const within = (milliseconds: number) =>
  Math.min(MOST_MILLISECONDS, Math.max(LEAST_MILLISECONDS, milliseconds));

/** A new toaster on this clock. */
export function createToaster(clock: Pick<Clock, 'after'>): Toaster {
  const listeners = new Set<() => void>();
  const ends = new Map<string, Stop>();
  /** Texts in their first 300 ms: they were said with the step that is being made, and go along with it. */
  const fresh = new Map<string, Stop>();
  let outlets: readonly { id: string; isInDialog: boolean }[] = [];
  let state: ToasterState = { toasts: [], top: undefined };
  const set = (toasts: readonly Toast[]) => {
    state = { toasts, top: outlets.at(-1)?.id };
    for (const listener of listeners) listener();
  };
  const dismiss = (text: string) => {
    for (const stops of [ends, fresh]) {
      stops.get(text)?.();
      stops.delete(text);
    }
    set(state.toasts.filter((toast) => toast.text !== text));
  };
  const endAfter = (text: string, milliseconds: number) => {
    ends.get(text)?.();
    ends.set(
      text,
      clock.after(milliseconds, () => dismiss(text)),
    );
  };
  const dismissOlder = (isMeant: (toast: Toast) => boolean) => {
    for (const toast of state.toasts)
      if (!fresh.has(toast.text) && isMeant(toast)) dismiss(toast.text);
  };
  const moveOn = () => dismissOlder(() => true);
  return {
    dismiss,
    moveOn,
    answered: () => dismissOlder(({ tone }) => tone !== 'good'),
    show(text, { tone = 'plain', milliseconds = readingTime(text) } = {}) {
      if (!text) return;
      fresh.get(text)?.();
      fresh.set(
        text,
        clock.after(LEAST_MILLISECONDS, () => fresh.delete(text)),
      );
      // Inside a dialog the word stands beside what it is about until that is done.
      if (tone === 'good' || outlets.at(-1)?.isInDialog !== true)
        endAfter(text, within(milliseconds));
      if (state.toasts.some((toast) => toast.text === text)) return;
      const oldest = state.toasts[0];
      if (oldest && state.toasts.length >= MOST_AT_ONCE) dismiss(oldest.text);
      set([...state.toasts, { text, tone }]);
    },
    enter(id, isInDialog) {
      const outlet = { id, isInDialog };
      outlets = isInDialog ? [...outlets, outlet] : [outlet, ...outlets];
      if (isInDialog) moveOn();
      set(state.toasts);
      return () => {
        outlets = outlets.filter((other) => other !== outlet);
        if (isInDialog) moveOn();
        for (const { text } of state.toasts)
          if (!ends.has(text)) endAfter(text, within(readingTime(text)));
        set(state.toasts);
      };
    },
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The app's toaster. The default, met only where no app stands around, never lets a toast go by itself. */
export const ToasterContext = createContext<Toaster>(
  createToaster({ after: () => () => undefined }),
);

/** How a screen says something in passing: `toast(text, options)`. */
export function useToast(): Toaster['show'] {
  return useContext(ToasterContext).show;
}

/** What a press is made on. */
const pressable = 'button, a, input, select, textarea, summary, label, [role="button"]';

/** Props of `ToastOutlet`. */
export interface ToastOutletProps {
  /** The page's own outlet floats above it; a dialog's stands between its content and its actions. */
  isInDialog?: boolean | undefined;
}

/**
 * Where toasts appear: a live region that is there before any of them (HD-62). A modal dialog makes everything
 * outside it inert, so each open dialog has an outlet and only the topmost one speaks. Texts stay texts (HD-14, HD-15).
 */
export function ToastOutlet({ isInDialog = false }: ToastOutletProps) {
  const toaster = useContext(ToasterContext);
  const id = useId();
  const { toasts, top } = useSyncExternalStore(toaster.subscribe, toaster.state, toaster.state);
  useEffect(() => toaster.enter(id, isInDialog), [toaster, id, isInDialog]);
  useEffect(() => {
    if (isInDialog) return undefined; // the page's own outlet hears the whole document
    const heard = ({ type, target }: Event) => {
      if (type !== 'click' || (target instanceof Element && target.closest(pressable)))
        toaster.answered();
    };
    const kinds = ['click', 'input', 'change'];
    for (const kind of kinds) document.addEventListener(kind, heard, true);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, heard, true);
    };
  }, [toaster, isInDialog]);
  return (
    <ToastFrame isInDialog={isInDialog}>
      {top === id &&
        toasts.map(({ text, tone }) => (
          <div
            key={text}
            className={css.toast}
            data-tone={tone}
            data-inline={isInDialog || undefined}
            onClick={() => toaster.dismiss(text)}
          >
            <bdi>{text}</bdi>
          </div>
        ))}
    </ToastFrame>
  );
}
