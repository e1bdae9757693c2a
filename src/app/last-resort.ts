import { browserAddress } from '../platform/page-address.ts';

/**
 * When not even the bundle or its words can be had there is nothing to draw with, so this one text is plain
 * English and plain elements. It names no lender, because none is known for certain.
 */
export function showLastResort(error: unknown): void {
  // oxlint-disable-next-line no-console -- the only trace of a start that failed
  console.warn('loanfront could not start', error);
  const main = document.createElement('main');
  main.dataset.screen = 'maintenance';
  main.dataset.face = 'error';
  main.style.cssText =
    'max-width:28rem;margin:15vh auto;padding:0 24px;font-family:system-ui,sans-serif;line-height:1.5';
  const title = document.createElement('h1');
  title.textContent = 'This page could not be loaded';
  const text = document.createElement('p');
  text.textContent = 'Please check your connection and try again. Nothing was sent.';
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = 'Try again';
  again.style.cssText = 'min-height:48px;padding:0 24px;font:inherit';
  again.addEventListener('click', browserAddress.reload);
  main.append(title, text, again);
  document.title = title.textContent;
  document.getElementById('root')?.replaceChildren(main);
}
