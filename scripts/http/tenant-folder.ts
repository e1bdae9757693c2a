import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { contentType } from './content-types.ts';
import { entityTag, fileInFolder } from './folder-file.ts';

/** The scenario of the sandbox, and what is written for operators, is nobody's to fetch. */
const unpublished = new Set(['sandbox.json', 'readme.md']);

/** What is different in an environment is laid over when publishing for it; `tenant.schema.json` is none. */
const ofEnvironment = /^tenant\.(?!schema\.)[a-z]+\.json$/;

/** Whether a file of `tenants/` may leave the machine. */
export function isPublished(file: string): boolean {
  const name = path.basename(file).toLowerCase();
  return !unpublished.has(name) && !name.startsWith('.') && !ofEnvironment.test(name);
}

/**
 * Every published file below `folder`, as paths relative to it with forward slashes, sorted. Names in `also`
 * are let out besides.
 */
export function publishedFiles(folder: string, also: readonly string[] = []): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) =>
      file.split(path.sep).every((name) => isPublished(name) || also.includes(name)),
    )
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/**
 * The file that an address below `/tenants/` (given without that part) means, as the folder is now;
 * nothing when there is none or it is not published.
 */
export function tenantFile(folder: string, addressPath: string): string | undefined {
  const file = fileInFolder(folder, addressPath);
  return file && isPublished(file) ? file : undefined;
}

/**
 * Answers with a tenant's file: asked for anew each time, cheap when unchanged. A missing file is a plain
 * 404, never the app's page, because the app tells an unknown lender by it.
 */
export function answerFromTenants(
  folder: string,
  addressPath: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const file = tenantFile(folder, addressPath);
  response.setHeader('cache-control', 'no-cache');
  if (!file) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
    response.end('no such file\n');
    return;
  }
  const content = readFileSync(file);
  const tag = entityTag(content);
  response.setHeader('etag', tag);
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304).end();
    return;
  }
  response.writeHead(200, { 'content-type': contentType(file), 'content-length': content.length });
  response.end(request.method === 'HEAD' ? undefined : content);
}
