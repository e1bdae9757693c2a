import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAppServer, type AppServer } from '../../../scripts/http/app-server.ts';
import type { WebHandler } from '../../../scripts/http/web-handler.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'app-server-'));
const dist = path.join(folder, 'dist');
const tenants = path.join(folder, 'tenants');

/** Tells what came; a query of `fault=…` asks for that fault. */
const echo: WebHandler = {
  async handle(request) {
    const { pathname, searchParams } = new URL(request.url);
    const fault = searchParams.get('fault');
    if (fault) return new Response(null, { headers: { 'x-sandbox-fault': fault } });
    const { method, headers } = request;
    const type = headers.get('content-type');
    return Response.json({ pathname, method, type, body: await request.text() }, { status: 202 });
  },
};

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

let server: AppServer;
const get = (address: string, init?: RequestInit) => fetch(`${server.url}${address}`, init);

beforeAll(async () => {
  write(`${dist}/index.html`, '<!doctype html><script>start()</script><p>the app</p>');
  write(`${dist}/assets/a.js`, 'export const text = "a";');
  write(`${dist}/.secret`, 'no');
  write(`${tenants}/acme/tenant.json`, '{"id":"acme"}');
  write(`${tenants}/acme/sandbox.json`, '{}');
  write(`${tenants}/README.md`, '# for operators');
  write(`${folder}/outside.txt`, 'no');
  server = await startAppServer({ dist, tenants, sandbox: echo });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('files', () => {
  test.each(['/', '/loan-details', '/any/deep/path?tenant=acme', '/%E0%A4%A'])(
    'an unknown path is the app: %s',
    async (address) => {
      const answer = await get(address);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('the app');
    },
  );

  test.each([
    '/missing.png',
    '/assets/missing',
    '/.secret',
    '/gateway',
    '/tenants',
    '/tenants/nobody/tenant.json',
    '/tenants/acme/sandbox.json',
    '/tenants/acme/SANDBOX.JSON',
    '/tenants/README.md',
    '/tenants/%2e%2e/outside.txt',
    '/tenants/acme%2f..%2f..%2foutside.txt',
  ])('a file that is not there, or not for visitors, is a real 404: %s', async (address) => {
    const answer = await get(address);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('the app');
  });

  test('a hashed file stays for ever, everything else is asked for anew', async () => {
    expect((await get('/assets/a.js')).headers.get('cache-control')).toContain('immutable');
    expect((await get('/')).headers.get('cache-control')).toBe('no-cache');
    expect((await get('/tenants/acme/tenant.json')).headers.get('cache-control')).toBe('no-cache');
  });

  test('text travels packed', async () => {
    const answer = await get('/assets/a.js', { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(await answer.text()).toBe('export const text = "a";');
  });

  test('an edited tenant shows on the next load, an unchanged one costs nothing', async () => {
    const first = await get('/tenants/acme/tenant.json');
    const known = { headers: { 'if-none-match': first.headers.get('etag') ?? '' } };
    expect((await get('/tenants/acme/tenant.json', known)).status).toBe(304);
    write(`${tenants}/acme/tenant.json`, '{"id":"acme","edited":true}');
    const second = await get('/tenants/acme/tenant.json', known);
    expect(await second.json()).toEqual({ id: 'acme', edited: true });
  });

  test('the page may run its own inline script and no other', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='(?:;|$)/);
  });

  test('files are only read', async () => {
    expect((await get('/', { method: 'POST' })).status).toBe(405);
  });
});

describe('the sandbox lender', () => {
  test('gets the request as it was sent, and its answer comes back', async () => {
    const body = new URLSearchParams({ amount: '100', name: 'a b' });
    const answer = await get('/gateway/acme/pay?x=1', { method: 'POST', body });
    expect(answer.status).toBe(202);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({
      pathname: '/gateway/acme/pay',
      method: 'POST',
      type: 'application/x-www-form-urlencoded;charset=UTF-8',
      body: 'amount=100&name=a+b',
    });
  });

  test('a cut line is a network failure, not an answer', async () => {
    const answer = get('/gateway/acme/pay?fault=cut').then((cut) => cut.text());
    await expect(answer).rejects.toThrow(TypeError);
  });

  test('a lender that hangs never answers', async () => {
    const given = new AbortController();
    const asked = get('/gateway/acme/pay?fault=hang', { signal: given.signal });
    const answered = await Promise.race([asked.then(() => true), get('/').then(() => false)]);
    expect(answered).toBe(false);
    given.abort();
    await expect(asked).rejects.toThrow('abort');
  });
});

test('a port that is taken is told by its own error', async () => {
  await expect(startAppServer({ dist, tenants, port: server.port })).rejects.toThrow('EADDRINUSE');
});
