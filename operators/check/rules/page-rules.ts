import { isListed, jsonPath, languagesOf, textAt, valueAt } from '../config-values.ts';
import type { Found } from '../finding.ts';
import type { RuleInput } from '../rule-input.ts';
import { scriptFault } from '../text-script.ts';
import { isOnlyMisnamed, legalPages, meantFile, neededPages } from './file-name-rules.ts';
import { linkFaults, pageFaults, valueFaults } from './page-text-rules.ts';

/** The values that a page prints, whatever its language; those that nobody has are told by themselves. */
const valuesOf = (text: string, language: string, config: object) =>
  [...new Set(text.match(/\{\{[^{}]*\}\}/g))]
    .map((value) => value.replace(`.${language}}}`, '}}'))
    .filter((value) => valueAt(config, jsonPath(value.slice(2, -2).trim())) !== undefined)
    .sort();

/** Legal pages: all there, in all languages, with values that exist and links that open (design §4, screens §2). */
export function legalRules(input: RuleInput): Found[] {
  const { folder, config } = input;
  const languages = languagesOf(config);
  const pages = [...folder.files].flatMap(([file, text]) => {
    const [, page, language] = /^legal\/(.+)\.([a-z]{2,3})\.md$/.exec(file) ?? [];
    return page && language && !meantFile(input, file) ? [{ file, text, page, language }] : [];
  });
  const missing = folder.isPartial
    ? []
    : neededPages(config).flatMap((page) =>
        languages
          .map((language) => `legal/${page}.${language}.md`)
          .filter((file) => !folder.files.has(file) && !isOnlyMisnamed(input, file))
          .map((file): Found => ({
            code: 'legal-missing',
            at: { file },
            message: 'the page is missing',
            remedy: 'write it: the screen that shows it would show an error',
          })),
      );
  const first = languages[0] ?? 'en';
  return [
    ...missing,
    ...pages.flatMap(({ file, text, page, language }): Found[] => {
      if (!legalPages.includes(page) || (languages.length > 0 && !isListed(config, language))) {
        const why = legalPages.includes(page)
          ? `"${language}" is none of the lender's languages`
          : `the pages are ${legalPages.join(', ')}`;
        return [
          {
            code: 'legal-needless',
            at: { file },
            message: `nobody can open this page: ${why}`,
            remedy: 'take the file out, or rename it',
          },
        ];
      }
      const model = pages.find((other) => other.page === page && other.language === first);
      const [values, wanted] = [
        valuesOf(text, language, config),
        valuesOf(model?.text ?? text, first, config),
      ];
      const differs = [
        ...wanted.filter((value) => !values.includes(value)),
        ...values.filter((value) => model && !wanted.includes(value)),
      ];
      const faults = pageFaults(file, text, language, input);
      return differs.length === 0 || language === first
        ? faults
        : [
            ...faults,
            {
              code: 'legal-values-differ',
              at: { file },
              message: `prints other values than the page in "${first}": ${differs.slice(0, 4).join(', ')}`,
              remedy: 'print the same figures in every language',
            },
          ];
    }),
  ];
}

/** The switch behind each way to repay. */
const featureOfRoute: Readonly<Record<string, string>> = {
  cardRepayment: 'cards',
  virtualAccount: 'virtualAccount',
  walletRepayment: 'wallet',
  paymentGuide: 'paymentGuide',
};

/** Ways to pay that are switched on have what they need (screens §4, §8). */
export function guideRules(input: RuleInput): Found[] {
  const { config, folder } = input;
  const languages = languagesOf(config);
  const route = textAt(config, 'repayment.route') ?? '';
  const feature = featureOfRoute[route];
  const found: Found[] = [];
  if (feature && valueAt(config, ['features', feature]) === false) {
    found.push({
      code: 'feature-needed',
      at: { path: ['repayment', 'route'] },
      message: `repaying starts at ${route}, and features.${feature} is off, so nobody could repay`,
      remedy: `switch features.${feature} on, or start at another screen`,
      fix: { op: 'write', path: ['features', feature], value: true },
    });
  }
  const isOn = valueAt(config, 'features.paymentGuide') === true;
  if (isOn && valueAt(config, 'repayment.guide') === undefined) {
    found.push({
      code: 'feature-needed',
      at: { path: ['features', 'paymentGuide'] },
      message: 'the guide is switched on, and repayment.guide does not say which channel it is for',
      remedy: 'add "guide": { "payType": "…", "payCode": "…" } to repayment',
    });
  }
  const missing =
    isOn && !folder.isPartial
      ? languages.filter((language) => {
          const file = `guide/${language}.md`;
          return !folder.files.has(file) && !isOnlyMisnamed(input, file);
        })
      : [];
  for (const language of missing) {
    found.push({
      code: 'guide-missing',
      at: { file: `guide/${language}.md` },
      message: `features.paymentGuide is on, and the steps in "${language}" are missing`,
      remedy: 'write the file with numbered steps, or switch the feature off',
    });
  }
  for (const [file, text] of folder.files) {
    const language = /^guide\/([a-z]{2,3})\.md$/.exec(file)?.[1];
    if (!language) continue;
    if (!/^\s*\d+[.)]\s+\S/m.test(text)) {
      found.push({
        code: 'guide-steps',
        at: { file },
        message: 'holds no numbered step',
        remedy: 'write what to do as "1. …", "2. …"',
      });
    }
    found.push(...valueFaults(file, text, language, config), ...linkFaults(file, text, config));
    const script = scriptFault(text, language);
    if (script)
      found.push({
        code: 'text-script',
        at: { file },
        message: `the guide ${script}`,
        remedy: `write it in "${language}"`,
      });
  }
  return found;
}
