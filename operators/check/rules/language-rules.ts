import { languagesOf, textAt, textsAt, textsIn, valueAt } from '../config-values.ts';
import type { Found } from '../finding.ts';
import type { JsonPath } from '../json-tree.ts';
import { isLocalText, branches } from '../schema-node.ts';
import type { RuleInput } from '../rule-input.ts';
import { isUntranslated, scriptFault } from '../text-script.ts';
import { nearMiss } from '../near-miss.ts';

const placeholder =
  /\b(?:TODO|TBD|FIXME|X{4,}|CHANGE[_ -]?ME|REPLACE[_ -]?ME)\b|\b(?:lorem ipsum|change me|replace this|your company|your name here)\b|^https:\/\/todo\.[\w.-]+/;

/** Texts that nobody has written yet, in `tenant.json`, the wording and the pages. */
function unwritten({ config, folder, trees }: RuleInput): Found[] {
  const said = (found: string): Pick<Found, 'code' | 'message' | 'remedy'> => {
    const isAddress = found.startsWith('https:');
    return {
      code: 'text-placeholder',
      message: isAddress
        ? 'stands for an address that is still to be written'
        : 'is still to be written',
      remedy: isAddress
        ? "write the lender's own address"
        : `write what holds for this lender, and leave no "${found}" behind`,
    };
  };
  const ofJson = (file: string, value: unknown) =>
    textsIn(value).flatMap(({ path, text }): Found[] => {
      const found = placeholder.exec(text)?.[0];
      return found ? [{ ...said(found), at: { path, file } }] : [];
    });
  const texts = [...folder.files].flatMap(([file, text]): Found[] => {
    const found =
      /\.(?:md|svg)$/.test(file) && file !== 'README.md' ? placeholder.exec(text) : null;
    return found ? [{ ...said(found[0]), at: { file, offset: found.index, value: found[0] } }] : [];
  });
  const wordings = [...trees].filter(([file]) => file.startsWith('wording/'));
  return [
    ...ofJson('tenant.json', config),
    ...wordings.flatMap(([file, { value }]) => ofJson(file, value)),
    ...texts,
  ];
}

const html = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?>|<!--|&(?:nbsp|amp|lt|gt|quot|#\d+);/i;

/** HTML in a text: borrowers would read its letters. */
function markup({ config, trees }: RuleInput): Found[] {
  const wordings = [...trees].filter(([file]) => file.startsWith('wording/'));
  const files: [string, unknown][] = [
    ['tenant.json', config],
    ...wordings.map(([file, { value }]): [string, unknown] => [file, value]),
  ];
  return files.flatMap(([file, value]) =>
    textsIn(value).flatMap(({ path, text }): Found[] => {
      const found = path.at(-1) === 'pattern' ? null : html.exec(text);
      return found
        ? [
            {
              code: 'text-html',
              at: { path, file },
              message: `holds ${found[0]}, which would be shown letter by letter`,
              remedy: 'write plain words; the app makes its own paragraphs and lines',
            },
          ]
        : [];
    }),
  );
}

/** Languages that are named with a region: the app knows a language by its own name alone. */
function regions(config: object): Found[] {
  const languages = textsAt(config, 'locale.languages');
  return languages.flatMap((language, at): Found[] => {
    const base = /^[a-z]{2,3}(?=[-_])/i.exec(language)?.[0].toLowerCase();
    if (base === undefined) return [];
    const value = [...new Set(languages.map((one, place) => (place === at ? base : one)))];
    return [
      {
        code: 'language-region',
        at: { path: ['locale', 'languages', at] },
        message: 'names a region, and texts are looked for under the language alone',
        remedy: `write "${base}", here and wherever "${language}" stands; days and numbers follow locale.numberLocale`,
        fix: { op: 'write', path: ['locale', 'languages'], value },
      },
    ];
  });
}

/** What is wrong with one text per language. */
function localTextFaults(
  texts: Readonly<Record<string, unknown>>,
  path: JsonPath,
  languages: readonly string[],
  listed: readonly string[],
): Found[] {
  const english = typeof texts['en'] === 'string' ? texts['en'] : undefined;
  const missing = languages
    .filter((language) => texts[language] === undefined)
    .map((language): Found => ({
      code: 'language-missing',
      at: { path },
      message: `the text in "${language}" is missing, so borrowers would read another language`,
      remedy: `add "${language}": "…"`,
    }));
  const others = Object.entries(texts).flatMap(([language, text]): Found[] => {
    const here = [...path, language];
    // A language that is named with a region is told once, where it is named.
    if (listed.some((one) => one !== language && one.startsWith(`${language}-`))) return [];
    if (!listed.includes(language)) {
      const meant = nearMiss(
        language,
        languages.filter((one) => texts[one] === undefined),
      );
      return [
        {
          code: 'language-needless',
          at: { path: here, on: 'key' },
          message: `"${language}" is none of the lender's languages (locale.languages)`,
          remedy: meant ? `write "${meant}"` : 'take it out, or add the language',
          fix: meant ? { op: 'rename', path: here, to: meant } : { op: 'remove', path: here },
        },
      ];
    }
    if (typeof text !== 'string') return [];
    const script = scriptFault(text, language);
    if (script)
      return [
        {
          code: 'text-script',
          at: { path: here },
          message: script,
          remedy: `write it in "${language}"`,
        },
      ];
    return language !== 'en' && english !== undefined && isUntranslated(text, english)
      ? [
          {
            code: 'text-untranslated',
            at: { path: here },
            message: `is the same as in English`,
            remedy: `translate it into "${language}"`,
          },
        ]
      : [];
  });
  return [...missing, ...others];
}

/** Languages that are missing, needless or only seem to be there (design §4, HD-35). */
export function languageRules(input: RuleInput): Found[] {
  const { config } = input;
  const languages = languagesOf(config);
  const first = textAt(config, 'locale.defaultLanguage');
  const [instead] = languages;
  const defaults: Found[] =
    first !== undefined &&
    instead !== undefined &&
    !textsAt(config, 'locale.languages').includes(first)
      ? [
          {
            code: 'language-default',
            at: { path: ['locale', 'defaultLanguage'] },
            message: `"${first}" is not in locale.languages`,
            remedy: `write one of ${languages.join(', ')}`,
            fix: {
              op: 'write',
              path: ['locale', 'defaultLanguage'],
              value: nearMiss(first, languages) ?? instead,
            },
          },
        ]
      : [];
  const texts = input.seen.flatMap(({ path, value, node }) => {
    const isText =
      node && typeof value === 'object' && value !== null && branches(node).some(isLocalText);
    return isText
      ? localTextFaults(
          Object.fromEntries(Object.entries(value)),
          path,
          languages,
          textsAt(config, 'locale.languages'),
        )
      : [];
  });
  return [
    ...regions(config),
    ...(valueAt(config, 'locale.languages') ? [...defaults, ...texts] : []),
    ...unwritten(input),
    ...markup(input),
  ];
}
