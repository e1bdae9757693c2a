import { tenantInAddress } from './early-tenant.ts';
import { preloadForBorrower } from './early-borrower.ts';
import { showLastResort } from './last-resort.ts';

// Becomes the inline script of index.html (about 1 kB): the tenant's file is on its way before the
// bundle is, so that the two arrive together (design §3, "no waterfall").
// A start module that cannot be had would leave the empty shell for ever. Errors of files do not bubble.
window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) showLastResort();
  },
  true,
);
// The neutral first paint is dark on a dark device; the tenant's theme then says what it allows.
if (window.matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.scheme = 'dark';
preloadForBorrower(window.location.href);
const id = tenantInAddress(new URL(window.location.href));
if (id !== undefined) {
  const response = fetch(`/tenants/${id}/tenant.json`);
  // Whoever awaits it later sees the failure; until then it must not count as unhandled.
  response.catch(() => undefined);
  window.earlyTenant = { id, response };
}
