import type { SheetShot } from './sheet-page.ts';

/** A legal page as a borrower reads it, values filled in. */
export interface LegalText {
  screen: string;
  language: string;
  title: string;
  /** Its paragraphs, headings and rows, each as a line. */
  lines: readonly string[];
}

/** Everything that a review shows. */
export interface ReviewFacts {
  lender: string;
  madeAt: string;
  /** What differs from the last approved release, in words; undefined where there is none. */
  changes: string | undefined;
  legal: readonly LegalText[];
  shots: readonly SheetShot[];
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const html = (text: string) => text.replace(/[&<>"]/g, (char) => escapes[char] ?? char);

const style = `
body { max-width: 62rem; margin: 0 auto; padding: 24px; font: 15px/1.55 system-ui, sans-serif; color: #16202c; }
h1, h2, h3 { line-height: 1.25; } h2 { margin-top: 40px; border-top: 1px solid #d5dce4; padding-top: 16px; }
pre { white-space: pre-wrap; background: #f3f5f8; padding: 12px; border-radius: 8px; }
.row { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
figure { margin: 0; max-width: 240px; break-inside: avoid; } img { width: 240px; height: auto; border: 1px solid #d5dce4; }
figcaption { font-size: 12px; color: #55606e; } .missing { padding: 12px; background: #fdecea; color: #8c1d18; }
article { break-before: page; } table { border-collapse: collapse; } td, th { padding: 6px 16px 6px 0; text-align: start; }
`;

const figure = ({ screen, face, language, title, after, isMissing }: SheetShot): string =>
  `<figure>${after ? `<img src="screens/${html(after)}" alt="">` : isMissing ? '<p class="missing">This face did not come.</p>' : ''}
<figcaption><b>${html(screen)}</b> ${html(face)} ${html(language)}<br>${html(title)}</figcaption></figure>`;

const anchor = ({ screen, language }: LegalText) => `${screen}-${language}`;

/** The page of a review: for somebody without tools, to be read on a screen or on paper. */
export function reviewPage({ lender, madeAt, changes, legal, shots }: ReviewFacts): string {
  const shown = shots.filter(({ after, isMissing }) => after ?? isMissing);
  const offers = shown.filter(({ screen, face }) => screen === 'loanConfirm' && face === 'ready');
  const missing = shown.filter(({ isMissing }) => isMissing).length;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html(lender)}: review</title>
<style>${style}</style>
<h1>${html(lender)}: review</h1>
<p>Made ${html(madeAt)}. ${shown.length} pictures${missing > 0 ? `, ${missing} of them did not come` : ''}; ${legal.length} legal texts with the values that borrowers read.</p>
<table><tr><th>Read by</th><td>______________________</td></tr><tr><th>On</th><td>______________________</td></tr></table>
<h2>What has changed since the last approved release</h2>
${changes === undefined ? '<p>There is no approved release: everything is new.</p>' : `<pre>${html(changes)}</pre>`}
<h2>The offer in every language</h2>
<div class="row">${offers.map(figure).join('\n')}</div>
<h2>Legal texts</h2>
<ul>${legal.map((text) => `<li><a href="#${html(anchor(text))}">${html(text.title)} (${html(text.language)})</a></li>`).join('')}</ul>
${legal
  .map(
    (text) =>
      `<article id="${html(anchor(text))}" lang="${html(text.language)}" dir="auto"><h3>${html(text.title)}</h3>${text.lines.map((line) => `<p>${html(line)}</p>`).join('')}</article>`,
  )
  .join('\n')}
<h2>Every screen</h2>
<div class="row">${shown.map(figure).join('\n')}</div>
</html>
`;
}
