import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next/initReactI18next';
import type { Namespace } from './message-keys.ts';
import { valueIn } from './page-language.ts';
import { sharedWording, type Words } from './wording-files.ts';

/** The language that fills gaps of the others. */
const fallback = 'en';

/**
 * i18next for one language and the words at hand. A key that is missing shows the English text, which is
 * fetched only then: complete wording costs nobody a second file (HD-35). Texts are never taken as HTML,
 * and a server's sentence is never taken as a key: those go to the screen as they are (HD-15).
 */
export function createI18n(
  language: string,
  words: Readonly<Partial<Record<Namespace, Words>>>,
): i18n {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: fallback,
    resources: { [language]: words },
    ns: Object.keys(words),
    defaultNS: 'app',
    partialBundledLanguages: true,
    initAsync: false,
    keySeparator: false,
    nsSeparator: ':',
    // Not as HTML: React does that.
    interpolation: { escapeValue: true, escape: (value: string) => valueIn(i18n.language, value) },
    react: { useSuspense: false, bindI18nStore: 'added' },
    saveMissing: true,
    // Blank until the English text is there: a key is never shown.
    parseMissingKeyHandler: () => '',
    missingKeyHandler: (_languages, namespace) => fillFromEnglish(i18n, namespace as Namespace), // only known namespaces are asked for
  });
  return i18n;
}

function fillFromEnglish(i18n: i18n, namespace: Namespace): void {
  if (i18n.hasResourceBundle(fallback, namespace)) return;
  sharedWording(fallback, namespace).then(
    (words) => i18n.addResourceBundle(fallback, namespace, words),
    () => undefined, // offline: the blank stays, and the next miss asks again
  );
}

/** Adds words that arrived later: another screen's, or another language's. */
export function addWords(i18n: i18n, language: string, namespace: Namespace, words: Words): void {
  i18n.addResourceBundle(language, namespace, words, true, true);
}
