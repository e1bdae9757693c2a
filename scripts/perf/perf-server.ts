import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileInFolder } from '../http/folder-file.ts';
import { openSandbox } from '../http/open-sandbox.ts';
import { StaticFiles } from '../http/static-files.ts';
import { tenantFile } from '../http/tenant-folder.ts';
import { answerThrough } from '../http/web-handler.ts';

/** How long the lender thinks about each call, in milliseconds. */
const lenderThinksMs = 80;

/** A page that is served beside the build, by its path. */
export type ExtraPages = ReadonlyMap<string, string>;

/** A key and a certificate of nobody, for this machine alone. Throws where there is no `openssl`. */
function ownCertificate(): { key: string; cert: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'loanfront-perf-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const made = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const places = ['-keyout', key, '-out', cert, '-days', '2', '-subj', '/CN=127.0.0.1'];
  try {
    execFileSync('openssl', ['req', ...made, ...places], { stdio: 'ignore' });
  } catch {
    throw new Error('HTTP/2 needs a certificate, and openssl could not make one: install openssl.');
  }
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
}

/** The build and the sandbox lender over HTTP/2, packed beforehand, with the lender's thought before each answer. */
export async function startPerfServer(dist: string, tenants: string, extra: ExtraPages) {
  const files = new StaticFiles();
  const all = readdirSync(dist, { recursive: true, withFileTypes: true });
  for (const entry of all.filter((one) => one.isFile()))
    await files.warmUp(path.join(entry.parentPath, entry.name));
  const sandbox = openSandbox(tenants);
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [pathname = '/'] = (request.url ?? '/').split('?');
    if (pathname.startsWith('/gateway/')) {
      await wait(lenderThinksMs);
      return answerThrough(sandbox, request, response);
    }
    const page = extra.get(pathname);
    if (page !== undefined) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(page);
      return undefined;
    }
    const file = pathname.startsWith('/tenants/')
      ? tenantFile(tenants, pathname.slice('/tenants/'.length))
      : (fileInFolder(dist, pathname) ?? path.join(dist, 'index.html'));
    const kept = pathname.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'no-cache';
    if (file) return files.answer(file, { 'cache-control': kept }, request, response);
    response.writeHead(404).end();
    return undefined;
  };
  const server = createSecureServer(
    { ...ownCertificate(), allowHTTP1: true },
    (request, response) => {
      // The compatible requests and answers of HTTP/2 are those of HTTP/1 to everything that reads them here.
      void answer(request as never, response as never).catch(() => response.stream.close());
    },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return { url: `https://127.0.0.1:${port}`, close: () => server.close() };
}
