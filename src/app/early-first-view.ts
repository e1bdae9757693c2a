import { preloadModule } from '../platform/preload-module.ts';

/**
 * An address with a session is a borrower's, and a borrower's first screens are shown before React is there: what draws
 * them is fetched with the page's first files, which nobody else would want it to be. The build lists the files.
 */
export function preloadFirstView(address: string): void {
  const list = document.getElementById('first-view-files')?.textContent;
  if (!list || !/[?&;]sessionId=/i.test(address)) return;
  for (const file of JSON.parse(list)) void preloadModule(file);
}
