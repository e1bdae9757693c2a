import { isChanged, type SheetShot } from './sheet-shot.ts';
import { sheetScript, sheetStyle } from './sheet-style.ts';

/** What the sheet says of itself. */
export interface SheetFacts {
  title: string;
  /** When the pictures were taken, in words. */
  takenAt: string;
  shots: readonly SheetShot[];
  /** Whether an older version stands beside. */
  isCompared: boolean;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const html = (text: string) => text.replace(/[&<>"]/g, (char) => escapes[char] ?? char);

const options = (name: string, values: readonly string[]) =>
  `<label>${name} <select data-filter="${name}"><option value="">all</option>${values
    .map((value) => `<option>${html(value)}</option>`)
    .join('')}</select></label>`;

const picture = (file: string | undefined, what: string) =>
  file === undefined
    ? `<p class="none">${what}: no such face</p>`
    : `<a href="${html(file)}"><img src="${html(file)}" alt="${html(what)}" loading="lazy" width="180"></a>`;

const percent = (share: number) => `${(share * 100).toFixed(share < 0.01 ? 2 : 0)} %`;

function figure(shot: SheetShot, isCompared: boolean): string {
  const { screen, face, title, language, before, after, difference = 0 } = shot;
  const mark =
    isCompared && isChanged(shot) ? ` <mark>differs by ${percent(difference)}</mark>` : '';
  const pictures = isCompared
    ? `<div class="pair">${picture(before, 'before')}${picture(after, 'after')}</div>`
    : picture(after, `${screen}, ${face}`);
  return `<figure data-screen="${html(screen)}" data-face="${html(face)}" data-language="${language}" data-changed="${isChanged(shot)}">
${pictures}
<figcaption><b>${html(face)}</b> ${language}${mark}<br>${html(title)}<br><code>${html(after ?? before ?? '')}</code></figcaption>
</figure>`;
}

const unique = (values: readonly string[]) => [...new Set(values)];

const note = (what: string, shots: readonly SheetShot[]): string => {
  const names = unique(shots.map(({ screen, face }) => `${screen} ${face}`));
  return names.length === 0 ? '' : `<p>${what}: ${html(names.join(', '))}.</p>`;
};

/** The sheet: one page with every picture, filters, and the faces that were not there. Needs no server. */
export function sheetPage({ title, takenAt, shots, isCompared }: SheetFacts): string {
  const shown = shots.filter(({ before, after }) => before ?? after);
  const missing = shots.filter(({ isMissing }) => isMissing);
  const absent = shots.filter(({ before, after, isMissing }) => !(before ?? after) && !isMissing);
  const screens = unique(shown.map(({ screen }) => screen));
  const changed = shown.filter(isChanged).length;
  const sections = screens.map(
    (screen) =>
      `<section><h2>${html(screen)}</h2><div class="row">${shown
        .filter((shot) => shot.screen === screen)
        .map((shot) => figure(shot, isCompared))
        .join('\n')}</div></section>`,
  );
  const filters = [
    options('screen', screens),
    options('face', unique(shown.map(({ face }) => face)).sort()),
    options('language', unique(shown.map(({ language }) => language))),
    ...(isCompared
      ? ['<label><input type="checkbox" data-only-changed> only what differs</label>']
      : []),
  ];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html(title)}</title>
<style>${sheetStyle}</style>
<header><h1>${html(title)}</h1>
<p>${shown.length} pictures of ${screens.length} screens, ${html(takenAt)}${isCompared ? `; ${changed} differ` : ''}</p>
<form>${filters.join(' ')}</form></header>
<main>${sections.join('\n')}</main>
<footer>${note('Must be there, and is not', missing)}${note('Not there, which is right where a screen has no such face', absent)}</footer>
<script>${sheetScript}</script>
</html>
`;
}
