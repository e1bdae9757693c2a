import { isScreenOn } from '../../src/navigation/route-table.ts';
import { screenKeys } from '../../src/tenant/screen-paths.ts';
import type { Tenant } from '../../src/tenant/tenant-schema.ts';
import { cacheControl, fileHeaders, type Headers } from '../http/security-headers.ts';
import { pathsOf, publishedScreens } from '../publish/published-screens.ts';
import type { PrintedFiles, PrintedSite } from './printed-site.ts';

/** What a host understands. */
interface StaticHost {
  /** Where a longer path also gets the headers of a shorter one, they are taken back first. */
  takesBack: boolean;
  /** The address of the page in a folder. */
  pageIn: (folder: string) => string;
  /** How a rule says that it holds although there is a file. */
  force: string;
  /** Whether rules can look at the query. */
  readsQuery: boolean;
}

const section = (path: string, headers: Headers, { takesBack }: StaticHost, before: Headers = {}) =>
  [
    path,
    ...(takesBack ? Object.keys(before).map((name) => `  ! ${name}`) : []),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ].join('\n');

function headersFile({ page }: PrintedSite, host: StaticHost): string {
  const pages = { ...page, 'Cache-Control': cacheControl.checked };
  const files = (caching: string) => ({ ...fileHeaders, 'Cache-Control': caching });
  return [
    section('/*', pages, host),
    section('/assets/*', files(cacheControl.hashed), host, pages),
    section('/tenants/*', files(cacheControl.checked), host, pages),
    '',
  ].join('\n\n');
}

/** A lender's published pages under its own paths; only where the site is that lender's alone. */
function publishedRules(
  { id, locale: { languages, defaultLanguage } }: Tenant,
  paths: readonly string[],
  host: StaticHost,
): string[] {
  const other = host.readsQuery ? languages.filter((language) => language !== defaultLanguage) : [];
  const rule = (path: string, query: string, target: string) =>
    `${path} ${query}${target} 200${host.force}`;
  return [
    ...paths.flatMap((path) => [
      ...other.map((language) =>
        rule(path, `lang=${language} `, host.pageIn(`/pages/${id}/${language}${path}`)),
      ),
      rule(path, '', host.pageIn(`/pages/${id}/${defaultLanguage}${path}`)),
    ]),
    rule('/robots.txt', '', `/pages/${id}/robots.txt`),
    rule('/sitemap.xml', '', `/pages/${id}/sitemap.xml`),
    rule('/social-card.jpg', '', `/pages/${id}/${defaultLanguage}/social-card.jpg`),
  ];
}

/**
 * Every path that is a screen of one of the lenders. Any other one is not there: the host answers it with `404.html`,
 * which is the app again and says so in the lender's own words.
 */
function redirectsFile({ tenants }: PrintedSite, host: StaticHost): string {
  // Of one lender alone, with its planned changes, the pages can be drawn beforehand.
  const [only] = new Set(tenants.map(({ id }) => id)).size === 1 ? tenants : [];
  const published = only ? publishedScreens(only, () => true).flatMap((s) => pathsOf(only, s)) : [];
  const app = tenants.flatMap((tenant) =>
    screenKeys
      .filter((screen) => isScreenOn(tenant, screen))
      .flatMap((screen) => pathsOf(tenant, screen)),
  );
  const rest = [...new Set(app)].filter((path) => path !== '/' && !published.includes(path));
  return [
    ...(only ? publishedRules(only, published, host) : []),
    ...rest.map((path) => `${path} ${host.pageIn('')} 200`),
    '',
  ].join('\n');
}

const filesFor =
  (host: StaticHost) =>
  (site: PrintedSite): PrintedFiles => ({
    _headers: headersFile(site, host),
    _redirects: redirectsFile(site, host),
    '404.html': site.html,
  });

/** For Netlify, where the longest path that fits decides each header. */
export const netlifyFiles = filesFor({
  takesBack: false,
  pageIn: (folder) => `${folder.replace(/\/$/, '')}/index.html`,
  force: '!',
  readsQuery: true,
});

/** For Cloudflare Pages, which adds up the headers of all paths that fit, and knows a page by its folder. */
export const cloudflareFiles = filesFor({
  takesBack: true,
  pageIn: (folder) => `${folder.replace(/\/$/, '')}/`,
  force: '',
  readsQuery: false,
});
