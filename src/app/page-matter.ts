import { fetchLegalPageAhead, legalPageOfScreen } from '../tenant/legal-pages.ts';
import type { ScreenKey } from '../tenant/screen-paths.ts';
import type { PageMatter } from './page-mark.ts';
import type { Visitor } from './ready-tenant.ts';
import { loadScreen, type LoadedScreen } from './screen-loader.ts';

/** Loads all that a public screen's first rendering needs; rejects when a part of it cannot be had. */
export async function loadPageMatter(
  screen: ScreenKey,
  visitor: Visitor,
): Promise<PageMatter & { loaded: LoadedScreen }> {
  const { tenant, language } = visitor;
  const page = legalPageOfScreen[screen];
  const [loaded, text] = await Promise.all([
    loadScreen(screen, visitor),
    page && fetchLegalPageAhead(tenant.id, page, language),
  ]);
  return { screen, tenant, loaded, text };
}
