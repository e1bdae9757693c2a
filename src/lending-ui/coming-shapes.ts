import type { ScreenKey } from '../tenant/screen-paths.ts';
import type { SkeletonShape } from '../ui/faces.tsx';

/**
 * What is coming on a screen with a first view, while it is: before React and after it the same, and as large as it will
 * be. An offer's foot is as high as the words that are agreed to, so nothing stands in for it: it would move.
 */
export const comingShapes = {
  loanConfirm: ['hero', 'card', 'rows'],
  loanDetails: ['figure', 'plan', 'action'],
  cardRepayment: ['hero', 'rows', 'action'],
  virtualAccount: ['card', 'rows', 'text', 'action'],
} as const satisfies Partial<Record<ScreenKey, readonly SkeletonShape[]>>;
