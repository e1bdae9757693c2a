import { preloadModule } from '../platform/preload-module.ts';

/**
 * An address with a session is a borrower's, and a borrower's first screens are shown before React is there: what draws
 * them is fetched by the page's head, for borrowers alone. The build lists the files (`scripts/build/preload-main.ts`).
 */
export function preloadFirstView(address: string): void {
  const list = document.getElementById('later-files')?.textContent;
  if (!list || !/[?&;]sessionId=/i.test(address)) return;
  const { firstView }: { firstView: readonly string[] } = JSON.parse(list);
  // In the syntax of old browsers a loop over a list would bring a library along.
  firstView.forEach((file) => void preloadModule(file));
}
