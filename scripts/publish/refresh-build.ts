import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { indexCopy } from '../build/index-copy.ts';
import { publishedFiles } from '../http/tenant-folder.ts';
import { publishedConfig } from '../tenant/publishable.ts';
import type { SiteFolders } from './disk-fetch.ts';
import { scriptJson } from './html-text.ts';

/** The copy of the index that the page reads before it has asked for anything (design §3). */
const copyInPage = /(<script type="application\/json" id="tenant-index">).*?(<\/script>)/s;

/** Brings the copy of the tenant index in the build's page up to date. */
export function refreshIndexCopy({ dist, tenants }: SiteFolders): void {
  const page = path.join(dist, 'index.html');
  const html = readFileSync(page, 'utf8');
  if (!copyInPage.test(html)) throw new Error(`${page} holds no copy of the tenant index`);
  const index: unknown = JSON.parse(readFileSync(path.join(tenants, 'index.json'), 'utf8'));
  const renewed = html.replace(
    copyInPage,
    (_whole, before: string, after: string) => before + scriptJson(indexCopy(index)) + after,
  );
  if (renewed !== html) writeFileSync(page, renewed);
}

/**
 * Brings the build's copy of the published files of the given folders up to date, and that of the index; for an
 * environment with what is different there.
 */
export function refreshTenantFiles(
  { dist, tenants }: SiteFolders,
  ids: readonly string[],
  environment?: string,
): void {
  for (const id of ids) {
    const target = path.join(dist, 'tenants', id);
    rmSync(target, { recursive: true, force: true });
    for (const file of publishedFiles(path.join(tenants, id)))
      copy(path.join(tenants, id, file), path.join(target, file));
    if (environment !== undefined) {
      const config = publishedConfig(path.join(tenants, id), environment);
      writeFileSync(path.join(target, 'tenant.json'), JSON.stringify(config));
    }
  }
  copy(path.join(tenants, 'index.json'), path.join(dist, 'tenants', 'index.json'));
}

function copy(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  copyFileSync(from, to);
}
