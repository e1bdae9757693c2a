import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startAppServer } from '../../scripts/http/app-server.ts';
import { openSandbox } from '../../scripts/http/open-sandbox.ts';
import { expect, test } from './journey.ts';
import { screenOf } from './pages/screens.ts';

test.describe.configure({ mode: 'parallel' });

test('a folder is dropped into the deployed tenants/: the new lender is there without a build, and an edit shows on a reload', async ({
  page,
  say,
}) => {
  const site = await mkdtemp(path.join(tmpdir(), 'loanfront-site-'));
  const tenants = path.join(site, 'tenants');
  await cp('dist', site, { recursive: true });
  const folder = path.join(tenants, 'fresh-lender');
  await cp(path.join(tenants, 'india'), folder, { recursive: true });
  const file = path.join(folder, 'tenant.json');
  const edit = async (change: (tenant: Record<string, unknown>) => object) => {
    const tenant = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify({ ...tenant, ...change(tenant) }));
  };
  await edit(({ brand, api, routes }) => ({
    id: 'fresh-lender',
    brand: { ...(brand as object), name: 'Fresh Lender' },
    api: { ...(api as object), prefix: '/gateway/fresh-lender' },
    routes: { ...(routes as object), loanDetails: '/my-loan' },
  }));
  const server = await startAppServer({ dist: site, tenants, sandbox: openSandbox(tenants) });
  try {
    const launch = 'tenant=fresh-lender&lang=en&sessionId=s1&productId=5005';
    await page.goto(`${server.url}/my-loan?${launch}&orderId=90071992547409930174`);
    await expect(screenOf(page, 'loanDetails', 'ready')).toBeVisible();
    await expect(page).toHaveTitle(`${say('loan-details:title')} · Fresh Lender`);
    const phone = page.getByRole('link', { name: say('app:callPhone', { phone: '' }).trim() });
    await expect(phone.first()).toBeVisible();

    await edit(({ brand, theme }) => ({
      brand: { ...(brand as object), name: 'Fresher Lender' },
      servicePhone: '1800-999-0000',
      theme: { ...(theme as object), brand: '#7A1FA2' },
    }));
    await page.reload();
    await expect(page).toHaveTitle(`${say('loan-details:title')} · Fresher Lender`);
    await expect(page.getByRole('link', { name: /1800-999-0000/ }).first()).toBeVisible();
    const brand = await page.evaluate(() =>
      document.documentElement.style.getPropertyValue('--brand'),
    );
    expect(brand.toLowerCase()).toBe('#7a1fa2');
    // What comes after the amount is still on its way; a server that is gone would cut it.
    await page.waitForLoadState('networkidle');
  } finally {
    await server.close();
    await rm(site, { recursive: true });
  }
});
