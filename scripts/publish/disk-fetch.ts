import { readFile } from 'node:fs/promises';
import { contentType } from '../http/content-types.ts';
import { fileInFolder } from '../http/folder-file.ts';
import { tenantFile } from '../http/tenant-folder.ts';

/** Where the files of a site lie before any server sends them. */
export interface SiteFolders {
  /** A build of the app. */
  dist: string;
  tenants: string;
}

const tenantsPath = '/tenants/';

/** A `fetch` for paths of the site, which answers from the disk as a server would; nothing goes over a network. */
export const diskFetch = ({ dist, tenants }: SiteFolders): typeof fetch =>
  async function fetchFromDisk(input) {
    const path = typeof input === 'string' ? input : '';
    const file = path.startsWith(tenantsPath)
      ? tenantFile(tenants, path.slice(tenantsPath.length))
      : fileInFolder(dist, path);
    if (!file) return new Response('no such file', { status: 404 });
    const content = await readFile(file);
    return new Response(new Uint8Array(content), {
      headers: { 'content-type': contentType(file) },
    });
  };
