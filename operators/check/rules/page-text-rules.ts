import { isListed, languagesOf, entriesAt, jsonPath, textsIn, valueAt } from '../config-values.ts';
import type { Found } from '../finding.ts';
import { didYouMean, nearMiss } from '../near-miss.ts';
import type { RuleInput } from '../rule-input.ts';
import { scriptFault } from '../text-script.ts';
import { unclosedValue } from '../wording-forms.ts';

/** Text of a page that is read, without the values. */
const said = (text: string) => text.replace(/\{\{[^{}]*\}\}/g, '');

/** Values of a page that `tenant.json` does not have. */
export function valueFaults(file: string, text: string, language: string, config: object): Found[] {
  const open = unclosedValue(text);
  const unclosed: Found[] = open
    ? [
        {
          code: 'legal-value',
          at: { file, ...open },
          message: 'this {{ is never closed, so its letters would be printed',
          remedy: 'close it behind the field: {{lender.name}}',
        },
      ]
    : [];
  return unclosed.concat(
    [...text.matchAll(/\{\{([^{}]*)\}\}/g)].flatMap(
      ({ 0: whole, 1: inside = '', index: offset }): Found[] => {
        const field = inside.trim();
        const value = valueAt(config, jsonPath(field));
        const at = { file, offset, value: whole };
        if (typeof value === 'string' || typeof value === 'number') {
          const other = /\.([a-z]{2,3})$/.exec(field)?.[1];
          const isOther = other !== language && languagesOf(config).includes(other ?? '');
          return isOther
            ? [
                {
                  code: 'legal-value',
                  at,
                  message: `prints the text in "${other}" on a page in "${language}"`,
                  remedy: `write {{${field.replace(/\.[a-z]+$/, `.${language}`)}}}`,
                },
              ]
            : [];
        }
        // A text that lacks this language is told where the text stands.
        const around = entriesAt(config, jsonPath(field.split('.').slice(0, -1).join('.')));
        const isUntold = value === undefined && field.endsWith(`.${language}`);
        if (isUntold && around.some(([key]) => isListed(config, key))) return [];
        const isLocal = entriesAt(config, jsonPath(field)).some(([key]) => key === language);
        const fields = textsIn(config).map(({ path }) => path.join('.'));
        const meant = isLocal
          ? `${field}.${language}`
          : nearMiss(field, [...fields, ...numberFields(config)]);
        const why =
          value === undefined ? 'is no field of tenant.json' : 'is a group, not one value';
        return [
          {
            code: 'legal-value',
            at,
            message: `${field || 'an empty value'} ${why}, so a dash would be printed${didYouMean(meant)}`,
            remedy: meant
              ? `write {{${meant}}}`
              : 'write a field of tenant.json, or the words themselves',
          },
        ];
      },
    ),
  );
}

const numberFields = (config: unknown): string[] =>
  ['loanTerms', 'disclosures', 'calculator'].flatMap((group) =>
    entriesAt(config, group).flatMap(([key, value]) =>
      typeof value === 'number' ? [`${group}.${key}`] : [],
    ),
  );

/** Links of a page that would not open. */
export function linkFaults(file: string, text: string, config: unknown): Found[] {
  const routes = entriesAt(config, 'routes').map(([, path]) => path);
  return [...text.matchAll(/(?<!!)\[[^\]\n]+\]\(([^)\s]*)\)/g)].flatMap(
    ({ 1: link = '', index: offset }): Found[] => {
      const isReachable =
        /^(?:https:\/\/[\w.-]+(?:[/?#]\S*)?|mailto:[^\s?]+|tel:\+?[\d-]+|\{\{[\w.]+\}\}|(?:mailto:|tel:)\{\{[\w.]+\}\})$/.test(
          link,
        ) || routes.includes(link);
      return isReachable
        ? []
        : [
            {
              code: 'legal-link',
              at: { file, offset, value: link },
              message: `the link "${link}" would not open`,
              remedy: 'link to https://…, mailto:…, tel:+…, or a page as {{routes.privacy}}',
            },
          ];
    },
  );
}

/** What is wrong with one page of Markdown: its shape, its language, what it prints and where it leads. */
export function pageFaults(
  file: string,
  text: string,
  language: string,
  input: RuleInput,
): Found[] {
  const at = { file };
  const shape: Found[] =
    !/^\uFEFF?\s*#\s+\S/.test(text) ||
    said(text)
      .replace(/^\s*#.*$/m, '')
      .trim().length < 40
      ? [
          {
            code: 'legal-empty',
            at,
            message: 'the page has no title, or nothing below it',
            remedy: 'begin with "# Title", then the date, then the text',
          },
        ]
      : [];
  const html = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?>|<!--/i.exec(text);
  const htmlFault: Found[] = html
    ? [
        {
          code: 'legal-html',
          at: { file, offset: html.index, value: html[0] },
          message: 'HTML is shown as it stands',
          remedy: 'write it in Markdown',
        },
      ]
    : [];
  const script = scriptFault(said(text), language);
  const scriptFaults: Found[] = script
    ? [
        {
          code: 'text-script',
          at,
          message: `the page ${script}`,
          remedy: `write it in "${language}"`,
        },
      ]
    : [];
  const english = input.folder.files.get(file.replace(/\.[a-z]+\.md$/, '.en.md'));
  const untranslated: Found[] =
    !script && language !== 'en' && english?.trim() === text.trim()
      ? [
          {
            code: 'text-untranslated',
            at,
            message: 'the page is the same as in English',
            remedy: `translate it into "${language}"`,
          },
        ]
      : [];
  return [
    ...shape,
    ...htmlFault,
    ...scriptFaults,
    ...untranslated,
    ...valueFaults(file, text, language, input.config),
    ...linkFaults(file, text, input.config),
  ];
}
