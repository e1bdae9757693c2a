import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { legalPageOfScreen } from '../src/tenant/legal-pages.ts';
import { command } from './command.ts';
import { findBrowser } from './find-browser.ts';
import { lastApproved } from './release/release-record.ts';
import { readReleases, releasedFolder } from './release/release-store.ts';
import { openFace, withPhone } from './screens/open-face.ts';
import { makeSheet } from './sheet/make-sheet.ts';
import { type LegalText, reviewPage } from './sheet/review-page.ts';
import type { ServedLender } from './sheet/take-shots.ts';
import { diffFolders, differenceText } from './tenant/diff-folders.ts';
import { chosenIds, readTenantFolder } from './tenant/read-folders.ts';

/** The legal pages of a lender as the app prints them, in every language. */
async function legalTexts(
  browser: Browser,
  { url, lender, faces }: ServedLender,
  languages: readonly string[],
): Promise<LegalText[]> {
  const legal = faces.filter(({ screen, face }) => screen in legalPageOfScreen && face === 'ready');
  const texts: LegalText[] = [];
  for (const face of legal) {
    for (const language of languages) {
      await withPhone(browser, { width: 360, isDark: false }, async (page) => {
        if (!(await openFace(page, face, { url, lender, language, name: `review-${language}` })))
          return;
        const title = await page.getByRole('heading', { level: 1 }).innerText();
        const text = await page.locator('main').innerText();
        const lines = text.split('\n').flatMap((line) => line.trim() || []);
        texts.push({ screen: face.screen, language, title, lines });
      });
    }
  }
  return texts;
}

/** What differs from the last approved release; undefined where there is none. */
function changesSince(
  id: string,
  places: { tenants: string; releases: string },
): string | undefined {
  const last = lastApproved(readReleases(places, id));
  if (!last) return undefined;
  const read = (root: string, name: string) => ({
    ...readTenantFolder(root, name),
    prints: new Map<string, string>(),
  });
  const before = releasedFolder(places, id, last.number);
  const found = diffFolders(
    read(path.dirname(before), path.basename(before)),
    read(places.tenants, id),
  );
  return differenceText(found, [`release ${last.number}`, 'now']);
}

await command({
  usage: `npm run tenant:review <id> [-- --languages en,hi]
  one folder for somebody who reviews a lender without tools: reviews/<id>/index.html and review.pdf, with the
  offer in every language, every legal text with its values, every screen, and what has changed since the last
  approved release
  --languages   all of the lender's when none is named
  --screens     pictures of these alone
  --json        for machines: { page, pdf, pictures, legalTexts, missing }
  --dist        the build that is shown (dist)
  --folder      where the tenants lie (tenants)
  --releases    where the releases lie (releases)`,
  options: {
    languages: { type: 'string' },
    screens: { type: 'string' },
    json: { type: 'boolean', default: false },
    dist: { type: 'string', default: 'dist' },
    folder: { type: 'string', default: 'tenants' },
    releases: { type: 'string', default: 'releases' },
  },
  failsWith: 1,
  async run({ values, positionals }) {
    const [id, ...more] = positionals;
    if (id === undefined || more.length > 0) return 'usage';
    chosenIds(values.folder, [id]);
    const folder = path.join('reviews', id);
    const browser = await chromium.launch(await findBrowser());
    try {
      const legal: LegalText[] = [];
      const languages = values.languages?.split(',');
      const { lender, shots } = await makeSheet(
        {
          id,
          browser,
          folder: path.join(folder, 'screens'),
          dist: values.dist,
          tenants: values.folder,
          languages,
          screens: values.screens?.split(','),
          onShot(_shot, { done, all }) {
            if (!values.json && done % 10 === 0) console.log(`${done} of ${all}`);
          },
        },
        async (served) => {
          legal.push(
            ...(await legalTexts(
              browser,
              served,
              languages ?? served.lender.tenant.locale.languages,
            )),
          );
        },
      );
      const changes = changesSince(id, { tenants: values.folder, releases: values.releases });
      const page = path.join(folder, 'index.html');
      const { brand, lender: company } = lender.lender.tenant;
      const madeAt = new Date().toISOString().slice(0, 10);
      const facts = { lender: `${brand.name}, ${company.name}`, madeAt, changes, legal, shots };
      writeFileSync(page, reviewPage(facts));
      const pdf = path.join(folder, 'review.pdf');
      const paper = await browser.newPage();
      await paper.goto(pathToFileURL(page).href, { waitUntil: 'load' });
      await paper.pdf({
        path: pdf,
        format: 'A4',
        printBackground: true,
        margin: { top: '15mm', bottom: '15mm', left: '12mm', right: '12mm' },
      });
      const gone = shots.filter(({ isMissing }) => isMissing);
      const missing = gone.length;
      const report = { page, pdf, pictures: shots.length, legalTexts: legal.length, missing };
      console.log(values.json ? JSON.stringify(report, null, 2) : `${page}\n${pdf}`);
      for (const { screen, face, language } of gone)
        console.error(`${screen} does not show its face "${face}" in ${language}.`);
      return missing > 0 ? 1 : 0;
    } finally {
      await browser.close();
    }
  },
});
