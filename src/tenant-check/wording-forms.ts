const pluralKey = /^(.+)_(?:zero|one|two|few|many|other)$/;

/** A key without its plural form: `days_other` is `days`. */
export const baseOf = (key: string): string => pluralKey.exec(key)?.[1] ?? key;

/** The values that a text prints: `{{amount}}` gives `amount`. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set((text.match(/(?<=\{\{)[^{}]+(?=\}\})/g) ?? []).map((value) => value.trim())),
];

const remembered = new Map<string, { needed: string[]; known: string[] }>();

/**
 * Plural forms of a language: those that whole numbers up to a thousand take must be there; forms for fractions
 * alone may be. A language that nobody knows needs `other`.
 */
export function formsOf(language: string): { needed: string[]; known: string[] } {
  const before = remembered.get(language);
  if (before) return before;
  let forms = { needed: ['other'], known: ['other'] };
  try {
    const rules = new Intl.PluralRules(language);
    const needed = new Set(Array.from({ length: 1001 }, (_, count) => rules.select(count)));
    forms = { needed: [...needed], known: [...rules.resolvedOptions().pluralCategories] };
  } catch {
    // No such language: the schema says so where it matters.
  }
  remembered.set(language, forms);
  return forms;
}
