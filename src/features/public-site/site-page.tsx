import { useEffect, type ReactNode } from 'react';
import { useTenant } from '../../tenant/tenant-context.tsx';
import type { ScreenKey } from '../../tenant/screen-paths.ts';
import type { Face } from '../../ui/page-frame.tsx';
import { useArrivalFocus } from '../../ui/use-arrival-focus.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** Props of `SitePage`. */
export interface SitePageProps {
  screenKey: ScreenKey;
  face?: Face | undefined;
  /** First half of the document's title, and the heading. A published page is found under both. */
  title: string;
  lead: string;
  /** Below the lead. */
  hero?: ReactNode;
  /** Beside the heading; only a page with an `aside` has one. */
  picture?: ReactNode;
  /** What the page is about: under the heading, or beside the words where there is room. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A page of the public site: the lender's name and the way around on its gradient, the content, the legal foot. */
export function SitePage({
  screenKey,
  face = 'ready',
  title,
  lead,
  hero,
  picture,
  aside,
  children,
}: SitePageProps) {
  const { brand } = useTenant();
  const h1 = useArrivalFocus(screenKey);
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
  }, [title, brand.name]);
  const heading = (
    <h1 ref={h1} tabIndex={-1}>
      {title}
    </h1>
  );
  const words = (
    <>
      <p>{lead}</p>
      {hero}
    </>
  );
  return (
    <>
      <SiteHeader screenKey={screenKey} />
      <main className="sp-page" data-screen={screenKey} data-face={face}>
        <div className="sp-hero" data-wide={aside !== undefined || undefined}>
          <div className="sp-inner">
            {aside === undefined ? (
              <div className="sp-words">
                {heading}
                {words}
              </div>
            ) : (
              // What the page is about comes before what is said of it: on a phone it stands in the first window.
              <>
                {heading}
                {picture}
                {aside}
                <div className="sp-words">{words}</div>
              </>
            )}
          </div>
        </div>
        <div className="sp-content">{children}</div>
      </main>
      <SiteFooter />
    </>
  );
}
