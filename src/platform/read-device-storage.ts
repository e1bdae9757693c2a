/**
 * What the device keeps under a key, for the inline script of the page, which has no room for the guarded store;
 * undefined where there is nothing, or the browser refuses.
 */
export function readDeviceStorage(key: string): string | undefined {
  try {
    return window.localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
