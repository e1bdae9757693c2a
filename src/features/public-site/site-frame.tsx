import { useContext, useMemo, type ReactNode } from 'react';
import type { ScreenKey } from '../../tenant/screen-paths.ts';
import { PageChrome } from '../../ui/page.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** Props of `SiteFrame`. */
export interface SiteFrameProps {
  /** The page that is being looked at. */
  screenKey: ScreenKey;
  /** A screen with a page of its own. */
  children: ReactNode;
}

/** The site's head and foot around a page that is no part of the site by itself, such as a legal text. */
export function SiteFrame({ screenKey, children }: SiteFrameProps) {
  const chrome = useContext(PageChrome);
  // The way back and the language stand in the site's head.
  const inner = useMemo(() => ({ brand: chrome.brand, closeLabel: chrome.closeLabel }), [chrome]);
  return (
    <>
      <SiteHeader screenKey={screenKey} />
      <PageChrome value={inner}>{children}</PageChrome>
      <SiteFooter />
    </>
  );
}
