// For the page's first script, which has no room for the whole door (page-address.ts): ES5 alone.

/** The address as it stands. */
export const addressNow = (): string => window.location.href;

/** Writes another address into the bar; an older browser that cannot keeps the one it has. */
export function showAddress(address: string): void {
  if ('replaceState' in window.history)
    window.history.replaceState(window.history.state, '', address);
}

/** Leaves for an address without a way back. */
export const replaceAddress = (address: string): void => window.location.replace(address);

/** Loads the page anew. */
export const reloadPage = (): void => window.location.reload();
