import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get as send, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAppServer, type AppServer } from '../../../scripts/http/app-server.ts';
import { publishTenant, UnsoundTenant } from '../../../scripts/publish/publish-tenant.ts';
import { refreshIndexCopy, refreshTenantFiles } from '../../../scripts/publish/refresh-build.ts';
import { sampleConfig } from '../../support/sample-tenant.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'publish-'));
const folders = { dist: path.join(scratch, 'dist'), tenants: path.join(scratch, 'tenants') };
const host = 'www.sample.example';
const template = `<!doctype html><html lang="en"><head><meta charset="utf-8" /><script type="application/json" id="late-style">"/assets/late-1.css"</script>
  <script type="application/json" id="tenant-index">{"default":"old"}</script><script>start()</script>
  <meta name="theme-color" content="#fff" /><link rel="icon" href="data:," /><title>x</title></head>
  <body><div id="root"><div class="shell"></div></div><noscript>No.</noscript></body></html>`;

function write(file: string, content: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

const writeTenant = (changes: Readonly<Record<string, unknown>> = {}) =>
  write(`${folders.tenants}/sample/tenant.json`, JSON.stringify(sampleConfig(changes)));

const publisher = {
  prerender: {
    isPublicScreen: (screen: string) => screen !== 'reviews',
    prerenderScreen: async (screen: string, _tenant: unknown, language: string) => ({
      markup: `<main class="used" data-screen="${screen}"><h1>${screen} in ${language}</h1></main>`,
      mark: `${screen} 1`,
    }),
  },
  cards: { paint: async () => Buffer.from('a picture') },
};

let server: AppServer;

/** Asks as a browser that reached the server under a host name. */
async function ask(address: string, name = host): Promise<{ status: number; body: string }> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    send(`${server.url}${address}`, { headers: { host: name } }, resolve).on('error', reject);
  });
  return { status: answer.statusCode ?? 0, body: await text(answer) };
}

const heading = async (address: string, name?: string) =>
  /<h1>(.*?)<\/h1>/.exec((await ask(address, name)).body)?.[1];

beforeAll(async () => {
  write(`${folders.dist}/index.html`, template);
  write(`${folders.dist}/assets/site-1.css`, '.sp-page{}');
  write(`${folders.dist}/assets/late-1.css`, '.used{color:red}.other{color:blue}');
  write(
    `${folders.tenants}/index.json`,
    JSON.stringify({ default: 'sample', aliases: { s: 'sample' }, hosts: { [host]: 'sample' } }),
  );
  write(`${folders.tenants}/sample/legal/about.en.md`, '# About');
  write(`${folders.tenants}/sample/sandbox.json`, '{}');
  writeTenant({ 'features.publicSite': true });
  refreshTenantFiles(folders, ['sample']);
  refreshIndexCopy(folders);
  await publishTenant('sample', folders, publisher);
  server = await startAppServer(folders);
});

afterAll(async () => {
  await server.close();
  rmSync(scratch, { recursive: true });
});

describe('design §3: npm run tenant:publish', () => {
  test('brings the copy of the tenant index in the page up to date', () => {
    const html = readFileSync(`${folders.dist}/index.html`, 'utf8');
    expect(html).toContain(`"hosts":{"${host}":"sample"}`);
    expect(html).not.toContain('"old"');
  });

  test('brings the published files of the folder along, and nothing else', () => {
    expect(existsSync(`${folders.dist}/tenants/sample/legal/about.en.md`)).toBe(true);
    expect(existsSync(`${folders.dist}/tenants/sample/sandbox.json`)).toBe(false);
  });

  test('leaves nothing half made: a tenant that fails keeps the pages that it had', async () => {
    writeTenant({ 'money.shownDigits': 9 });
    await expect(publishTenant('sample', folders, publisher)).rejects.toThrow(/money.shownDigits/);
    writeTenant({ 'features.publicSite': true });
    const broken = { prerenderScreen: () => Promise.reject(new Error('no')) };
    const failing = { prerender: { ...publisher.prerender, ...broken } };
    await expect(publishTenant('sample', folders, failing)).rejects.toThrow('no');
    expect(await heading('/')).toBe('home in en');
  });

  test('says what is wrong with a folder that cannot be published', async () => {
    await expect(publishTenant('nobody', folders, publisher)).rejects.toBeInstanceOf(UnsoundTenant);
  });
});

describe('docs/deploying.md: published pages are served', () => {
  test('under the host of their lender, in the language that is asked for', async () => {
    expect(await heading('/')).toBe('home in en');
    expect(await heading('/?lang=hi')).toBe('home in hi');
    expect(await heading('/?lang=xx')).toBe('home in en');
  });

  test('under the launch flag, by id or alias, on any host', async () => {
    expect(await heading('/?tenant=sample', 'localhost')).toBe('home in en');
    expect(await heading('/About?tenant=S&lang=zh', 'localhost')).toBe('calculator in zh');
    expect(await heading('/', 'localhost')).toBeUndefined();
    expect(await heading('/?tenant=other')).toBeUndefined();
  });

  test('screens §1: whatever the case and the slash, and under the literal path too', async () => {
    expect(await heading('/ABOUT/')).toBe('calculator in en');
    expect(await heading('/privacy-policy')).toBe('privacy in en');
    expect(await heading('/privacyPolicy')).toBe('privacy in en');
  });

  test('with the sitemap, the robots and the picture of that lender', async () => {
    expect((await ask('/sitemap.xml')).body).toContain('<urlset');
    expect((await ask('/robots.txt')).body).toContain('Sitemap:');
    expect((await ask('/social-card.jpg?lang=hi')).body).toBe('a picture');
    expect((await ask('/robots.txt', 'localhost')).status).toBe(404);
  });

  test('what is not published is the app; the folder of the pages is nobody’s address', async () => {
    expect((await ask('/User')).body).toContain('class="shell"');
    expect((await ask('/loan-details')).body).toContain('class="shell"');
    expect((await ask('/pages/sample/en/index.html')).status).toBe(404);
    expect((await ask('/%E0%A4%A?tenant=../x')).status).toBe(200);
  });
});
