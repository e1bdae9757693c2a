import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readTenantIndex } from '../src/tenant/choose-tenant.ts';
import { textOf } from './tenant/read-folders.ts';
import { chosenIds, readTenants } from './tenant/read-tenants.ts';
import { headerFormats, isHeaderFormat } from './tenant/print-headers.ts';
import { headersOf, hostsOf, longestPolicy, withoutHost } from './tenant/tenant-headers.ts';

const usage = `npm run tenant:headers [<id>… -- --format nginx|netlify|json --by-host]
  <id>…      only for these tenants; all of them when none is named
  --format   nginx (without it), netlify (a _headers file), json
  --by-host  each host of tenants/index.json gets the policy of its own lender alone
  --dist     the build whose page it is for (dist)
  --folder   where the tenants lie (tenants)`;

function run(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'nginx' },
      'by-host': { type: 'boolean', default: false },
      dist: { type: 'string', default: 'dist' },
      folder: { type: 'string', default: 'tenants' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const { format, folder } = values;
  if (!isHeaderFormat(format))
    throw new Error(`--format ${format} is unknown: ${Object.keys(headerFormats).join(', ')}.`);
  const page = path.join(values.dist, 'index.html');
  if (!existsSync(page))
    throw new Error(
      `There is no ${page}: the policy holds for one build, so run npm run build first.`,
    );
  const html = readFileSync(page, 'utf8');
  const tenants = readTenants(folder, chosenIds(folder, positionals));
  const index = readTenantIndex(JSON.parse(textOf(path.join(folder, 'index.json')) ?? '{}'));
  const byHost = values['by-host'] ? hostsOf(index, tenants) : [];
  const headers = headersOf(html, withoutHost(byHost, tenants, index.default));
  const policyOf = (one: Readonly<Record<string, string>>) => one['Content-Security-Policy'] ?? '';
  const ownersOf = (wanted: string) =>
    byHost.filter(([host]) => host === wanted).map(([, owner]) => owner);
  const policyOfHost = [...new Set(byHost.map(([host]) => host))].map(
    (host) => [host, policyOf(headersOf(html, ownersOf(host)))] as const,
  );
  console.log(headerFormats[format]({ headers, policyOfHost }));
  if (policyOf(headers).length > longestPolicy)
    console.error(
      `\nThe policy has ${policyOf(headers).length} characters, more than many servers send. Use --by-host and give lenders hosts of their own in tenants/index.json, or name fewer tenants.`,
    );
  return 0;
}

try {
  process.exitCode = run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(usage);
  process.exitCode = 2;
}
