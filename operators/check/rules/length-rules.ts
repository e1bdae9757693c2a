import type { Found } from '../finding.ts';
import type { RuleInput } from '../rule-input.ts';
import { schemaPath } from '../schema-node.ts';
import { shownWidth } from '../text-script.ts';

/**
 * How wide a text may be in its place, in letters (a Chinese character counts as two): what fits 320 px without
 * growing out of its place. By field, as in the field reference; the value holds for each language.
 */
export const textBudgets: Readonly<Record<string, number>> = {
  'brand.name': 28,
  'brand.shortName': 16,
  'brand.appNames[]': 28,
  'lender.name': 80,
  'lender.address': 160,
  'lender.registrations[].label': 70,
  'lender.registrations[].value': 40,
  'lender.grievanceOfficer.name': 60,
  'lender.grievanceOfficer.hours': 80,
  'lender.regulatorStatement': 400,
  'support.hours': 80,
  'support.escalation[].name': 120,
  'locale.timeZoneName': 8,
  'money.symbol': 4,
  'marketing.headline': 60,
  'marketing.lead': 140,
  'marketing.claims[]': 70,
  'marketing.banners[].text': 120,
  'marketing.reviews[].text': 300,
  'disclosures.lateCharges': 400,
  'disclosures.lateChargesInShort': 32,
  'disclosures.riskWarning': 300,
  'repayment.payeeName': 80,
  'repayment.wallet.name': 24,
  'repayment.wallet.explanation': 240,
  'repayment.banks[].name': 24,
  'repayment.banks[].method': 40,
  'repayment.markets[].name': 24,
  'repayment.usualTimes.card': 80,
  'repayment.usualTimes.wallet': 80,
  'repayment.usualTimes.bank': 160,
  'repayment.usualTimes.miniMarket': 160,
  'forms.registration.phone.example': 24,
  'forms.bindCard.fields[].label': 32,
  'forms.bindCard.fields[].hint': 90,
  'forms.bindCard.fields[].error': 120,
  'forms.bindCard.fields[].options[].label': 40,
};

/** A text of the tenant's own may be this many times as wide as the widest of the shared ones. */
export const wordingBudget = { times: 1.5, more: 12 };

/** Texts that grow out of their place on a small phone (HD-37). */
export function lengthRules({ seen }: RuleInput): Found[] {
  return seen.flatMap(({ path, value }): Found[] => {
    const budget = typeof value === 'string' ? textBudgets[schemaPath(path)] : undefined;
    if (budget === undefined || typeof value !== 'string' || value.length * 2 <= budget) return [];
    const width = shownWidth(value);
    return width <= budget
      ? []
      : [
          {
            code: 'text-long',
            at: { path },
            message: `is ${width} letters wide, and its place on a small phone takes ${budget}`,
            remedy: 'say it in fewer words',
          },
        ];
  });
}
