import { readFileSync } from 'node:fs';
import path from 'node:path';
import { launchFlag } from '../../src/launch/launch-flag.ts';
import { languageMeant } from '../../src/i18n/choose-language.ts';
import { chooseTenant, readTenantIndex, type TenantIndex } from '../../src/tenant/choose-tenant.ts';
import { fileInFolder } from './folder-file.ts';

/** Where the prerendered pages lie below a build. */
export const pagesFolder = 'pages';

/** Says in which languages a tenant's pages are there. */
export const publicationFile = 'publication.json';

/** The picture for shared links, beside the pages of each language. */
export const socialCardFile = 'social-card.jpg';

/** Content of `publicationFile`. */
export interface Publication {
  languages: readonly string[];
  defaultLanguage: string;
  /** Every path that has a page, as the tenant writes it; its folder has the same name. */
  paths: readonly string[];
}

const plain = (path: string) => path.toLowerCase().replace(/(.)\/+$/, '$1');

/**
 * The prerendered page that an address means, else undefined: the tenant by the flag or the host, the language by
 * `lang`, else the tenant's default. Paths compare without regard to case (screens §1).
 */
export function publishedPage(dist: string, tenants: string, address: URL): string | undefined {
  const id = chooseTenant(launchFlag(address), address.host, readIndex(tenants));
  const folder = id && path.join(dist, pagesFolder, id);
  const publication = folder && readPublication(folder);
  if (!publication) return undefined;
  if (/^\/(?:robots\.txt|sitemap\.xml)$/.test(address.pathname))
    return fileInFolder(folder, address.pathname);
  const { languages, defaultLanguage, paths } = publication;
  const asked = address.searchParams.get('lang') ?? undefined;
  const language = languageMeant(asked, languages) ?? defaultLanguage;
  if (address.pathname === `/${socialCardFile}`)
    return fileInFolder(path.join(folder, language), socialCardFile);
  const page = paths.find((candidate) => plain(candidate) === plain(address.pathname));
  if (page === undefined) return undefined;
  return fileInFolder(path.join(folder, language), `${page}/index.html`);
}

function readPublication(folder: string): Publication | undefined {
  try {
    return JSON.parse(readFileSync(path.join(folder, publicationFile), 'utf8'));
  } catch {
    return undefined; // not published
  }
}

function readIndex(tenants: string): TenantIndex {
  try {
    return readTenantIndex(JSON.parse(readFileSync(path.join(tenants, 'index.json'), 'utf8')));
  } catch {
    return readTenantIndex(undefined);
  }
}
