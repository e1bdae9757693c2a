/** Whether a browser that follows this stays with pages and apps: judged by the browser's own reading, not by ours. */
export function isSafeHref(address: string, origin: string): boolean {
  try {
    const { protocol, username, password } = new URL(address, origin);
    return ['https:', 'http:', 'upi:'].includes(protocol) && username === '' && password === '';
  } catch {
    return false;
  }
}
