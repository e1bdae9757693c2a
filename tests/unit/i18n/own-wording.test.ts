import { expect, test, vi } from 'vitest';
import { tenantWording } from '../../../src/i18n/wording-files.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';

test("a tenant's own text of blanks, or one that is no text, leaves the app's own in its place", async () => {
  const own = { app: { retry: ' ', close: '{}', back: {}, cancel: 'Stop' } };
  const shared = { retry: 'Try again', close: 'Close', back: 'Back', cancel: 'Cancel' };
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.includes('/tenants/') ? own : shared),
  );
  const tenant = sampleTenant({ 'locale.ownWording': ['en'] });
  expect(await tenantWording(tenant, 'en', 'app')).toEqual({ ...shared, cancel: 'Stop' });
  vi.unstubAllGlobals();
});
