import { legalPageOfScreen } from '../../../src/tenant/legal-pages.ts';
import { languagesOf, textsAt, valueAt } from '../config-values.ts';
import type { Found } from '../finding.ts';
import type { RuleInput } from '../rule-input.ts';

/** The pages that every folder brings. */
const standardPages: readonly string[] = [...new Set(Object.values(legalPageOfScreen))].sort();

/** Pages that a folder needs only while a feature is on. */
const pageOfFeature: Readonly<Record<string, string>> = { registration: 'registration' };

/** Every page that some screen can show. */
export const legalPages: readonly string[] = [...standardPages, ...Object.values(pageOfFeature)];

/** The pages that a tenant has to bring. */
export const neededPages = (config: object): string[] => [
  ...standardPages,
  ...Object.entries(pageOfFeature).flatMap(([feature, page]) =>
    valueAt(config, ['features', feature]) === true ? [page] : [],
  ),
];

/** Every file that is looked for under a name of its own. */
const wantedFiles = (config: object): string[] => [
  'tenant.json',
  'sandbox.json',
  ...textsAt(config, 'locale.ownWording').map((language) => `wording/${language}.json`),
  ...languagesOf(config).flatMap((language) => [
    `guide/${language}.md`,
    ...neededPages(config).map((page) => `legal/${page}.${language}.md`),
  ]),
];

/** A name without what Windows, a mail program or a desktop has put onto it, in small letters. */
const plainName = (file: string): string =>
  file
    .toLowerCase()
    .replace(/\.txt$/, '')
    .replace(/(?: - copy| copy| kopie)?(?: ?\(\d+\)| \d+)?(?=\.[a-z.]+$)/, '')
    .replace(/^(.*\/)?copy of /, '$1');

/** The file that was meant by a file whose name is almost right; nothing where that one is there as well. */
export const meantFile = (
  { folder, config }: Pick<RuleInput, 'folder' | 'config'>,
  file: string,
) => {
  const plain = plainName(file);
  if (plain === file) return undefined;
  const meant = wantedFiles(config).find((one) => one === plain);
  return meant === undefined || folder.files.has(meant) ? undefined : meant;
};

/** Whether a file that is missing is only there under another name, which is a finding of its own. */
export const isOnlyMisnamed = (input: RuleInput, file: string): boolean =>
  [...input.folder.files.keys()].some((one) => meantFile(input, one) === file);

/** Files that nobody finds, because a program has changed their names. */
export function fileNameRules(input: RuleInput): Found[] {
  return [...input.folder.files.keys()].flatMap((file): Found[] => {
    const meant = meantFile(input, file);
    return meant === undefined
      ? []
      : [
          {
            code: 'file-misnamed',
            at: { file },
            message: 'is looked for under another name, capitals and endings included',
            remedy: `rename it to ${meant.split('/').at(-1)}`,
          },
        ];
  });
}
