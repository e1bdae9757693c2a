import { isWording } from '../../../src/domain/visible-text.ts';
import { languagesOf, entriesAt, textsAt } from '../config-values.ts';
import type { Found } from '../finding.ts';
import { neededParts } from '../needed-parts.ts';
import { didYouMean, nearMiss } from '../near-miss.ts';
import type { RuleInput } from '../rule-input.ts';
import { baseOf, formsOf, gapsIn } from '../wording-forms.ts';
import { ownTextFaults } from './own-text-rules.ts';

type Words = Readonly<Record<string, string>>;

/** Texts that say nothing, and things that are no texts. */
function emptyFaults(file: string, namespace: string, words: unknown): Found[] {
  if (entriesAt(words, '').length === 0 && typeof words !== 'object')
    return [
      {
        code: 'wording-empty',
        at: { file, path: [namespace] },
        message: 'is no group of texts',
        remedy: 'write { "key": "text" }',
      },
    ];
  return entriesAt(words, '').flatMap(([key, text]): Found[] =>
    isWording(text)
      ? []
      : [
          {
            code: 'wording-empty',
            at: { file, path: [namespace, key] },
            message: typeof text === 'string' ? 'says nothing' : 'is no text',
            remedy: 'write the text, or take the key out to keep the shared one',
          },
        ],
  );
}

/** Plural forms: a counted text needs all that its language has, and no others. */
function pluralFaults(
  words: Words,
  path: { file: string; language: string; namespace: string },
): Found[] {
  const { file, language, namespace } = path;
  const { needed, allowed } = formsOf(language);
  const bases = new Map<string, string[]>();
  for (const key of Object.keys(words)) {
    const form = /_(zero|one|two|few|many|other)$/.exec(key)?.[1];
    if (form) bases.set(baseOf(key), [...(bases.get(baseOf(key)) ?? []), form]);
  }
  return [...bases].flatMap(([base, forms]): Found[] => {
    const missing = needed.filter((form) => !forms.includes(form));
    const needless = forms.filter((form) => !allowed.includes(form));
    const place = {
      file,
      path: [namespace, `${base}_${needless[0] ?? forms[0]}`],
      on: 'key' as const,
    };
    return missing.length + needless.length === 0
      ? []
      : [
          {
            code: 'wording-plural',
            at: place,
            message: missing.length
              ? `"${base}" lacks the form ${missing.join(', ')} of "${language}", so some numbers would be shown in other words`
              : `"${language}" has no form ${needless.join(', ')}`,
            remedy: missing.length
              ? `add ${missing.map((form) => `"${base}_${form}"`).join(', ')}`
              : 'take it out',
          },
        ];
  });
}

/** The tenant's own words in one language: each text, and the words that neither it nor the app has. */
function languageFaults(input: RuleInput, language: string): Found[] {
  const { folder, trees, around } = input;
  const file = `wording/${language}.json`;
  const own = trees.get(file)?.value;
  const english = around.wording.get('en');
  const faults: Found[] = [];
  for (const [namespace, words] of entriesAt(own, '')) {
    if (english && !english.has(namespace)) {
      const meant = nearMiss(namespace, [...english.keys()]);
      faults.push({
        code: 'wording-key-unknown',
        at: { path: [namespace], file, on: 'key' },
        message: `the app has no part "${namespace}"${didYouMean(meant)}`,
        remedy: `write one of ${[...english.keys()].join(', ')}`,
      });
      continue;
    }
    faults.push(...emptyFaults(file, namespace, words));
    const texts = entriesAt(words, '').filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && isWording(entry[1]),
    );
    for (const [key, text] of texts)
      faults.push(...ownTextFaults({ file, language, namespace, key, text }, input));
    const shared = around.wording.get(language)?.get(namespace) ?? {};
    faults.push(
      ...pluralFaults({ ...shared, ...Object.fromEntries(texts) }, { file, language, namespace }),
    );
  }
  if (folder.isPartial && own === undefined) return faults;
  const parts = neededParts(input.config, around.wording.get('en')?.keys() ?? []);
  for (const [namespace, missing] of gapsIn(around.wording, language, { parts, own })) {
    const [first] = missing;
    if (first === undefined) continue;
    const texts = missing.length === 1 ? 'a text is' : `${missing.length} texts are`;
    faults.push({
      code: 'wording-missing',
      at: own === undefined ? { path: ['locale', 'languages'] } : { path: [namespace], file },
      message: `${texts} missing in "${language}" in the part "${namespace}": ${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ' …' : ''}`,
      remedy: `write them into ${file}, as { "${namespace}": { "${first}": "…" } }`,
    });
  }
  return faults;
}

/** The words of the app in the tenant's languages: shared ones with its own over them (design §4, HD-35). */
export function wordingRules(input: RuleInput): Found[] {
  const { config, folder } = input;
  const languages = languagesOf(config);
  const listed = textsAt(config, 'locale.ownWording');
  const present = [...folder.files.keys()].flatMap(
    (file) => /^wording\/(.+)\.json$/.exec(file)?.[1] ?? [],
  );
  const unlisted = present.filter((language) => !listed.includes(language));
  const absent = folder.isPartial ? [] : listed.filter((language) => !present.includes(language));
  return [
    ...unlisted.map((language): Found => ({
      code: 'wording-unlisted',
      at: { file: `wording/${language}.json` },
      message: `"${language}" is not in locale.ownWording, so the app never asks for this file`,
      remedy: `add "${language}" to locale.ownWording`,
      fix: { op: 'write', path: ['locale', 'ownWording'], value: [...listed, ...unlisted] },
    })),
    ...absent.map((language): Found => ({
      code: 'wording-unlisted',
      at: { path: ['locale', 'ownWording', listed.indexOf(language)] },
      message: `there is no wording/${language}.json`,
      remedy: 'write that file, or take the language out here',
      fix: {
        op: 'write',
        path: ['locale', 'ownWording'],
        value: listed.filter((one) => one !== language),
      },
    })),
    ...[...new Set([...languages, ...present])].flatMap((language) =>
      languageFaults(input, language),
    ),
  ];
}
