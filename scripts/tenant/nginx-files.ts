import { cacheControl, fileHeaders, policyHeader, type Headers } from '../http/security-headers.ts';
import type { PrintedFiles, PrintedSite } from './printed-site.ts';

/** Headers whose value is another one on another host, with the variable that holds it. */
const byHost: Readonly<Record<string, string>> = {
  [policyHeader]: '$loanfront_policy',
  'X-Frame-Options': '$loanfront_framing',
  'Reporting-Endpoints': '$loanfront_reports',
};

/** A value with the quotation marks that it does not hold itself. */
const quoted = (value: string) => (value.includes('"') ? `'${value}'` : `"${value}"`);

/** `always`: with errors, too. nginx sends no header whose value is empty. */
const addHeader = (name: string, value: string) => `add_header ${name} ${value} always;`;

const map = (from: string, to: string, rows: readonly (readonly [string, string])[]) =>
  [`map ${from} ${to} {`, ...rows.map(([key, value]) => `    ${key} ${value};`), '}'].join('\n');

/** The part of the server's text that the lenders and the build decide: `deploy/nginx/loanfront.conf` includes it. */
export function nginxFiles({ page, hosts }: PrintedSite): PrintedFiles {
  const lines = (headers: Headers) =>
    Object.entries(headers).map(([name, value]) => addHeader(name, quoted(value)));
  const shared = Object.fromEntries(Object.entries(page).filter(([name]) => !byHost[name]));
  // The lender of the host, the flag of the address and its language; with another's flag no page is ready.
  const pages = [...new Set(hosts.map(({ tenant }) => tenant))].flatMap(({ id, locale }) => [
    ...locale.languages.map((language): [string, string] => [
      `"~*^${id}/(?:${id})?/${language}$"`,
      `/pages/${id}/${language}`,
    ]),
    [`"~*^${id}/(?:${id})?/"`, `/pages/${id}/${locale.defaultLanguage}`] as [string, string],
  ]);
  const maps = [
    map('$host', '$loanfront_tenant', [
      ['default', '""'],
      ...hosts.map(({ host, tenant }) => [host, tenant.id] as const),
    ]),
    map('"$loanfront_tenant/$arg_tenant/$arg_lang"', '$loanfront_pages', [
      ['default', '/pages/none'],
      ...pages,
    ]),
    ...Object.entries(byHost).map(([name, variable]) =>
      map('$host', variable, [
        ['default', quoted(page[name] ?? '')],
        ...hosts
          .filter(({ page: own }) => own[name] !== page[name])
          .map(({ host, page: own }) => [host, quoted(own[name] ?? '')] as const),
      ]),
    ),
    '# A file that is gone must not stay so for ever.',
    map('$status', '$loanfront_hashed', [
      ['~^[23]', quoted(cacheControl.hashed)],
      ['default', quoted(cacheControl.checked)],
    ]),
  ];
  return {
    'maps.conf': text('Which lender a host shows, and what its pages may do.', maps),
    'page-headers.conf': text('Of a page.', [
      ...Object.entries(byHost).map(([name, variable]) => addHeader(name, variable)),
      ...lines(shared),
    ]),
    'file-headers.conf': text('Of everything that is no page.', lines(fileHeaders)),
    'gateway-headers.conf': text('Of an answer of a lender: ours, and not its own.', [
      ...Object.keys(fileHeaders).map((name) => `proxy_hide_header ${name};`),
      'proxy_hide_header Cache-Control;',
      'proxy_hide_header Expires;',
      ...lines({ ...fileHeaders, 'Cache-Control': cacheControl.never }),
    ]),
  };
}

const text = (title: string, parts: readonly string[]) =>
  [
    `# ${title} Written by npm run tenant:headers; it is written anew for each build.`,
    ...parts,
    '',
  ].join('\n');
