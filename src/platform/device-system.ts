/** The family of the device's system; `other` is a desktop, or one that does not say. */
export type DeviceSystem = 'android' | 'ios' | 'other';

/**
 * Which system a page runs on, from what the browser calls itself. An iPad that asks for desktop pages calls itself
 * a Mac and is known by its touch points.
 */
export function deviceSystem(browser: Navigator = navigator): DeviceSystem {
  const { userAgent, maxTouchPoints } = browser;
  if (/android/i.test(userAgent)) return 'android';
  const isApple =
    /iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && maxTouchPoints > 1);
  return isApple ? 'ios' : 'other';
}
