import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from './find-browser.ts';
import { type AppServer, startAppServer } from './http/app-server.ts';
import { openSandbox, sandboxTenantsOf } from './http/open-sandbox.ts';
import { screenFaces } from './screens/face-table.ts';
import { isChanged, sheetPage } from './sheet/sheet-page.ts';
import { folderWith, type ServedLender, takeShots } from './sheet/take-shots.ts';
import { freshBuild } from './start/running-app.ts';
import { command } from './command.ts';

const usage = `npm run tenant:sheet <id> [-- --languages en,hi --before <folder>]
  <id>          every screen and face of this lender on one page: sheets/<id>/index.html
  --languages   all of the lender's when none is named
  --screens     only these, like home,loanDetails
  --before      an older version of the same folder, to be shown beside
  --dark        as on a dark device
  --width       of the phone (360)
  --dist        the build that is shown (dist)
  --folder      where the tenants lie (tenants)`;

/** Page and lender live at one moment, so that a picture changes only when something does. */
const moment = new Date('2026-11-28T04:30:00Z');

const listed = (text: string | undefined): string[] | undefined =>
  text?.split(',').flatMap((one) => one.trim() || []);

await command({
  usage,
  options: {
    languages: { type: 'string' },
    screens: { type: 'string' },
    before: { type: 'string' },
    dark: { type: 'boolean', default: false },
    width: { type: 'string', default: '360' },
    dist: { type: 'string', default: 'dist' },
    folder: { type: 'string', default: 'tenants' },
  },
  failsWith: 1,
  async run({ values, positionals }) {
    const [id] = positionals;
    if (id === undefined) return 'usage';
    const { dist } = values;
    await freshBuild(dist);
    const servers: AppServer[] = [];
    const only = listed(values.screens);
    const serve = async (tenants: string): Promise<ServedLender> => {
      const lender = await sandboxTenantsOf(tenants)(id);
      if (!lender) throw new Error(`There is no ${tenants}/${id}/tenant.json.`);
      const sandbox = openSandbox(tenants, () => moment.getTime());
      const server = await startAppServer({
        dist,
        tenants,
        sandbox,
        hasPreview: true,
        warmsUp: false,
      });
      servers.push(server);
      const faces = screenFaces(lender).filter(({ screen }) => only?.includes(screen) ?? true);
      return { url: server.url, lender, faces };
    };
    const older = values.before && folderWith(id, values.before, values.folder);
    const folder = path.join('sheets', id);
    const browser = await chromium.launch(await findBrowser());
    try {
      const after = await serve(values.folder);
      const before = older ? await serve(older) : undefined;
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      let count = 0;
      const shots = await takeShots({
        browser,
        phone: { width: Number(values.width), isDark: values.dark, moment },
        folder,
        languages: listed(values.languages) ?? after.lender.tenant.locale.languages,
        after,
        before,
        onShot({ screen, face, language }) {
          count += 1;
          console.log(`${String(count).padStart(4)}  ${screen}  ${face}  ${language}`);
        },
      });
      const title = `${after.lender.tenant.brand.name} (${id})`;
      const takenAt = `as on ${moment.toISOString().slice(0, 10)}`;
      const page = path.join(folder, 'index.html');
      writeFileSync(page, sheetPage({ title, takenAt, shots, isCompared: before !== undefined }));
      console.log(`\n${page}`);
      if (before) console.log(`${shots.filter(isChanged).length} of ${shots.length} differ.`);
      const missing = shots.filter(({ isMissing }) => isMissing);
      for (const { screen, face, language } of missing)
        console.error(`${screen} does not show its face "${face}" in ${language}.`);
      return missing.length > 0 ? 1 : 0;
    } finally {
      await browser.close();
      await Promise.all(servers.map((server) => server.close()));
      if (older) rmSync(older, { recursive: true, force: true });
    }
  },
});
