import type { ScreenKey } from '../../src/tenant/screen-paths.ts';
import type { Tenant } from '../../src/tenant/tenant-schema.ts';
import { wordsOf } from './html-text.ts';

/** What a search result or a shared link says about a page. */
export interface PageSummary {
  /** As the app's own document title: `Privacy policy · Brand`. */
  title: string;
  description: string;
}

const longestDescription = 160;

/** A shorter paragraph is a date or a label, not a sentence about the page. A Han character says twice as much. */
const leastWeight = 40;
const weightOf = (text: string) => text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0);

const elementsOf = (markup: string, tag: string): string[] =>
  [...markup.matchAll(new RegExp(`<${tag}(?:\\s[^>]*)?>(.*?)</${tag}>`, 'gs'))].map(
    ([, inner = '']) => wordsOf(inner),
  );

/** Reads title and description out of a page's own words; the home page says what the lender claims. */
export function summarise(
  markup: string,
  screen: ScreenKey,
  { brand, marketing }: Tenant,
  language: string,
): PageSummary {
  const [heading = ''] = elementsOf(markup, 'h1');
  const claims = marketing.claims.flatMap((claim) => claim[language] ?? []).join(' · ');
  const paragraph = elementsOf(markup, 'p').find((text) => weightOf(text) >= leastWeight);
  const description = screen === 'home' ? claims || paragraph : (paragraph ?? claims);
  return {
    title: heading && heading !== brand.name ? `${heading} · ${brand.name}` : brand.name,
    description: cut(description || brand.name),
  };
}

/** At most 160 characters, cut between words. */
function cut(text: string): string {
  if (text.length <= longestDescription) return text;
  const room = text.slice(0, longestDescription - 1);
  const space = room.lastIndexOf(' ');
  return `${(space > longestDescription / 2 ? room.slice(0, space) : room).trim()}…`;
}
