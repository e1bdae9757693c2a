import { useEffect, useLayoutEffect, useRef } from 'react';

/** The screen that was shown last; the first one of a visit keeps the browser's own focus. */
let lastScreenKey: string | undefined;

/** The heading that was focused last: when its page gives way to another face of it, the focus must follow. */
let lastHeading: HTMLElement | null = null;

/** The page that went last took the focus along, such as that of its Retry. */
let tookFocus = false;

/**
 * Ref for a screen's `<h1>`: when another screen arrives, or another face takes the place of the one in which the focus
 * was, the focus goes there, so that a screen reader says where it is. A field of the screen that has already taken the
 * focus keeps it.
 */
export function useArrivalFocus(screenKey: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const main = heading.current?.closest('main');
    return () => {
      tookFocus = main?.contains(document.activeElement) ?? false;
    };
  }, []);
  useEffect(() => {
    const isArrival = lastScreenKey !== undefined && lastScreenKey !== screenKey;
    lastScreenKey = screenKey;
    const isReplaced =
      (tookFocus || lastHeading?.isConnected === false) && document.activeElement === document.body;
    tookFocus = false;
    const main = heading.current?.closest('main');
    if ((isArrival || isReplaced) && !main?.contains(document.activeElement)) {
      heading.current?.focus({ preventScroll: true });
      lastHeading = heading.current;
    }
  }, [screenKey]);
  return heading;
}
