import { createContext, useContext, useEffect, type ReactNode } from 'react';
import { BackIcon } from './icons/back.tsx';
import { NoticeArea } from './notices.tsx';
import { followActionsBar, followKeyboard } from './page-space.ts';
import { useArrivalFocus } from './use-arrival-focus.ts';
import css from './page.module.css';

/** The four faces every screen has (screens §0). */
export type Face = 'loading' | 'empty' | 'error' | 'ready';

/** What stands around every screen: set once by the app, read by `Page`. */
export interface PageChromeValue {
  /** The way back, with the button's accessible name; no button without it. */
  back?: { label: string; go: () => void } | undefined;
  /** End of the header, for example the language switch. */
  end?: ReactNode;
  /** Second half of the document's title; '' for none. */
  brand: string;
  /** What closes a notice is called. */
  closeLabel: string;
}

/** See `PageChromeValue`. The default draws no back button, nothing at the end, and no brand. */
export const PageChrome = createContext<PageChromeValue>({ brand: '', closeLabel: '' });

/** Props of `Page`. */
export interface PageProps {
  /** Key of the screen (screens §1), for `data-screen`. */
  screenKey: string;
  face: Face;
  /** Text of the `<h1>` and first half of the document's title. */
  title: string;
  /** Instead of the chrome's brand in the document's title. */
  brand?: string | undefined;
  /** Shown in the `<h1>` instead of the title; null leaves the title to screen readers alone. */
  heading?: ReactNode;
  /** The screen's one main action, and what belongs to it; sticks to the bottom, above keyboard and safe area. */
  actions?: ReactNode;
  /** 'flow' is one calm column; 'site' may grow on wide screens. */
  width?: 'flow' | 'site' | undefined;
  /** 'moment' floods the whole page: for what happens once. */
  look?: 'plain' | 'moment' | undefined;
  children?: ReactNode;
}

/** One screen: header with the `<h1>`, content, and the actions bar, all inside `<main>` (screens §0). */
export function Page({
  screenKey,
  face,
  title,
  brand,
  heading,
  actions,
  width,
  look,
  children,
}: PageProps) {
  const chrome = useContext(PageChrome);
  const h1 = useArrivalFocus(screenKey);
  const brandName = brand ?? chrome.brand;
  useEffect(() => {
    document.title = brandName ? `${title} · ${brandName}` : title;
  }, [title, brandName]);
  useEffect(followKeyboard, []);

  return (
    <main
      className={css.page}
      data-screen={screenKey}
      data-face={face}
      data-width={width}
      data-look={look}
      aria-busy={face === 'loading' || undefined}
    >
      <header className={css.top}>
        <div className={css.bar}>
          {chrome.back && (
            <button
              type="button"
              className={css.back}
              aria-label={chrome.back.label}
              onClick={chrome.back.go}
            >
              <BackIcon />
            </button>
          )}
          <h1 ref={h1} tabIndex={-1} className={css.title}>
            {heading === null ? (
              <span className="visually-hidden">{title}</span>
            ) : (
              (heading ?? title)
            )}
          </h1>
          {chrome.end}
        </div>
        <NoticeArea closeLabel={chrome.closeLabel} />
      </header>
      <div className={css.content}>{children}</div>
      {actions && (
        <div className={css.actions} ref={followActionsBar}>
          {actions}
        </div>
      )}
    </main>
  );
}
