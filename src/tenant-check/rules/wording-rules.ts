import { isWording } from '../../domain/visible-text.ts';
import { entriesAt, textsAt } from '../config-values.ts';
import type { Found } from '../finding.ts';
import { didYouMean, nearMiss } from '../near-miss.ts';
import type { RuleInput } from '../rule-input.ts';
import { wordingBudget } from '../text-budgets.ts';
import { isUntranslated, scriptFault, shownWidth } from '../text-script.ts';
import { gapsIn } from '../wording-gaps.ts';
import { baseOf, formsOf, placeholdersIn } from '../wording-forms.ts';

type Words = Readonly<Record<string, string>>;

/** A text of the tenant's own, with all that is known of the shared text that it replaces. */
interface OwnText {
  file: string;
  language: string;
  namespace: string;
  key: string;
  text: string;
}

/** A shared text under a key, or under another plural form of it. */
const sharedText = (words: Words, key: string): string | undefined =>
  words[key] ?? Object.entries(words).find(([other]) => baseOf(other) === baseOf(key))?.[1];

function ownTextFaults(own: OwnText, { around }: RuleInput): Found[] {
  const { file, language, namespace, key, text } = own;
  const at = { way: [namespace, key], file };
  const english = around.wording.get('en')?.get(namespace) ?? {};
  const shared = sharedText(english, key);
  if (shared === undefined) {
    const meant = nearMiss(key, Object.keys(english));
    return [
      {
        code: 'wording-key-unknown',
        at: { ...at, on: 'key' },
        message: `"${namespace}" has no text "${key}", so this one is never shown${didYouMean(meant)}`,
        remedy: meant ? `write "${meant}"` : 'take it out',
      },
    ];
  }
  const faults: Found[] = [];
  const [has, needs] = [placeholdersIn(text), placeholdersIn(shared)];
  const odd = has.find((value) => !needs.includes(value));
  const gone = needs.find((value) => !has.includes(value) && value !== 'count');
  if (odd !== undefined || gone !== undefined) {
    faults.push({
      code: 'wording-value',
      at,
      message: odd
        ? `nothing fills {{${odd}}}, so a gap would be shown`
        : `{{${gone}}} is left out, and borrowers miss it`,
      remedy: `use ${needs.map((value) => `{{${value}}}`).join(', ') || 'no values'}`,
    });
  }
  const script = scriptFault(text, language);
  if (script)
    faults.push({ code: 'text-script', at, message: script, remedy: `write it in "${language}"` });
  else if (language !== 'en' && isUntranslated(text, shared))
    faults.push({
      code: 'text-untranslated',
      at,
      message: 'is the same as in English',
      remedy: `translate it into "${language}"`,
    });
  const widths = [...around.wording.values()].map((parts) =>
    shownWidth(sharedText(parts.get(namespace) ?? {}, key) ?? ''),
  );
  const budget = Math.ceil(Math.max(...widths) * wordingBudget.times + wordingBudget.more);
  if (shownWidth(text) > budget)
    faults.push({
      code: 'text-long',
      at,
      message: `is ${shownWidth(text)} letters wide, and its place takes ${budget}`,
      remedy: 'say it in fewer words',
    });
  return faults;
}

/** Plural forms: a counted text needs all that its language has, and no others. */
function pluralFaults(
  words: Words,
  way: { file: string; language: string; namespace: string },
): Found[] {
  const { file, language, namespace } = way;
  const { needed, known } = formsOf(language);
  const bases = new Map<string, string[]>();
  for (const key of Object.keys(words)) {
    const form = /_(zero|one|two|few|many|other)$/.exec(key)?.[1];
    if (form) bases.set(baseOf(key), [...(bases.get(baseOf(key)) ?? []), form]);
  }
  return [...bases].flatMap(([base, forms]): Found[] => {
    const missing = needed.filter((form) => !forms.includes(form));
    const needless = forms.filter((form) => !known.includes(form));
    const place = {
      file,
      way: [namespace, `${base}_${needless[0] ?? forms[0]}`],
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
        at: { way: [namespace], file, on: 'key' },
        message: `the app has no part "${namespace}"${didYouMean(meant)}`,
        remedy: `write one of ${[...english.keys()].join(', ')}`,
      });
      continue;
    }
    const entries = entriesAt(words, '');
    const texts = entries.filter((entry): entry is [string, string] => isWording(entry[1]));
    for (const [key] of entries.filter(([, value]) => !isWording(value))) {
      faults.push({
        code: 'wording-empty',
        at: { way: [namespace, key], file },
        message: 'says nothing, so a button with it would have no name',
        remedy: "write the text, or take the key out to keep the app's own",
      });
    }
    for (const [key, text] of texts)
      faults.push(...ownTextFaults({ file, language, namespace, key, text }, input));
    const shared = around.wording.get(language)?.get(namespace) ?? {};
    faults.push(
      ...pluralFaults({ ...shared, ...Object.fromEntries(texts) }, { file, language, namespace }),
    );
  }
  if (folder.isPartial && own === undefined) return faults;
  for (const [namespace, missing] of gapsIn(around.wording, language, own)) {
    const [first] = missing;
    if (first === undefined) continue;
    const texts = missing.length === 1 ? 'a text is' : `${missing.length} texts are`;
    faults.push({
      code: 'wording-missing',
      at: own === undefined ? { way: ['locale', 'languages'] } : { way: [namespace], file },
      message: `${texts} missing in "${language}" in the part "${namespace}": ${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ' …' : ''}`,
      remedy: `write them into ${file}, as { "${namespace}": { "${first}": "…" } }`,
    });
  }
  return faults;
}

/** The words of the app in the tenant's languages: shared ones with its own over them (design §4, HD-35). */
export function wordingRules(input: RuleInput): Found[] {
  const { config, folder } = input;
  const languages = textsAt(config, 'locale.languages');
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
      at: { way: ['locale', 'ownWording', listed.indexOf(language)] },
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
