import { fetchLegalPageAhead, legalPageOfScreen } from '../tenant/legal-pages.ts';
import type { ScreenKey } from '../tenant/screen-paths.ts';
import type { Tenant } from '../tenant/tenant-schema.ts';
import type { Visitor } from './ready-tenant.ts';
import { loadScreen, type LoadedScreen } from './screen-loader.ts';

/** Everything that the markup of a prerendered page was made of. */
export interface PageContent {
  screen: ScreenKey;
  tenant: Tenant;
  /** The screen's words and their language. */
  loaded: Pick<LoadedScreen, 'language' | 'words'>;
  /** The tenant's own text that the screen shows. */
  text: string | undefined;
}

/** Loads all that a public screen's first rendering needs; rejects when a part of it cannot be had. */
export async function loadPageContent(
  screen: ScreenKey,
  visitor: Visitor,
): Promise<PageContent & { loaded: LoadedScreen }> {
  const { tenant, language } = visitor;
  const page = legalPageOfScreen[screen];
  const [loaded, text] = await Promise.all([
    loadScreen(screen, visitor),
    page && fetchLegalPageAhead(tenant.id, page, language),
  ]);
  return { screen, tenant, loaded, text };
}

/**
 * The mark of a prerendered page, `privacy 1x2y3z`: its screen, and a number made of all that went into it. The
 * app that meets the same number would draw the very same page.
 */
export function pageMark({
  screen,
  tenant,
  loaded: { language, words },
  text,
}: PageContent): string {
  let number = 0x811c9dc5; // FNV-1a, 32 bits: it need not withstand anyone, only notice a change
  for (const character of JSON.stringify([language, tenant, words, text]))
    number = Math.imul(number ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return `${screen} ${(number >>> 0).toString(36)}`;
}
