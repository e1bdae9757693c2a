import { tenantInAddress } from './early-tenant.ts';
import { preloadForBorrower } from './early-borrower.ts';
import { keptLanguageQuery } from './kept-language.ts';
import { showLastResort } from './last-resort.ts';

// Becomes the inline script of index.html (about 1 kB): the tenant's file is on its way before the
// bundle is, so that the two arrive together (design §3, "no waterfall").
// In the preview's phone frame the preview comes first (platform/page-frame.ts); a page of another origin cannot be asked.
try {
  window.parent.openStudioFrame?.(window);
} catch {}
// A start module that cannot be had would leave the empty shell for ever. Errors of files do not bubble.
window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) showLastResort();
  },
  true,
);
const { dataset } = document.documentElement;
const query = keptLanguageQuery(window.location.search, dataset);
if (query) window.location.replace(query + window.location.hash);
// The neutral first paint is dark on a dark device; the tenant's theme then says what it allows. A prerendered
// page of a tenant without a dark scheme says so already.
if (!dataset.scheme && window.matchMedia('(prefers-color-scheme: dark)').matches)
  dataset.scheme = 'dark';
// A server that sends a prerendered page does not see the part behind #, which may mean another screen.
if (window.location.hash.startsWith('#/')) dataset.elsewhere = '';
preloadForBorrower(window.location.href);
const id = tenantInAddress(new URL(window.location.href));
if (id !== undefined) {
  const response = fetch(`/tenants/${id}/tenant.json`);
  // Whoever awaits it later sees the failure; until then it must not count as unhandled.
  response.catch(() => undefined);
  window.earlyTenant = { id, response };
}
