import path from 'node:path';
import { command } from './command.ts';
import { diskFetch, type SiteFolders } from './publish/disk-fetch.ts';
import { openPrerender } from './publish/open-prerender.ts';
import { publishTenant } from './publish/publish-tenant.ts';
import { refreshIndexCopy, refreshTenantFiles } from './publish/refresh-build.ts';
import { openCardPainter } from './publish/social-card.ts';
import { buildApp, holdsPreview, needsBuild } from './start/running-app.ts';
import { configAt, faultyFolders, faultyText, isEnvironment } from './tenant/publishable.ts';
import { chosenIds } from './tenant/read-folders.ts';

/** What came of one lender. */
interface Published {
  id: string;
  pages: number;
  /** The day of the next planned change: pages that are drawn beforehand want to be drawn anew then. */
  publishAgainOn?: string | undefined;
  /** Why it was not published; what was there before stays. */
  fault?: string;
}

await command({
  usage: `npm run tenant:publish [<id>… -- --environment <name> --json]
  draws the public pages of these lenders, or of all, beforehand into the build, for search engines and slow
  phones. A folder that the app would refuse is named and left as it was published before.
  --environment  for practice, like staging: with tenant.<name>.json laid over, and marked on every page
  --json         for machines: a list of { id, pages, publishAgainOn, fault }
  --dist         the build (dist)
  --folder       where the tenants lie (tenants)`,
  options: {
    environment: { type: 'string' },
    json: { type: 'boolean', default: false },
    dist: { type: 'string', default: 'dist' },
    folder: { type: 'string', default: 'tenants' },
  },
  failsWith: 1,
  async run({ values, positionals }) {
    const { environment, json } = values;
    if (environment !== undefined && !isEnvironment(environment))
      throw new Error(`--environment ${environment}: write small letters, like staging.`);
    const folders: SiteFolders = { dist: values.dist, tenants: values.folder };
    const say = (line: string) => (json ? undefined : console.log(line));
    const ids = chosenIds(folders.tenants, positionals);
    if (needsBuild(folders.dist, { preview: false })) {
      say('Building the app (a few seconds)…');
      await buildApp(folders.dist, { preview: holdsPreview(folders.dist) });
    }
    const faulty = faultyFolders(folders.tenants, { environment, ids });
    const isFaulty = new Set(faulty.map(({ id }) => id));
    const sound = ids.filter((id) => !isFaulty.has(id));
    refreshTenantFiles(folders, sound, environment);
    refreshIndexCopy(folders);
    const prerender = await openPrerender();
    const cards = await openCardPainter(folders.tenants);
    if (!cards) say('No browser was found: shared links will have no picture.');
    globalThis.fetch = diskFetch(folders);
    const done: Published[] = [];
    for (const id of sound) {
      try {
        const pages = await publishTenant(id, folders, { prerender, cards, environment });
        const place = path.join(folders.tenants, id);
        const { next } = configAt(place, { environment, moment: Date.now() });
        done.push({ id, pages, publishAgainOn: next });
        say(`${id}: ${pages} pages in ${path.join(folders.dist, 'pages', id)}`);
        if (next) say(`  a change is planned: publish again on ${next}`);
      } catch (error) {
        const fault = error instanceof Error ? error.message : String(error);
        done.push({ id, pages: 0, fault });
        say(`${id}: not published. ${fault}`);
      }
    }
    for (const one of faulty) {
      done.push({ id: one.id, pages: 0, fault: faultyText(one) });
      say(faultyText(one));
    }
    await cards?.close();
    if (json) console.log(JSON.stringify(done, null, 2));
    // What drew the pages keeps a server of its own.
    process.exit(done.some(({ fault }) => fault) ? 1 : 0);
  },
});
