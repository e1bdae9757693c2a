import { entriesAt } from './config-values.ts';
import type { SharedWording } from './tenant-folder.ts';
import { baseOf } from './wording-forms.ts';

/** Texts that are missing, by part of the app. */
type Gaps = readonly (readonly [string, readonly string[]])[];

// The shared wording is the same for all folders, and most folders bring no words of their own.
const remembered = new WeakMap<SharedWording, Map<string, Gaps>>();

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

/** The words that neither the app nor the tenant's own file (`own`, by part and key) has in a language. */
export function gapsIn(wording: SharedWording, language: string, own: unknown): Gaps {
  const before = remembered.get(wording) ?? new Map<string, Gaps>();
  remembered.set(wording, before);
  const shared = before.get(language) ?? sharedGaps(wording, language);
  before.set(language, shared);
  return shared.flatMap(([namespace, missing]): Gaps => {
    const mine = new Set(entriesAt(own, [namespace]).map(([key]) => baseOf(key)));
    const still = missing.filter((base) => !mine.has(base));
    return still.length > 0 ? [[namespace, still]] : [];
  });
}
