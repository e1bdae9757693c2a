import { createContext, useContext, useEffect, type ReactNode } from 'react';
import { NoticeArea } from './notices.tsx';
import {
  documentTitle,
  PageFrame,
  type BackAction,
  type BrandMark,
  type PageFrameProps,
} from './page-frame.tsx';
import { followActionsBar, followKeyboard } from './page-space.ts';
import { useArrivalFocus } from './use-arrival-focus.ts';

/** What stands around every screen: set once by the app, read by `Page`. */
export interface PageChromeValue {
  /** No button without it. */
  back?: BackAction | undefined;
  /** The mark of the house. */
  logo?: BrandMark | undefined;
  /** The way to help. */
  help?: BackAction | undefined;
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
export interface PageProps extends Omit<
  PageFrameProps,
  'back' | 'logo' | 'help' | 'end' | 'notices' | 'headingRef' | 'actionsRef'
> {
  /** Instead of the chrome's brand in the document's title. */
  brand?: string | undefined;
}

/** One screen with what stands around every screen; it takes the focus, names the document and minds the keyboard. */
export function Page({ brand, ...frame }: PageProps) {
  const chrome = useContext(PageChrome);
  const h1 = useArrivalFocus(frame.screenKey);
  const brandName = brand ?? chrome.brand;
  useEffect(() => {
    document.title = documentTitle(frame.title, brandName);
  }, [frame.title, brandName]);
  useEffect(followKeyboard, []);

  return (
    <PageFrame
      {...frame}
      back={chrome.back}
      logo={chrome.logo}
      help={chrome.help}
      end={chrome.end}
      notices={<NoticeArea closeLabel={chrome.closeLabel} />}
      headingRef={h1}
      actionsRef={followActionsBar}
    />
  );
}
