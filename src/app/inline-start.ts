import { openedAddress } from './first-look.ts';
import { launchAgain, takeLaunch } from '../session/launch-handover.ts';
import { tabStore } from '../platform/browser-storage.ts';
import { addressNow, reloadPage, replaceAddress, showAddress } from '../platform/first-address.ts';
import { showKeptFace } from '../tenant/kept-face.ts';
import { preloadFirstView } from './early-first-view.ts';
import { tenantInAddress } from './early-tenant.ts';
import { keptLanguageQuery } from './kept-language.ts';
import { watchStart } from './start-watch.ts';

declare const __PREVIEW__: boolean;

// Becomes the inline script of index.html, with ES5 for its syntax. Its first import has taken the launch out of the
// address already; here the tenant's file is put on its way before the bundle is, so that the two arrive together
// (design §3, "no waterfall").

function begin(): void {
  const { dataset } = document.documentElement;
  const { search, hash } = window.location;
  const query = keptLanguageQuery(search, dataset);
  // The neutral first paint is dark on a dark device; the tenant's theme then says what it allows. A prerendered
  // page of a tenant without a dark scheme says so already.
  if (!dataset.scheme && window.matchMedia('(prefers-color-scheme: dark)').matches)
    dataset.scheme = 'dark';
  // A server that sends a prerendered page does not see the part behind #, which may mean another screen.
  if (hash.startsWith('#/')) dataset.elsewhere = '';
  if (query) {
    takeLaunch(openedAddress, tabStore, addressNow().replace(/\?[^#]*|(?=#)|$/, query));
    replaceAddress(query + hash);
    return;
  }
  const launch = takeLaunch(openedAddress, tabStore);
  const watch = watchStart(launch, () =>
    launchAgain(launch, { rewrite: showAddress, reload: reloadPage }, tabStore),
  );
  window.startWatch = watch;
  // A start module that cannot be had would leave the empty shell for ever. Errors of files do not bubble.
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) watch.fail();
    },
    true,
  );
  const id = tenantInAddress(new URL(launch));
  if (id === undefined) return;
  showKeptFace(id);
  const response = fetch(`/tenants/${id}/tenant.json`);
  // What draws takes the line when what asks the lender has had it: both at once, and the lender is asked 150 ms later on
  // slow 4G. Whoever awaits the file later sees its failure; until then it must not count as unhandled.
  response.then(() => preloadFirstView(launch)).catch(() => undefined);
  window.earlyTenant = { id, response };
}

// In the preview's phone frame the preview comes first (platform/page-frame.ts); a page of another origin cannot be asked.
if (__PREVIEW__) {
  try {
    window.parent.openStudioFrame?.(window);
  } catch {}
}
if (!window.isTooOld) begin();
