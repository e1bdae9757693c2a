import { createContext, useContext, useEffect, useId, useSyncExternalStore } from 'react';
import type { Clock, Stop } from '../platform/clock.ts';
import css from './toast.module.css';

/** How a toast feels; said by a mark and a colour, never instead of words. */
export type ToastTone = 'plain' | 'good' | 'bad';

/** What `show` may be told beside the text. */
export interface ToastOptions {
  tone?: ToastTone | undefined;
  /** Milliseconds on show: 3000 without it, never under 300 (screens §0). */
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
  /** An outlet enters; those over a dialog go before the page's own. Returns how it leaves. */
  enter(outlet: string, isOverDialog: boolean): Stop;
  state(): ToasterState;
  subscribe(listener: () => void): Stop;
}

const USUAL_MILLISECONDS = 3000;
const LEAST_MILLISECONDS = 300;
const MOST_AT_ONCE = 3;

/** A new toaster on this clock. */
export function createToaster(clock: Pick<Clock, 'after'>): Toaster {
  const listeners = new Set<() => void>();
  const timers = new Map<string, Stop>();
  let outlets: readonly string[] = [];
  let state: ToasterState = { toasts: [], top: undefined };
  const set = (toasts: readonly Toast[]) => {
    state = { toasts, top: outlets.at(-1) };
    for (const listener of listeners) listener();
  };
  const dismiss = (text: string) => {
    timers.get(text)?.();
    timers.delete(text);
    set(state.toasts.filter((toast) => toast.text !== text));
  };
  return {
    dismiss,
    show(text, { tone = 'plain', milliseconds = USUAL_MILLISECONDS } = {}) {
      if (!text) return;
      timers.get(text)?.();
      timers.set(
        text,
        clock.after(Math.max(LEAST_MILLISECONDS, milliseconds), () => dismiss(text)),
      );
      if (state.toasts.some((toast) => toast.text === text)) return;
      const oldest = state.toasts[0];
      if (oldest && state.toasts.length >= MOST_AT_ONCE) dismiss(oldest.text);
      set([...state.toasts, { text, tone }]);
    },
    enter(outlet, isOverDialog) {
      outlets = isOverDialog ? [...outlets, outlet] : [outlet, ...outlets];
      set(state.toasts);
      return () => {
        outlets = outlets.filter((other) => other !== outlet);
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

/**
 * Where toasts appear: a live region that is there before any of them (HD-62). A modal dialog makes everything
 * outside it inert, so each open dialog has an outlet and only the topmost one speaks. Texts stay texts (HD-14, HD-15).
 */
export function ToastOutlet({ isOverDialog = false }: { isOverDialog?: boolean | undefined }) {
  const toaster = useContext(ToasterContext);
  const id = useId();
  const { toasts, top } = useSyncExternalStore(toaster.subscribe, toaster.state, toaster.state);
  useEffect(() => toaster.enter(id, isOverDialog), [toaster, id, isOverDialog]);
  return (
    <div className={css.outlet} role="status" data-over={isOverDialog || undefined}>
      {top === id &&
        toasts.map(({ text, tone }) => (
          <div
            key={text}
            className={css.toast}
            data-tone={tone}
            onClick={() => toaster.dismiss(text)}
          >
            {text}
          </div>
        ))}
    </div>
  );
}
