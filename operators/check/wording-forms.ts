import { entriesAt } from './config-values.ts';
import type { SharedWording } from './tenant-folder.ts';

const pluralKey = /^(.+)_(?:zero|one|two|few|many|other)$/;

/** A key without its plural form: `days_other` is `days`. */
export const baseOf = (key: string): string => pluralKey.exec(key)?.[1] ?? key;

/** Where a value begins that never ends, with the letters that stand there; undefined when all are closed. */
export function unclosedValue(text: string): { offset: number; value: string } | undefined {
  const found = /\{\{(?:(?!\}\}|\{\{)[^\n]){0,40}(?=\{\{|\n|$)/.exec(
    text.replace(/\{\{[^{}\n]*\}\}/g, (whole) => ' '.repeat(whole.length)),
  );
  return found ? { offset: found.index, value: found[0] } : undefined;
}

/** The values that a text prints: `{{amount}}` gives `amount`. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set((text.match(/(?<=\{\{)[^{}]+(?=\}\})/g) ?? []).map((value) => value.trim())),
];

const rememberedForms = new Map<string, { needed: string[]; allowed: string[] }>();

/**
 * Plural forms of a language: those that whole numbers up to a thousand take must be there; forms for fractions
 * alone may be. A language that nobody knows needs `other`.
 */
export function formsOf(language: string): { needed: string[]; allowed: string[] } {
  const before = rememberedForms.get(language);
  if (before) return before;
  let forms = { needed: ['other'], allowed: ['other'] };
  try {
    const rules = new Intl.PluralRules(language);
    const needed = new Set(Array.from({ length: 1001 }, (_, count) => rules.select(count)));
    forms = { needed: [...needed], allowed: [...rules.resolvedOptions().pluralCategories] };
  } catch {
    // No such language: the schema says so where it matters.
  }
  rememberedForms.set(language, forms);
  return forms;
}

/** Texts that are missing, by part of the app. */
type Gaps = readonly (readonly [string, readonly string[]])[];

// The shared wording is the same for all folders, and most folders bring no words of their own.
const rememberedGaps = new WeakMap<SharedWording, Map<string, Gaps>>();

function sharedGaps(wording: SharedWording, language: string): Gaps {
  const english = wording.get('en') ?? new Map<string, Readonly<Record<string, string>>>();
  const parts = wording.get(language);
  return [...english].flatMap(([namespace, words]): Gaps => {
    const there = new Set(Object.keys(parts?.get(namespace) ?? {}).map(baseOf));
    const bases = [...new Set(Object.keys(words).map(baseOf))];
    const missing = bases.filter((base) => !there.has(base));
    return missing.length > 0 ? [[namespace, missing]] : [];
  });
}

/** The words of `parts` that neither the app nor the tenant's own file (`own`, by part and key) has in a language. */
export function gapsIn(
  wording: SharedWording,
  language: string,
  { parts, own }: { parts: ReadonlySet<string>; own: unknown },
): Gaps {
  const before = rememberedGaps.get(wording) ?? new Map<string, Gaps>();
  rememberedGaps.set(wording, before);
  const shared = before.get(language) ?? sharedGaps(wording, language);
  before.set(language, shared);
  return shared.flatMap(([namespace, missing]): Gaps => {
    if (!parts.has(namespace)) return [];
    const mine = new Set(entriesAt(own, [namespace]).map(([key]) => baseOf(key)));
    const still = missing.filter((base) => !mine.has(base));
    return still.length > 0 ? [[namespace, still]] : [];
  });
}
