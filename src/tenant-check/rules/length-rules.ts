import type { Found } from '../finding.ts';
import { schemaPath } from '../schema-node.ts';
import type { RuleInput } from '../rule-input.ts';
import { textBudgets } from '../text-budgets.ts';
import { shownWidth } from '../text-script.ts';

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
