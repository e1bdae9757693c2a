import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { PrerenderedScreen } from '../../src/app/prerender.tsx';
import { checkTenant } from '../../src/tenant/check-tenant.ts';
import type { ScreenKey } from '../../src/tenant/screen-paths.ts';
import type { Tenant } from '../../src/tenant/tenant-schema.ts';
import {
  pagesFolder,
  publicationFile,
  socialCardFile,
  type Publication,
} from '../http/published-page.ts';
import { configAt } from '../tenant/publishable.ts';
import type { SiteFolders } from './disk-fetch.ts';
import type { Prerender } from './open-prerender.ts';
import { lateSheetOf, pageHtml } from './page-html.ts';
import { summarise } from './page-summary.ts';
import { pathsOf, publishedScreens } from './published-screens.ts';
import { robots, sitemap } from './site-files.ts';
import type { CardPainter } from './social-card.ts';
import { themeFile, themeStyle } from './theme-style.ts';
import { classesIn, usedRules } from './used-rules.ts';

/** A tenant whose folder cannot be published, with every fault in words. */
export class UnsoundTenant extends Error {}

/** The checked tenant of a folder as it is today; throws an `UnsoundTenant` that says what is wrong. */
export function readTenantFolder(tenants: string, id: string, environment?: string): Tenant {
  const file = path.join(tenants, id, 'tenant.json');
  if (!existsSync(file)) throw new UnsoundTenant(`${file} does not exist`);
  const { config } = configAt(path.join(tenants, id), { environment, moment: Date.now() });
  const check = checkTenant(config, id);
  if (check.isSound) return check.tenant;
  const faults = check.faults.map(({ where, what }) => `  ${where}: ${what}`);
  throw new UnsoundTenant([`${file} cannot be used:`, ...faults].join('\n'));
}

/** What publishing works with. */
export interface Publisher {
  prerender: Pick<Prerender, 'isPublicScreen' | 'prerenderScreen'>;
  /** Paints pictures for shared links; without one they have none. */
  cards?: Pick<CardPainter, 'paint'> | undefined;
  /** For whom a practice version is published. */
  environment?: string | undefined;
}

/**
 * Writes a tenant's public pages into `pages/<id>/` of a build: each page in each language under each of its
 * paths, pictures for shared links, sitemap and robots; the tenant's colours, with what its pages need of the app's
 * late style, go into `assets/`, under a name of their content. The new folder takes the place of the old one when it is
 * whole. Returns how many pages there are.
 */
export async function publishTenant(
  id: string,
  { dist, tenants }: SiteFolders,
  { prerender, cards, environment }: Publisher,
): Promise<number> {
  const tenant = readTenantFolder(tenants, id, environment);
  const template = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const folder = path.join(dist, pagesFolder, id);
  const fresh = path.join(dist, pagesFolder, `.${id}`);
  const screens = publishedScreens(tenant, prerender.isPublicScreen);
  rmSync(fresh, { recursive: true, force: true });
  const pages: { screen: ScreenKey; language: string; drawn: PrerenderedScreen }[] = [];
  for (const language of tenant.locale.languages)
    for (const screen of screens)
      pages.push({
        screen,
        language,
        drawn: await prerender.prerenderScreen(screen, tenant, language),
      });
  const classes = new Set(pages.flatMap(({ drawn }) => classesIn(drawn.markup)));
  const late = readFileSync(path.join(dist, lateSheetOf(template)), 'utf8');
  const style = `${usedRules(late, classes)}\n${themeStyle(tenant)}`;
  const theme = themeFile(style);
  write(path.join(dist, theme), style);
  const siteStyle = siteSheet(dist);
  let count = 0;
  for (const { screen, language, drawn } of pages) {
    const summary = summarise(drawn.markup, screen, tenant, language);
    const content = { tenant, screen, language, summary, hasSocialCard: cards !== undefined };
    const html = pageHtml(template, drawn, content, [`/${theme}`, siteStyle]);
    for (const place of pathsOf(tenant, screen)) {
      write(path.join(fresh, language, ...place.split('/'), 'index.html'), html);
      count += 1;
    }
  }
  if (cards)
    for (const language of tenant.locale.languages)
      write(path.join(fresh, language, socialCardFile), await cards.paint(tenant, language));
  const { languages, defaultLanguage } = tenant.locale;
  const paths = screens.flatMap((screen) => pathsOf(tenant, screen));
  const publication: Publication = { languages, defaultLanguage, paths };
  write(path.join(fresh, publicationFile), JSON.stringify(publication));
  write(path.join(fresh, 'sitemap.xml'), sitemap(tenant, screens));
  write(path.join(fresh, 'robots.txt'), robots(tenant));
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
  return count;
}

/** The address of the public site's sheet (`src/features/public-site/site.css`); throws where the build has none. */
function siteSheet(dist: string): string {
  const file = readdirSync(path.join(dist, 'assets')).find((name) => /^site-.*\.css$/.test(name));
  if (file === undefined) throw new Error(`${dist} holds no sheet of the public site`);
  return `/assets/${file}`;
}

function write(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
