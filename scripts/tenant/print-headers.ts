/** What is printed: the headers of every page, and other policies for some hosts. */
export interface PrintedHeaders {
  headers: Readonly<Record<string, string>>;
  /** The policies of hosts that show one lender only. */
  policyOfHost: readonly (readonly [host: string, policy: string])[];
}

const policyHeader = 'Content-Security-Policy';

/** For a file of `conf.d/` (docs/deploying.md): the map stands beside the server, the rest in its `location /`. */
export function nginxHeaders({ headers, policyOfHost }: PrintedHeaders): string {
  const rows: [string, string][] = [
    ['default', headers[policyHeader] ?? ''],
    ...policyOfHost.map(([host, policy]): [string, string] => [host, policy]),
  ];
  const others = Object.entries(headers).filter(([name]) => name !== policyHeader);
  return [
    '# Beside "server": the policy of the pages.',
    'map $host $loanfront_policy {',
    ...(policyOfHost.length > 0 ? ['    hostnames;'] : []),
    ...rows.map(([host, policy]) => `    ${host} "${policy}";`),
    '}',
    '',
    '# In "location /".',
    `add_header ${policyHeader} $loanfront_policy always;`,
    ...others.map(([name, value]) => `add_header ${name} "${value}" always;`),
    '',
    '# In "location /assets/" and "location /tenants/", too: a location with headers of its own takes over no others.',
    ...others
      .filter(([name]) => name !== 'Permissions-Policy')
      .map(([name, value]) => `#   add_header ${name} "${value}" always;`),
  ].join('\n');
}

/** For a `_headers` file, as Netlify, Cloudflare Pages and others read it. They know no hosts. */
export function headersFile({ headers }: PrintedHeaders): string {
  return [
    '/*',
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    '  Cache-Control: no-cache',
    '',
    '/assets/*',
    '  ! Cache-Control',
    '  Cache-Control: public, max-age=31536000, immutable',
  ].join('\n');
}

/** Each way of printing, by the name that is asked for. */
export const headerFormats = {
  nginx: nginxHeaders,
  netlify: headersFile,
  json: (printed: PrintedHeaders) => JSON.stringify(printed, null, 2),
} as const satisfies Record<string, (printed: PrintedHeaders) => string>;

/** The name of a format. */
export type HeaderFormat = keyof typeof headerFormats;

/** Whether a format is known by this name. */
export const isHeaderFormat = (name: string): name is HeaderFormat =>
  Object.hasOwn(headerFormats, name);
