import { expect, test } from 'vitest';
import { tenantWording } from '../../../src/i18n/wording-files.ts';
import { answerWith, stubNetwork } from '../../support/network.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';

test("a tenant's own text of blanks, or one that is no text, leaves the app's own in its place", async () => {
  const own = { app: { retry: ' ', close: '{}', back: {}, cancel: 'Stop' } };
  const shared = { retry: 'Try again', close: 'Close', back: 'Back', cancel: 'Cancel' };
  stubNetwork(({ url }) =>
    answerWith(JSON.stringify(url.pathname.startsWith('/tenants/') ? own : shared)),
  );
  const tenant = sampleTenant({ 'locale.ownWording': ['en'] });
  expect(await tenantWording(tenant, 'en', 'app')).toEqual({ ...shared, cancel: 'Stop' });
});

test('a language that the app is not written in is the tenant’s own file alone, and a failure is told and asked again', async () => {
  let isDown = true;
  const asked = stubNetwork(() => {
    if (isDown) throw new TypeError('no network');
    return answerWith(JSON.stringify({ app: { retry: 'Otra vez' } }));
  });
  const tenant = sampleTenant({ 'locale.languages': ['en', 'es'], 'locale.ownWording': ['es'] });
  await expect(tenantWording(tenant, 'es', 'app')).rejects.toThrow(TypeError);
  isDown = false;
  expect(await tenantWording(tenant, 'es', 'app')).toEqual({ retry: 'Otra vez' });
  expect(new Set(asked.map(({ url }) => url.pathname))).toEqual(
    new Set(['/tenants/sample/wording/es.json']),
  );
});
