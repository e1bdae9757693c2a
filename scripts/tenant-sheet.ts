import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { command } from './command.ts';
import { findBrowser } from './find-browser.ts';
import { besidePage, besideRows } from './sheet/beside-page.ts';
import { makeSheet } from './sheet/make-sheet.ts';
import { isChanged } from './sheet/sheet-page.ts';

const listed = (text: string | undefined): string[] | undefined =>
  text?.split(',').flatMap((one) => one.trim() || []);

await command({
  usage: `npm run tenant:sheet <id> [-- --languages en,hi --before <folder> --changed]
  <id>          every screen and face of this lender on one page: sheets/<id>/index.html
  --languages   all of the lender's when none is named
  --screens     only these, like home,loanDetails
  --before      an older version of the same folder, to be shown beside
  --before-ref  an older version of the whole app, as git calls it (main, HEAD~3), built and shown beside
  --changed     with one of these: only what differs
  --beside      a folder of pictures that are to be reached: another page, beside.html, has each over the faces that
                --row names for it, and only those are taken
  --row         'rows-2=loanDetails ready,home ready', once for each picture
  --dark        as on a dark device
  --width       of the phone (360)
  --json        for machines: { page, pictures, changed, missing, seconds }
  --dist        the build that is shown (dist)
  --folder      where the tenants lie (tenants)`,
  options: {
    languages: { type: 'string' },
    screens: { type: 'string' },
    before: { type: 'string' },
    'before-ref': { type: 'string' },
    changed: { type: 'boolean', default: false },
    beside: { type: 'string' },
    row: { type: 'string', multiple: true, default: [] },
    dark: { type: 'boolean', default: false },
    width: { type: 'string', default: '360' },
    json: { type: 'boolean', default: false },
    dist: { type: 'string', default: 'dist' },
    folder: { type: 'string', default: 'tenants' },
  },
  failsWith: 1,
  async run({ values, positionals }) {
    const [id] = positionals;
    const isCompared = Boolean(values.before ?? values['before-ref']);
    const isTwice = Boolean(values.before && values['before-ref']);
    if (id === undefined || isTwice || (values.changed && !isCompared)) return 'usage';
    const rows = values.beside === undefined ? undefined : besideRows(values.beside, values.row);
    const browser = await chromium.launch(await findBrowser());
    try {
      const { page, shots, elapsed } = await makeSheet({
        id,
        browser,
        folder: path.join('sheets', id),
        dist: values.dist,
        tenants: values.folder,
        languages: listed(values.languages),
        screens: listed(values.screens),
        faces: rows?.flatMap(({ faces }) => faces),
        before: values.before,
        beforeRef: values['before-ref'],
        onlyChanged: values.changed,
        isDark: values.dark,
        width: Number(values.width),
        onShot({ screen, face, language }, { done, all, elapsed: soFar }) {
          const left = Math.ceil(((soFar / done) * Math.max(0, all - done)) / 60_000);
          if (!values.json)
            console.log(
              `${done} of ${all}, about ${left} min left  ${screen}  ${face}  ${language}`,
            );
        },
      });
      if (rows && values.beside !== undefined) {
        const goals = path.relative(path.dirname(page), values.beside);
        const file = path.join(path.dirname(page), 'beside.html');
        writeFileSync(file, besidePage(id, goals, rows, shots));
      }
      const missing = shots.filter(({ isMissing }) => isMissing);
      const changed = shots.filter(isChanged).length;
      const seconds = Math.round(elapsed / 1000);
      const pictures = shots.filter(({ after }) => after).length;
      if (values.json)
        console.log(JSON.stringify({ page, pictures, changed, missing, seconds }, null, 2));
      else console.log(`\n${page}: ${pictures} pictures in ${seconds} s`);
      if (!values.json && isCompared) console.log(`${changed} of ${shots.length} differ.`);
      for (const { screen, face, language } of missing)
        console.error(`${screen} does not show its face "${face}" in ${language}.`);
      return missing.length > 0 ? 1 : 0;
    } finally {
      await browser.close();
    }
  },
});
