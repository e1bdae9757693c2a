/**
 * Hands a text over to the browser, which sends it whenever it likes, also after the page is gone; nobody waits, and
 * nothing comes back. As plain text it needs no preflight. False: the browser took it not.
 */
export function sendBeacon(address: string, text: string): boolean {
  try {
    return navigator.sendBeacon(address, new Blob([text], { type: 'text/plain' }));
  } catch {
    return false;
  }
}
