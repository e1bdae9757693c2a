import { entriesAt, textAt, textsAt, valueAt } from '../../operators/check/config-values.ts';
import type { Fix } from '../../operators/check/finding.ts';
import type { TenantFolder } from '../../operators/check/tenant-folder.ts';
import { editJson } from './edit-json.ts';

/** The changes that leave out the texts in all languages but these; `more` may have texts without being listed. */
export function languageChanges(
  config: unknown,
  kept: readonly string[],
  more: readonly string[] = [],
): Fix[] {
  const has = [...textsAt(config, 'locale.languages'), ...more];
  const gone = has.filter((language) => !kept.includes(language));
  const left: Fix[] = [];
  const look = (value: unknown, path: (string | number)[]) => {
    const entries = Array.isArray(value)
      ? value.map((item, at): [number, unknown] => [at, item])
      : entriesAt(value, '');
    const isLocal = entries.length > 0 && entries.every(([key]) => has.includes(String(key)));
    for (const [key, inner] of entries) {
      if (isLocal && gone.includes(String(key))) left.push({ op: 'remove', path: [...path, key] });
      else look(inner, [...path, key]);
    }
  };
  look(config, []);
  const own = textsAt(config, 'locale.ownWording').filter((language) => kept.includes(language));
  return [
    ...left,
    { op: 'write', path: ['locale', 'languages'], value: kept },
    { op: 'write', path: ['locale', 'defaultLanguage'], value: kept[0] ?? 'en' },
    ...(valueAt(config, 'locale.ownWording') === undefined
      ? []
      : [{ op: 'write', path: ['locale', 'ownWording'], value: own } satisfies Fix]),
  ];
}

const languageOf = (file: string): string | undefined =>
  /^(?:legal\/.*\.|guide\/|wording\/)([a-z]{2,3})\.(?:md|json)$/.exec(file)?.[1];

/** Whether a file of the folder is in a language that is not kept. */
export const isInOtherLanguage = (
  file: string,
  languages: readonly string[] | undefined,
): boolean => {
  const language = languageOf(file);
  return languages !== undefined && language !== undefined && !languages.includes(language);
};

/**
 * A folder without one of its languages: the text of its `tenant.json`, and the files that go. Throws when it would be
 * left without any.
 */
export function withoutLanguage(
  folder: TenantFolder,
  language: string,
): { config: string; removed: string[] } {
  const text = folder.files.get('tenant.json') ?? '';
  const config: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
  const kept = textsAt(config, 'locale.languages').filter((one) => one !== language);
  if (kept.length === 0)
    throw new Error(`"${language}" is the only language of "${folder.id}": add another one first.`);
  const usual = textAt(config, 'locale.defaultLanguage');
  const first = kept.find((one) => one === usual) ?? kept[0];
  return {
    config: editJson(text, [
      ...languageChanges(config, kept, [language]),
      { op: 'write', path: ['locale', 'defaultLanguage'], value: first },
    ]),
    removed: [...folder.files.keys()].filter((file) => languageOf(file) === language),
  };
}
