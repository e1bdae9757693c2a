// What a window holds before any app has put something into it. Only objects matter: a bridge calls methods of one.
const ownedObjects = new Set(
  (
    'window self globalThis top parent frames opener document location history navigation navigator screen ' +
    'visualViewport performance console crypto caches cookieStore indexedDB localStorage sessionStorage ' +
    'customElements trustedTypes scheduler speechSynthesis external chrome webkit styleMedia clientInformation ' +
    'locationbar menubar personalbar scrollbars statusbar toolbar event origin name status launchQueue ' +
    'documentPictureInPicture sharedStorage credentialless safari ' +
    'CSS Intl JSON Math Reflect Atomics WebAssembly Temporal Object Function Array Promise Proxy Symbol Notification ' +
    'eval alert confirm prompt open close print focus blur stop fetch postMessage setTimeout setInterval ' +
    'queueMicrotask requestAnimationFrame importScripts'
  ).split(' '),
);

// What every object has, whoever made it.
const ownedMembers =
  /^(?:__\w+__|constructor|prototype|hasOwnProperty|isPrototypeOf|propertyIsEnumerable|toLocaleString|toString|valueOf)$/;

/** Whether a name on the window belongs to the browser, so that no app may be looked for under it. */
export const isBrowserObject = (name: string): boolean =>
  ownedObjects.has(name) || ownedMembers.test(name);

/** Whether a method's name belongs to every object. */
export const isBrowserMember = (name: string): boolean => ownedMembers.test(name);
