import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSandbox } from './http/open-sandbox.ts';
import { answerThrough } from './http/web-handler.ts';
import { connectProxy } from './nginx/connect-proxy.ts';
import { findNginx } from './nginx/find-nginx.ts';
import { runNginx } from './nginx/run-nginx.ts';
import { nginxAddress } from './nginx-address.ts';
import { diskFetch } from './publish/disk-fetch.ts';
import { openPrerender } from './publish/open-prerender.ts';
import { publishTenant } from './publish/publish-tenant.ts';
import { tenantIds } from './tenant/read-folders.ts';

// A real nginx as deploy/ has it, with the build after `tenant:publish` and the sandbox lender behind /gateway.
// It builds nothing; `npm run test:all` has done that.
const tenants = 'tenants';
const tools = findNginx();
if ('missing' in tools) throw new Error(`nginx cannot be run: ${tools.missing}`);
if (!existsSync('dist/index.html'))
  throw new Error('There is no build in dist/. Run `npm run build` first.');

const folder = mkdtempSync(path.join(tmpdir(), 'loanfront-nginx-'));
const site = path.join(folder, 'site');
cpSync('dist', site, { recursive: true });
const ids = tenantIds(tenants);
const prerender = await openPrerender();
const networkFetch = globalThis.fetch;
globalThis.fetch = diskFetch({ dist: site, tenants });
for (const id of ids) await publishTenant(id, { dist: site, tenants }, { prerender });
globalThis.fetch = networkFetch;

// What somebody might have dropped beside a lender's files: opened by itself it must run nothing.
const hostile =
  '<svg xmlns="http://www.w3.org/2000/svg"><script>document.documentElement.id = "ran"; localStorage.ran = "yes"</script></svg>';
writeFileSync(path.join(site, 'tenants/india/assets/hostile.svg'), hostile);
writeFileSync(path.join(site, 'assets/hostile.svg'), hostile);

const sandbox = openSandbox(tenants);
const lender = createServer((request, response) => void answerThrough(sandbox, request, response));
await new Promise<void>((listening) => lender.listen(0, '127.0.0.1', listening));
const address = lender.address();
const lenderPort = typeof address === 'object' && address ? address.port : 0;

const { hosts, ports, proxy } = nginxAddress;
const stop = runNginx(tools, {
  folder,
  site,
  ports,
  lender: `http://127.0.0.1:${lenderPort}`,
  ids,
});

const logs = ['loanfront.log', 'loanfront-error.log'].map((name) => path.join(folder, name));
connectProxy({ hosts: Object.values(hosts), port: ports.https }, (asked, response) => {
  response.end(asked === '/logs' ? logs.map((file) => readFileSync(file, 'utf8')).join('') : 'up');
}).listen(Number(new URL(proxy).port), '127.0.0.1');

async function end(): Promise<void> {
  await stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end());
