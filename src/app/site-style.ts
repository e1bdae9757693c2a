import style from '../features/public-site/site.css?url&no-inline';
import { loadStyle } from '../platform/load-style.ts';

/**
 * A screen of the public site with its sheet, both asked for at once; no borrower's page carries that. Unstyled is better
 * than not at all.
 */
export async function withSiteStyle<Chunk>(chunk: Promise<Chunk>): Promise<Chunk> {
  const [loaded] = await Promise.all([chunk, loadStyle(style).catch(() => undefined)]);
  return loaded;
}
