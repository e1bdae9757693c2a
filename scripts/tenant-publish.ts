import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { diskFetch, type SiteFolders } from './publish/disk-fetch.ts';
import { openPrerender } from './publish/open-prerender.ts';
import { publishTenant, UnsoundTenant } from './publish/publish-tenant.ts';
import { refreshIndexCopy, refreshTenantFiles } from './publish/refresh-build.ts';
import { openCardPainter } from './publish/social-card.ts';
import { buildApp, holdsPreview, needsBuild } from './start/running-app.ts';

const folders: SiteFolders = { dist: 'dist', tenants: 'tenants' };

/** `npm run tenant:publish [id…]`: prerenders the public pages of the given tenants, or of all, into the build. */
async function publish(): Promise<number> {
  const named = process.argv.slice(2);
  const all = tenantIds();
  const unknown = named.filter((id) => !all.includes(id));
  if (unknown.length > 0)
    throw new Error(`tenants/ has no ${unknown.join(', ')}: write one of ${all.join(', ')}.`);
  const ids = named.length > 0 ? named : all;
  if (needsBuild(folders.dist, { preview: false })) {
    console.log('Building the app (a few seconds)…');
    await buildApp(folders.dist, { preview: holdsPreview(folders.dist) });
  }
  refreshTenantFiles(folders, ids);
  refreshIndexCopy(folders);
  const prerender = await openPrerender();
  const cards = await openCardPainter(folders.tenants);
  if (!cards) console.log('No browser was found: shared links will have no picture.');
  globalThis.fetch = diskFetch(folders);
  let failures = 0;
  for (const id of ids) {
    try {
      const count = await publishTenant(id, folders, { prerender, cards });
      console.log(`${id}: ${count} pages in ${path.join(folders.dist, 'pages', id)}`);
    } catch (error) {
      failures += 1;
      console.error(`${id}: not published.`);
      console.error(error instanceof UnsoundTenant ? error.message : error);
    }
  }
  await cards?.close();
  return failures;
}

const tenantIds = () =>
  readdirSync(folders.tenants)
    .filter((name) => existsSync(path.join(folders.tenants, name, 'tenant.json')))
    .sort();

try {
  process.exit((await publish()) === 0 ? 0 : 1);
} catch (error) {
  console.error('\nNothing was published.');
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
