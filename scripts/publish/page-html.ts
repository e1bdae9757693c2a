import type { PrerenderedScreen } from '../../src/app/prerender.tsx';
import { languageKey, languageName } from '../../src/i18n/choose-language.ts';
import { directionOf } from '../../src/i18n/page-language.ts';
import { assetAddress } from '../../src/tenant/asset-address.ts';
import { headTags, type HeadContent } from './head-tags.ts';
import { escapeHtml } from './html-text.ts';
import { alternatesOf } from './public-address.ts';

/** Where the parts of a page go into the build's `index.html`. */
const places = {
  language: /<html lang="[^"]*"/,
  colour: /(<meta name="theme-color" content=")[^"]*/,
  icon: /(<link rel="icon" href=")[^"]*/,
  title: /<title>.*?<\/title>/s,
  headEnd: /<\/head>/,
  root: /<div id="root">.*?<\/div>\s*<\/div>/s,
  noScript: /<noscript>(?!\s*<style).*?<\/noscript>/s,
} as const;

/** Where an element has a style of its own, which no policy of ours lets a browser take from markup. */
const styledElement = /<[a-z][^>]*\sstyle="[^>]*>/i;

/**
 * A whole page: the build's `index.html` with the tenant's head, links to its colours and the site's sheet, and the drawn screen in it.
 * Its scripts and inline styles stay the same, letter by letter, and so does the policy that allows them. Throws when
 * the screen was drawn with a style attribute.
 */
export function pageHtml(
  template: string,
  { markup, mark }: PrerenderedScreen,
  content: HeadContent,
  styles: readonly string[],
): string {
  const [styled] = styledElement.exec(markup) ?? [];
  if (styled) throw new Error(`${content.screen}: the policy forbids the style of ${styled}`);
  const { tenant, language, summary } = content;
  // Read by src/app/inline-start.ts, before anything is drawn.
  const others = tenant.locale.languages.filter((other) => other !== language).join(' ');
  const languageAttributes = `data-language-key="${languageKey(tenant.id)}" data-other-languages="${others}"`;
  const scheme = tenant.theme.dark ? '' : ' data-scheme="light"';
  const temper = ` data-temper="${tenant.theme.temper}"`;
  const direction = directionOf(language) === 'rtl' ? ' dir="rtl"' : '';
  const parts: Record<keyof typeof places, string> = {
    language: `<html lang="${language}"${direction} ${languageAttributes}${scheme}${temper}`,
    colour: `<meta name="theme-color" content="${tenant.theme.brand}`,
    icon: `<link rel="icon" href="${escapeHtml(assetAddress(tenant.id, tenant.brand.logo))}`,
    title: `<title>${escapeHtml(summary.title)}</title>`,
    headEnd: `${[headTags(content), ...styles.map(styleLink)].join('\n    ')}\n  </head>`,
    root: `<div id="root" data-page="${escapeHtml(mark)}">${markup}</div>`,
    noScript: `<noscript>${languageLinks(content)}</noscript>`,
  };
  let html = template;
  for (const [name, place] of Object.entries(places)) {
    if (!place.test(html)) throw new Error(`index.html has no place for the ${name} of a page`);
    html = html.replace(place, () => parts[name as keyof typeof places]); // the table's own keys
  }
  return html;
}

const styleLink = (address: string) => `<link rel="stylesheet" href="${escapeHtml(address)}" />`;

/** Where below the build the style lies that the page does not carry; the build names it in the page. Throws where it does not. */
export function lateSheetOf(template: string): string {
  const [, address] =
    /<script type="application\/json" id="late-style">"([^"]+)"/.exec(template) ?? [];
  if (address === undefined) throw new Error('index.html does not name the file of its late style');
  return address.slice(1);
}

/** For a reader without scripts: the page in the other languages, in the place of the list that needs them. */
function languageLinks({ tenant, screen, language }: HeadContent): string {
  const links = alternatesOf(tenant, screen)
    .filter((other) => other.language !== 'x-default' && other.language !== language)
    .map(({ language: other, address }) => {
      const { pathname, search } = new URL(address);
      const name = escapeHtml(languageName(other));
      return `<a href="${escapeHtml(pathname + search)}" lang="${other}" hreflang="${other}">${name}</a>`;
    });
  return links.length > 0 ? `<p class="languages">${links.join('')}</p>` : '';
}
