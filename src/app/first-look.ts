import { withoutSecrets } from '../launch/secrets-in-address.ts';
import { addressNow, showAddress } from '../platform/first-address.ts';
import { showPlainFace } from './plain-face.ts';

// What the page's first script does before anything else, in any browser at all: neither this module nor what it
// imports may need one that is newer than ES5 (scripts/build/inline-start.ts turns the syntax back that far).

declare global {
  interface Window {
    /** Set by a script that an older browser cannot even read (scripts/build/inline-start.ts). */
    readsThisPage?: true;
    /** The browser is below the floor (`build.target` of vite.config.ts): nothing may be started. */
    isTooOld?: true;
  }
}

/** The address as it was opened. It may hold secrets; from here on only the session has them (screens §9). */
export const openedAddress: string = addressNow();

if (withoutSecrets(openedAddress) !== openedAddress) showAddress(withoutSecrets(openedAddress));

/** What the browsers of the floor have, and older ones lack. */
const hasFloor = 'structuredClone' in window && 'hasOwn' in Object && 'at' in Array.prototype;
if (!hasFloor) window.isTooOld = true;

document.addEventListener('DOMContentLoaded', () => {
  if (hasFloor && window.readsThisPage) return;
  window.isTooOld = true;
  showPlainFace('old');
});
