import type { ReactNode, Ref } from 'react';
import { BackIcon } from './icons/back.tsx';
import foot from './page-actions.module.css';
import head from './page-bar.module.css';
import css from './page.module.css';

/** The four faces every screen has (screens §0). */
export type Face = 'loading' | 'empty' | 'error' | 'ready';

/** The way back, or to help, with the button's accessible name. */
export interface BackAction {
  label: string;
  go: () => void;
}

/** A lender's logo and name. */
export interface BrandMark {
  src: string;
  name: string;
}

/** Props of `PageFrame`. */
export interface PageFrameProps {
  /** Key of the screen (screens §1), for `data-screen`. */
  screenKey: string;
  face: Face;
  /** Text of the `<h1>`. */
  title: string;
  /** Shown in the `<h1>` instead of the title; null leaves the title to screen readers alone. */
  heading?: ReactNode;
  back?: BackAction | undefined;
  /** The mark of the house, at the start of the header; its name is shown where there is room. */
  logo?: BrandMark | undefined;
  /** Leads to help, by a "?". */
  help?: BackAction | undefined;
  /** End of the header, for example the language switch. */
  end?: ReactNode;
  /** What stands below the header's bar on every screen: the notices. */
  notices?: ReactNode;
  /** The screen's one main action, and what belongs to it; sticks to the bottom, above keyboard and safe area. */
  actions?: ReactNode;
  /** 'flow' is one calm column; 'site' may grow on wide screens. */
  width?: 'flow' | 'site' | undefined;
  /** 'moment' floods the whole page: for what happens once. */
  look?: 'plain' | 'moment' | undefined;
  headingRef?: Ref<HTMLHeadingElement>;
  actionsRef?: Ref<HTMLDivElement>;
  children?: ReactNode;
}

/** The elements of a screen: header with the `<h1>`, content, and the actions bar, all inside `<main>` (screens §0). */
export function PageFrame({
  screenKey,
  face,
  title,
  heading,
  back,
  logo,
  help,
  end,
  notices,
  actions,
  width,
  look,
  headingRef,
  actionsRef,
  children,
}: PageFrameProps) {
  // A stand-in may be lower than what comes; another element in its place is not one that moves.
  const Foot = face === 'loading' ? 'footer' : 'div';
  return (
    <main
      className={css.page}
      data-screen={screenKey}
      data-face={face}
      data-width={width}
      data-look={look}
      aria-busy={face === 'loading' || undefined}
    >
      <header className={head.top}>
        <div className={head.bar}>
          {back && (
            <button type="button" className={head.back} aria-label={back.label} onClick={back.go}>
              <BackIcon />
            </button>
          )}
          {logo && (
            <span className={head.house}>
              <img
                className={head.logo}
                src={logo.src}
                alt=""
                ref={hideBroken}
                onError={({ currentTarget }) => hide(currentTarget)}
              />
              <span className={head.name} data-alone={heading === null || undefined}>
                {logo.name}
              </span>
            </span>
          )}
          <h1 ref={headingRef} tabIndex={-1} className={head.title}>
            {heading === null ? (
              <span className="visually-hidden">{title}</span>
            ) : (
              (heading ?? title)
            )}
          </h1>
          {help && (
            <button type="button" className={head.help} aria-label={help.label} onClick={help.go}>
              <b aria-hidden="true">?</b>
            </button>
          )}
          {end}
        </div>
        {notices}
      </header>
      <div className={css.content}>{children}</div>
      {actions && (
        <Foot className={foot.actions} ref={actionsRef}>
          {actions}
        </Foot>
      )}
    </main>
  );
}

/** The name stands beside it: a picture that cannot be had leaves no hole. */
const hide = (logo: HTMLImageElement): void => {
  logo.hidden = true;
};

/** It may have failed before React was there to be told. */
const hideBroken = (logo: HTMLImageElement | null): void => {
  if (logo?.complete) logo.decode().catch(() => hide(logo));
};

/** The document's title on a screen. */
export const documentTitle = (title: string, brand: string): string =>
  brand ? `${title} · ${brand}` : title;
