import { readDeviceStorage } from '../platform/read-device-storage.ts';

/**
 * The query of a prerendered page in the language that its reader chose before; undefined when it is this page. A
 * server cannot know the choice, and a page that changed its language before one's eyes would be a flash. Such a
 * page says in its root element under which key the choice is kept, and which other languages it is there in.
 */
export function keptLanguageQuery(
  query: string,
  { languageKey, otherLanguages }: Readonly<DOMStringMap>,
): string | undefined {
  const kept = languageKey && !/[?&]lang=/.test(query) && readDeviceStorage(languageKey);
  return kept && otherLanguages?.split(' ').includes(kept)
    ? `${query || '?'}&lang=${kept}`
    : undefined;
}
