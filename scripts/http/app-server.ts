import { readdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileInFolder } from './folder-file.ts';
import { pagesFolder, publishedPage } from './published-page.ts';
import { PagePolicies } from './page-policies.ts';
import { cacheControl, fileHeaders, type Headers } from './security-headers.ts';
import { StaticFiles } from './static-files.ts';
import { tenantFile } from './tenant-folder.ts';
import { answerThrough, type WebHandler } from './web-handler.ts';

export interface AppServerOptions {
  /** The folder of a build. */
  dist: string;
  /** The folder of the tenants; read at each request, so an edit shows on the next load. */
  tenants: string;
  /** Answers everything below `/gateway/` and `/sandbox/`; without one there is nothing there. */
  sandbox?: WebHandler;
  /** Whether the build has the preview, which shows the app in a frame of its own. */
  hasPreview?: boolean;
  /** 0 takes any free port. */
  port?: number;
  host?: string;
  /** A key and its certificate: the server then speaks HTTP/2. */
  certificate?: { key: string; cert: string };
  /** False packs each file when it is first asked for: for a tool that looks at a page or two. */
  warmsUp?: boolean;
}

export interface AppServer {
  /** Without a slash at the end. */
  url: string;
  port: number;
  close(): Promise<void>;
}

const tenantsPath = '/tenants/';

/**
 * Serves a build as a production server should: packed, hashed files for ever, everything else asked for anew, an
 * unknown file a real 404 and an unknown path the app, each with the headers that `tenant:headers` prints for other
 * servers; `deploy/nginx/` says the same to nginx. Rejects with the system's error
 * (`EADDRINUSE`…) when the port cannot be had.
 */
export async function startAppServer(options: AppServerOptions): Promise<AppServer> {
  const files = new StaticFiles();
  if (options.warmsUp !== false) await warmUp(options.dist, files);
  const policies = new PagePolicies(options.tenants, { hasPreview: options.hasPreview ?? false });
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    answer({ ...options, files, policies }, request, response).catch((error: unknown) => {
      console.error(`${request.method} ${request.url} failed:`, error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };
  const server = options.certificate
    ? // Its requests and answers are those of HTTP/1 to everything that reads them here.
      createSecureServer({ ...options.certificate, allowHTTP1: true }, handle as never)
    : createServer({ keepAliveTimeout: 65_000 }, handle);
  const host = options.host ?? '127.0.0.1';
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, host, resolve);
  });
  const { port } = server.address() as AddressInfo; // It listens on a port, not on a pipe.
  return {
    url: `${options.certificate ? 'https' : 'http'}://${host === '0.0.0.0' ? 'localhost' : host}:${port}`,
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // What speaks HTTP/2 has no such way, and ends with its process.
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}

interface Site extends AppServerOptions {
  files: StaticFiles;
  policies: PagePolicies;
}

async function answer(
  { dist, tenants, sandbox, files, policies }: Site,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [pathname = '/'] = (request.url ?? '/').split('?');
  if (sandbox && pathname.startsWith('/sandbox/')) return answerThrough(sandbox, request, response);
  if (sandbox && pathname.startsWith('/gateway/'))
    return answerThrough(sandbox, request, response, {
      ...fileHeaders,
      'Cache-Control': cacheControl.never,
    });
  put(response, fileHeaders);
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
  const file = published(request, dist, tenants) ?? fileOf(pathname, dist, tenants);
  if (!file) return refuse(response, 404);
  if (file.endsWith('.html')) {
    for (const name of Object.keys(fileHeaders)) response.removeHeader(name);
    const html = new TextDecoder().decode(files.load(file).raw);
    put(response, policies.headers(html, request.headers.host ?? ''));
  }
  const isHashed = pathname.startsWith('/assets/');
  const headers = { 'cache-control': isHashed ? cacheControl.hashed : cacheControl.checked };
  return files.answer(file, headers, request, response);
}

function put(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** The prerendered page of an address, where there is one. */
function published(request: IncomingMessage, dist: string, tenants: string): string | undefined {
  const host = request.headers.host ?? 'localhost';
  try {
    return publishedPage(dist, tenants, new URL(`http://${host}${request.url ?? '/'}`));
  } catch {
    return undefined; // no address that a URL can hold
  }
}

/**
 * The file that an address means; the app's page for every path that may be one of the app's own. The folder of
 * the prerendered pages is nobody's address.
 */
function fileOf(pathname: string, dist: string, tenants: string): string | undefined {
  if (pathname.startsWith(tenantsPath))
    return tenantFile(tenants, pathname.slice(tenantsPath.length));
  if (pathname.startsWith(`/${pagesFolder}/`)) return undefined;
  const isFile = /^\/(?:assets|tenants|gateway|sandbox|pages)(?:\/|$)|\/\.|\.[^/]*$/.test(
    readable(pathname),
  );
  return fileInFolder(dist, pathname) ?? (isFile ? undefined : fileInFolder(dist, '/index.html'));
}

/** A path as it is meant; one that is not well written as it came. */
function readable(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': cacheControl.checked,
  });
  response.end(status === 404 ? 'no such file\n' : 'not allowed\n');
}

/** Packs everything beforehand, so that no visitor waits for it. */
async function warmUp(dist: string, files: StaticFiles): Promise<void> {
  const found = readdirSync(dist, { recursive: true, withFileTypes: true });
  const visible = found.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  await Promise.all(
    visible.map(({ parentPath, name }) => files.warmUp(path.join(parentPath, name))),
  );
}
