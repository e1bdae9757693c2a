import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Stop } from '../platform/clock.ts';
import { CloseIcon } from './icons/close.tsx';
import { NoticeFrame } from './live-regions.tsx';
import css from './notices.module.css';
import { NOTE_ICONS, type NoteTone } from './note.tsx';

/** What is about money: it stands on whatever screen is open until somebody closes it or follows it. */
export interface Notice {
  /** What it is about, such as a loan: a later notice of the same id takes its place. */
  id: string;
  /** The whole sentence, with its amounts; shown as text. */
  text: string;
  tone: NoteTone;
  /** What can be done about it. Doing it closes the notice. */
  action?: { label: string; act: () => void } | undefined;
  /** It was closed by hand or its action was taken; `withdraw` does not count. */
  onClose?: (() => void) | undefined;
}

/** Keeps the notices that stand; `createNotices` makes one per app. */
export interface Notices {
  show(notice: Notice): void;
  /** Takes a notice back, for example because it is no longer true; an id that does not stand is fine. */
  withdraw(id: string): void;
  state(): readonly Notice[];
  subscribe(listener: () => void): Stop;
}

/** A board without notices. */
export function createNotices(): Notices {
  const listeners = new Set<() => void>();
  let standing: readonly Notice[] = [];
  const set = (notices: readonly Notice[]) => {
    standing = notices;
    for (const listener of listeners) listener();
  };
  return {
    show(notice) {
      const isThere = standing.some(({ id }) => id === notice.id);
      set(
        isThere
          ? standing.map((other) => (other.id === notice.id ? notice : other))
          : [...standing, notice],
      );
    },
    withdraw(id) {
      if (standing.some((notice) => notice.id === id))
        set(standing.filter((notice) => notice.id !== id));
    },
    state: () => standing,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The app's notices; `useNotices` is how a screen, or whatever watches a payment, writes there. */
export const NoticesContext = createContext<Notices>(createNotices());

/** How something about money is said for good: `useNotices().show({ id, text, tone, action })`. */
export function useNotices(): Pick<Notices, 'show' | 'withdraw'> {
  return useContext(NoticesContext);
}

/** Where the notices stand: in every screen's header, so they stay in sight; spoken when they come. */
export function NoticeArea({ closeLabel }: { closeLabel: string }) {
  const notices = useContext(NoticesContext);
  const standing = useSyncExternalStore(notices.subscribe, notices.state, notices.state);
  const close = ({ id, onClose }: Notice) => {
    notices.withdraw(id);
    onClose?.();
  };
  return (
    <NoticeFrame>
      {standing.map((notice) => (
        <div key={notice.id} className={css.notice} data-tone={notice.tone}>
          {NOTE_ICONS[notice.tone]}
          <div className={css.words}>
            <p>
              <bdi>{notice.text}</bdi>
            </p>
            {notice.action && (
              <button
                type="button"
                onClick={() => {
                  close(notice);
                  notice.action?.act();
                }}
              >
                {notice.action.label}
              </button>
            )}
          </div>
          <button
            type="button"
            className={css.close}
            aria-label={closeLabel}
            onClick={() => close(notice)}
          >
            <CloseIcon />
          </button>
        </div>
      ))}
    </NoticeFrame>
  );
}
