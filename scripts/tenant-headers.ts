import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readTenantIndex } from '../src/tenant/choose-tenant.ts';
import { type Headers, policyHeader } from './http/security-headers.ts';
import { headerFormats, isHeaderFormat } from './tenant/print-headers.ts';
import type { PrintedSite } from './tenant/printed-site.ts';
import { plannedTenants } from './tenant/publishable.ts';
import { chosenIds, readTenants, textOf } from './tenant/read-folders.ts';
import { headersOf, hostsOf, longestPolicy, withoutHost } from './tenant/tenant-headers.ts';

const usage = `npm run tenant:headers [<id>… -- --format nginx|netlify|cloudflare|json --out <folder>]
  <id>…      only for these tenants; all of them when none is named
             Planned changes (scheduled) are in it from today on.
  --format   nginx (without it), netlify or cloudflare (_headers, _redirects), json
  --out      write the files into this folder; without it they are printed
  --by-host  a host that is not in tenants/index.json shows only the default lender and those without a host
  --preview  for a build with the preview, which shows the app in a frame of its own
  --dist     the build whose page it is for (dist)
  --folder   where the tenants lie (tenants)`;

function run(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'nginx' },
      out: { type: 'string' },
      'by-host': { type: 'boolean', default: false },
      preview: { type: 'boolean', default: false },
      dist: { type: 'string', default: 'dist' },
      folder: { type: 'string', default: 'tenants' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const { format, folder, out } = values;
  if (!isHeaderFormat(format))
    throw new Error(`--format ${format} is unknown: ${Object.keys(headerFormats).join(', ')}.`);
  const page = path.join(values.dist, 'index.html');
  if (!existsSync(page))
    throw new Error(
      `There is no ${page}: the policy holds for one build, so run npm run build first.`,
    );
  const build = {
    hasPreview: values.preview,
    isDemo: existsSync(path.join(values.dist, 'mockServiceWorker.js')),
  };
  const html = readFileSync(page, 'utf8');
  const ids = chosenIds(folder, positionals);
  // A planned change holds by itself from its day on, so its origins and paths are allowed from today on.
  const tenants = [
    ...readTenants(folder, ids),
    ...ids.flatMap((id) => plannedTenants(path.join(folder, id), id)),
  ];
  const index = readTenantIndex(JSON.parse(textOf(path.join(folder, 'index.json')) ?? '{}'));
  const hosts = hostsOf(index, tenants);
  const anywhere = values['by-host'] ? withoutHost(hosts, tenants, index.default) : tenants;
  const site: PrintedSite = {
    page: headersOf(html, anywhere, build),
    hosts: hosts.map(([host, [first, ...others]]) => ({
      host,
      tenant: first,
      page: headersOf(html, [first, ...others], build),
    })),
    tenants,
    html,
  };
  const files = Object.entries(headerFormats[format](site));
  for (const [name, text] of files) {
    if (out === undefined) console.log(files.length > 1 ? `# ── ${name}\n${text}` : text);
    else write(path.join(out, name), text);
  }
  warnOfLength(site);
  return 0;
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(file);
}

function warnOfLength({ page, hosts }: PrintedSite): void {
  const lengthOf = (headers: Headers) => headers[policyHeader]?.length ?? 0;
  const longest = Math.max(lengthOf(page), ...hosts.map((one) => lengthOf(one.page)));
  if (longest > longestPolicy)
    console.error(
      `\nA policy has ${longest} characters, more than many servers send. Use --by-host and give lenders hosts of their own in tenants/index.json, or name fewer tenants.`,
    );
}

try {
  process.exitCode = run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(usage);
  process.exitCode = 2;
}
