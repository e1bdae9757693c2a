import { readdirSync } from 'node:fs';
import path from 'node:path';
import { html, type SheetShot, sheetStyle } from './sheet-page.ts';

/** A picture to be reached, and the faces that are to be looked at beside it. */
export interface BesideRow {
  /** Name of the picture's file. */
  picture: string;
  /** Each as `<screen> <face>`. */
  faces: readonly string[];
}

const isPicture = /\.(?:png|jpe?g|webp|avif)$/i;

/**
 * Reads which faces stand beside which picture of a folder: `rows-2=loanDetails ready,home ready`, where the name may
 * lack its ending. A picture that no row names stands alone. Throws for a picture that the folder does not have.
 */
export function besideRows(folder: string, rows: readonly string[]): BesideRow[] {
  const pictures = readdirSync(folder)
    .filter((name) => isPicture.test(name))
    .sort();
  const faces = new Map(pictures.map((picture): [string, string[]] => [picture, []]));
  for (const row of rows) {
    const [name = '', list = ''] = row.split('=');
    const picture = pictures.find((one) => one === name || path.parse(one).name === name);
    if (picture === undefined) throw new Error(`There is no picture "${name}" in ${folder}.`);
    faces.get(picture)?.push(...list.split(',').flatMap((one) => one.trim() || []));
  }
  return pictures.map((picture) => ({ picture, faces: faces.get(picture) ?? [] }));
}

const style = `
body { padding: 0 20px 40px; } h2 { margin: 32px 0 8px; }
.goal { max-height: none; } .goal img { width: 100%; }
.row { flex-wrap: nowrap; overflow-x: auto; padding: 12px 0; } figure { flex: none; }
figure a { max-height: 740px; }
`;

const figure = ({ face, language, title, after }: SheetShot) =>
  `<figure${after === undefined ? ' data-missing' : ''}>${
    after === undefined
      ? '<p class="none">This face did not come.</p>'
      : `<a href="${html(after)}"><img src="${html(after)}" alt="" width="280" loading="lazy"></a>`
  }<figcaption><b>${html(face)}</b> ${language}<br>${html(title)}</figcaption></figure>`;

/** Each picture of the folder over the screens that are to reach it. `folder` is as a browser finds it from the page. */
export function besidePage(
  title: string,
  folder: string,
  rows: readonly BesideRow[],
  shots: readonly SheetShot[],
): string {
  const sections = rows.map(({ picture, faces }) => {
    const own = faces.flatMap((name) =>
      shots.filter(({ screen, face }) => `${screen} ${face}` === name),
    );
    const source = html(`${folder}/${picture}`);
    return `<section><h2>${html(picture)}</h2><a class="goal" href="${source}"><img src="${source}" alt=""></a>
<div class="row">${own.map(figure).join('\n')}</div></section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html(title)}</title>
<style>${sheetStyle}${style}</style>
<h1>${html(title)}</h1>
${sections.join('\n')}
</html>
`;
}
