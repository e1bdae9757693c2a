import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAppServer, type AppServer } from '../../../scripts/http/app-server.ts';
import { headersOf } from '../../../scripts/tenant/tenant-headers.ts';
import { askServer } from '../../support/ask-server.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';
import { serverFaults, type ServedSite } from '../../support/server-rules.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'server-rules-'));
const dist = path.join(folder, 'dist');
const tenants = path.join(folder, 'tenants');
const page = '<!doctype html><style>p{}</style><script>start()</script><div id="root"></div>';
const drawn = page.replace('<div id="root">', '<div id="root" data-page="home 1">');
const tenant = sampleTenant({
  'security.imageOrigins': ['https://cdn.one.example'],
  'security.frameAncestors': ['https://app.one.example'],
  'security.reportTo': 'https://reports.one.example/csp',
});
const { id } = tenant;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

let server: AppServer;
let site: ServedSite;

beforeAll(async () => {
  write(`${dist}/index.html`, page);
  write(`${dist}/.git/config`, 'no');
  write(`${dist}/assets/a.js`, 'export {}');
  for (const language of ['en', 'hi'])
    for (const place of ['', '/about'])
      write(`${dist}/pages/${id}/${language}${place}/index.html`, drawn);
  write(`${dist}/pages/${id}/robots.txt`, 'User-agent: *');
  const publication = { languages: ['en', 'hi'], defaultLanguage: 'en', paths: ['/', '/about'] };
  write(`${dist}/pages/${id}/publication.json`, JSON.stringify(publication));
  write(`${tenants}/${id}/tenant.json`, JSON.stringify(tenant));
  write(`${tenants}/${id}/sandbox.json`, '{}');
  write(`${tenants}/${id}/.secret`, 'no');
  write(`${tenants}/README.md`, '# for operators');
  write(
    `${tenants}/index.json`,
    JSON.stringify({ default: 'other', aliases: {}, hosts: { 'www.one.example': id } }),
  );
  const drawing = () =>
    new Response('<svg><script>steal()</script></svg>', {
      headers: { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=3600' },
    });
  server = await startAppServer({
    dist,
    tenants,
    sandbox: { handle: async () => drawing() },
  });
  site = {
    id,
    host: 'www.one.example',
    elsewhere: 'www.nobody.example',
    published: '/about',
    language: 'hi',
    screen: '/loan-details',
    asset: '/assets/a.js',
    call: `/gateway/${id}/upload.svg`,
    page: headersOf(page, [tenant]),
  };
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('our own server keeps what it asks of others', () => {
  test('each path is a page, a file or not there, with the headers and the caching of its kind', async () => {
    expect(await serverFaults(site, askServer(server.port))).toEqual([]);
  });

  test('pages name who may frame them and who is told; nothing else may run or be framed', async () => {
    const ask = askServer(server.port);
    const { headers } = await ask({ host: site.host, path: '/loan-details' });
    expect(headers['content-security-policy']).toMatch(
      /frame-ancestors https:\/\/app.one.example;/,
    );
    expect(headers['content-security-policy']).not.toContain('unsafe-inline');
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['reporting-endpoints']).toBe('policy="https://reports.one.example/csp"');
    const upload = await ask({ host: site.host, path: site.call });
    expect(upload.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    expect(upload.headers['x-frame-options']).toBe('DENY');
  });

  test('the rules notice a server that sends the page for everything, or no headers', async () => {
    const faults = await serverFaults(site, async () => ({ status: 200, headers: {}, body: page }));
    expect(faults.filter((fault) => fault.includes('/.git/config'))).toContain(
      'GET www.one.example/.git/config: status: 200 instead of 404',
    );
    expect(faults.join('\n')).toContain('drawn beforehand: false instead of true');
  });
});
