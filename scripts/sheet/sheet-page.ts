/** One picture of the sheet, or a pair of them. */
export interface SheetShot {
  screen: string;
  face: string;
  title: string;
  language: string;
  /** The picture by its path beside the sheet; nothing when the screen does not have the face. */
  after?: string;
  /** The same in the older version, where one is compared. */
  before?: string;
  /** Share of the points that are not the same, 0 to 1; 1 where one of the two is missing. */
  difference?: number;
  /** The screen must have this face, and does not. */
  isMissing?: boolean;
}

/** The pairs of which people want to know. */
export const isChanged = ({ difference = 0 }: SheetShot): boolean => difference > 0;

/** How the sheet looks. */
export const sheetStyle = `
body { margin: 0; font: 14px/1.5 system-ui, sans-serif; color: #16202c; background: #eef1f5; }
header { position: sticky; top: 0; z-index: 1; padding: 12px 20px; background: #fff; border-bottom: 1px solid #d5dce4; }
h1 { margin: 0; font-size: 18px; } h2 { margin: 24px 20px 8px; font-size: 16px; }
header p { margin: 2px 0 8px; color: #55606e; } form { display: flex; flex-wrap: wrap; gap: 16px; }
.row { display: flex; flex-wrap: wrap; gap: 16px; padding: 0 20px; align-items: flex-start; }
figure { margin: 0; padding: 10px; background: #fff; border: 1px solid #d5dce4; border-radius: 8px; max-width: 400px; }
figure[data-missing] { border-color: #b3261e; background: #fdecea; }
figure[data-missing] .none { color: #8c1d18; font-weight: 600; }
figure[data-changed=true] { border-color: #b4531a; box-shadow: 0 0 0 1px #b4531a; }
a { display: block; max-height: 420px; overflow: hidden; border: 1px solid #e3e8ee; } img { display: block; height: auto; }
.pair { display: flex; gap: 8px; align-items: flex-start; }
.none { width: 180px; margin: 0; color: #8a5200; } figcaption { max-width: 368px; padding-top: 6px; overflow-wrap: anywhere; }
code { color: #55606e; font-size: 11px; } mark { background: #ffe3cf; } footer { padding: 20px; color: #55606e; }
[hidden] { display: none !important; }
`;

/** What the filters do. */
export const sheetScript = `
const filters = [...document.querySelectorAll('[data-filter]')];
const only = document.querySelector('[data-only-changed]');
const apply = () => {
  for (const figure of document.querySelectorAll('figure'))
    figure.hidden = filters.some(({ value, dataset }) => value && figure.dataset[dataset.filter] !== value)
      || Boolean(only && only.checked && figure.dataset.changed !== 'true');
  for (const section of document.querySelectorAll('section'))
    section.hidden = !section.querySelector('figure:not([hidden])');
};
document.querySelector('form').addEventListener('input', apply);
`;

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
/** A text as HTML has it. */
export const html = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => escapes[char] ?? char);

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
  const { screen, face, title, language, before, after, difference = 0, isMissing } = shot;
  const mark =
    isCompared && isChanged(shot) ? ` <mark>differs by ${percent(difference)}</mark>` : '';
  const pictures = isCompared
    ? `<div class="pair">${picture(before, 'before')}${picture(after, 'after')}</div>`
    : isMissing
      ? '<p class="none">This face did not come.</p>'
      : picture(after, `${screen}, ${face}`);
  return `<figure data-screen="${html(screen)}" data-face="${html(face)}" data-language="${language}" data-changed="${isChanged(shot)}"${isMissing ? ' data-missing' : ''}>
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
  const pictured = shots.filter(({ before, after }) => before ?? after);
  const shown = shots.filter(({ before, after, isMissing }) => before ?? after ?? isMissing);
  const missing = shots.filter(({ isMissing }) => isMissing);
  const absent = shots.filter(({ before, after, isMissing }) => !(before ?? after) && !isMissing);
  const screens = unique(shown.map(({ screen }) => screen));
  const changed = pictured.filter(isChanged).length;
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
<p>${pictured.length} pictures of ${screens.length} screens, ${missing.length} did not come, ${html(takenAt)}${isCompared ? `; ${changed} differ` : ''}</p>
<form>${filters.join(' ')}</form></header>
<main>${sections.join('\n')}</main>
<footer>${note('Must be there, and is not', missing)}${note('Not there, which is right where a screen has no such face', absent)}</footer>
<script>${sheetScript}</script>
</html>
`;
}
