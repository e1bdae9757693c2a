import type { ScreenKey } from '../tenant/screen-paths.ts';
import type { SkeletonPart } from '../ui/skeleton.tsx';

/**
 * What is coming on a screen with a first view, while it is: before React and after it the same, and as large as it will
 * be. Nothing is known of a loan yet, so the commonest is drawn: one payment, not late.
 */
export const skeletonShapes = {
  loanConfirm: [['money', 5], 'facts', 'beside', ['folds', 4], ['text', 4], ['action', 3]],
  loanDetails: [
    'figure',
    'deskAction',
    'beside',
    'plan',
    'beside',
    ['links', 5],
    'beside',
    ['folds', 1],
    'action',
  ],
  cardRepayment: [
    'head',
    'beside',
    ['text', 1],
    ['choices', 4],
    ['text', 1],
    ['fields', 1],
    'action',
  ],
  virtualAccount: ['head', ['choices', 4], 'beside', ['card', 6], ['rows', 1], 'action'],
} as const satisfies Partial<Record<ScreenKey, readonly SkeletonPart[]>>;
