import { tenantInAddress } from './early-tenant.ts';

// Becomes the inline script of index.html (about 1 kB): the tenant's file is on its way before the
// bundle is, so that the two arrive together (design §3, "no waterfall").
const id = tenantInAddress(new URL(window.location.href));
if (id !== undefined) {
  const response = fetch(`/tenants/${id}/tenant.json`);
  // Whoever awaits it later sees the failure; until then it must not count as unhandled.
  response.catch(() => undefined);
  window.earlyTenant = { id, response };
}
