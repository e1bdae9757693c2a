import { textAt, textsAt, valueAt } from '../config-values.ts';
import type { Found } from '../finding.ts';
import type { RuleInput } from '../rule-input.ts';
import { linkFaults, valueFaults } from './page-text-rules.ts';
import { scriptFault } from '../text-script.ts';

/** The switch behind each way to repay. */
const featureOfRoute: Readonly<Record<string, string>> = {
  cardRepayment: 'cards',
  virtualAccount: 'virtualAccount',
  walletRepayment: 'wallet',
  paymentGuide: 'paymentGuide',
};

/** Ways to pay that are switched on have what they need (screens §4, §8). */
export function guideRules({ config, folder }: RuleInput): Found[] {
  const languages = textsAt(config, 'locale.languages');
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
      ? languages.filter((language) => !folder.files.has(`guide/${language}.md`))
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
