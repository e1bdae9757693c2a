import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { didYouMean, nearMiss } from '../operators/check/near-miss.ts';
import { readTenantIndex } from '../src/tenant/choose-tenant.ts';
import { findBrowser } from './find-browser.ts';
import { sandboxTenantsOf } from './http/open-sandbox.ts';
import { screenFaces } from './screens/face-table.ts';
import {
  faceAddress,
  isByAddress,
  openFace,
  pictureOf,
  prepareLender,
  withPhone,
} from './screens/open-face.ts';
import type { ScreenFace } from './screens/screen-face.ts';
import { runningApp } from './start/running-app.ts';
import { textOf } from './tenant/read-folders.ts';
import { command } from './command.ts';

const usage = `npm run screen -- <screen> [--face <face>] [--tenant <id>] [--language <code>] [--dark] [--width 360]
  <screen>     a key like loanDetails; without one, every screen with its faces is listed
  --face       ready (without it), loading, error, empty, or another of the list
  --open       shows it in a window and waits until that is closed
  --serve      goes on serving, so that the printed link works
  --out        where the picture goes (sheets/screen/<name>.png)
  --dist       the build that is shown (dist)
  --folder     where the tenants lie (tenants)`;

const namesOf = (faces: readonly ScreenFace[]) => faces.map(({ face }) => face).join(', ');

/** Every screen and its faces, one screen a line. */
function listText(faces: readonly ScreenFace[]): string {
  const keys = [...new Set(faces.map(({ screen }) => screen))];
  return keys
    .map((key) => `${key.padEnd(24)} ${namesOf(faces.filter(({ screen }) => screen === key))}`)
    .join('\n');
}

/** The face that is asked for; throws with what there is instead. */
function chosenFace(faces: readonly ScreenFace[], screen: string, name: string): ScreenFace {
  const own = faces.filter((face) => face.screen === screen);
  if (own.length === 0) {
    const keys = [...new Set(faces.map((face) => face.screen))];
    throw new Error(`This lender has no screen "${screen}"${didYouMean(nearMiss(screen, keys))}`);
  }
  const found = own.find(({ face }) => face === name);
  if (!found) throw new Error(`${screen} has no face "${name}": write one of ${namesOf(own)}.`);
  return found;
}

await command({
  usage,
  options: {
    face: { type: 'string', default: 'ready' },
    tenant: { type: 'string' },
    language: { type: 'string' },
    dark: { type: 'boolean', default: false },
    width: { type: 'string', default: '360' },
    open: { type: 'boolean', default: false },
    serve: { type: 'boolean', default: false },
    out: { type: 'string' },
    dist: { type: 'string', default: 'dist' },
    folder: { type: 'string', default: 'tenants' },
  },
  failsWith: 1,
  async run({ values, positionals }) {
    const index: unknown = JSON.parse(textOf(path.join(values.folder, 'index.json')) ?? '{}');
    const id = values.tenant ?? readTenantIndex(index).default;
    const lender = await sandboxTenantsOf(values.folder)(id);
    if (!lender) throw new Error(`There is no ${values.folder}/${id}/tenant.json.`);
    const faces = screenFaces(lender);
    const [screen] = positionals;
    if (screen === undefined) return console.log(listText(faces));
    const face = chosenFace(faces, screen, values.face);
    const language = values.language ?? lender.tenant.locale.defaultLanguage;
    const app = await runningApp(id, values.folder, values.dist);
    const browser = await chromium.launch({ ...(await findBrowser()), headless: !values.open });
    const at = (name: string) => ({ url: app.url, lender, language, name });
    const phone = { width: Number(values.width), isDark: values.dark };
    try {
      const link = at(`link-${Date.now()}`);
      await prepareLender(face, link);
      console.log(faceAddress(face, link));
      if (!isByAddress(face))
        console.log(
          '(the address alone shows the screen as it usually is: --open shows this face)',
        );
      await withPhone(browser, phone, async (page) => {
        const isThere = await openFace(page, face, at(`shot-${Date.now()}`));
        if (!isThere) throw new Error(`${screen} does not show ${face.face}: ${face.title}.`);
        const kind = [id, screen, face.face, language, ...(phone.isDark ? ['dark'] : [])];
        const file = values.out ?? path.join('sheets', 'screen', `${kind.join('-')}.png`);
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, await pictureOf(page));
        console.log(file);
        if (values.open) await page.waitForEvent('close', { timeout: 0 });
      });
      if (values.serve && app.isOurs) {
        console.log(`Serving ${app.url} until Ctrl+C.`);
        await new Promise(() => undefined);
      }
    } finally {
      await browser.close();
      await app.close();
    }
  },
});
