import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startAppServer } from '../../../scripts/http/app-server.ts';
import { diskFetch } from '../../../scripts/publish/disk-fetch.ts';
import { openPrerender } from '../../../scripts/publish/open-prerender.ts';
import { publishTenant } from '../../../scripts/publish/publish-tenant.ts';
import { refreshIndexCopy } from '../../../scripts/publish/refresh-build.ts';

/** A copy of the build with its public pages drawn beforehand, on a server of its own. */
export interface PublishedSite {
  /** Where each lender is at home: a host of its own, so that no flag is needed. */
  url: Readonly<Record<'india' | 'indonesia', string>>;
  /** Changes a lender's file as it lies on the server; the pages stay what they were. */
  edit(id: string, change: (tenant: Record<string, unknown>) => object): Promise<void>;
  close(): Promise<void>;
}

/** Publishes both lenders as `npm run tenant:publish` does, but for the pictures of shared links. */
export async function openPublishedSite(): Promise<PublishedSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'loanfront-published-'));
  const dist = path.join(folder, 'dist');
  const tenants = path.join(folder, 'tenants');
  await mkdir(dist);
  // The server packs what it finds when it starts; here it finds nothing and packs what is asked for.
  const server = await startAppServer({ dist, tenants });
  await cp('dist', dist, { recursive: true });
  await cp('tenants', tenants, { recursive: true });
  const hosts = {
    india: `127.0.0.1:${server.port}`,
    indonesia: `localhost:${server.port}`,
  } as const;
  const byHost = Object.fromEntries(Object.entries(hosts).map(([id, host]) => [host, id]));
  const index = path.join(tenants, 'index.json');
  await writeFile(
    index,
    JSON.stringify({ ...JSON.parse(await readFile(index, 'utf8')), hosts: byHost }),
  );
  refreshIndexCopy({ dist, tenants });
  const prerender = await openPrerender();
  const networkFetch = globalThis.fetch;
  globalThis.fetch = diskFetch({ dist, tenants });
  try {
    for (const id of Object.keys(hosts)) await publishTenant(id, { dist, tenants }, { prerender });
  } finally {
    globalThis.fetch = networkFetch;
  }
  return {
    url: { india: `http://${hosts.india}`, indonesia: `http://${hosts.indonesia}` },
    async edit(id, change) {
      const file = path.join(tenants, id, 'tenant.json');
      const tenant = JSON.parse(await readFile(file, 'utf8'));
      await writeFile(file, JSON.stringify({ ...tenant, ...change(tenant) }));
    },
    async close() {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}
