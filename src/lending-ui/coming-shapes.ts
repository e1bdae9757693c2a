import type { ScreenKey } from '../tenant/screen-paths.ts';
import type { SkeletonShape } from '../ui/faces.tsx';

/** What is coming on a screen with a first view, while it is: before React and after it the same, and as large as it will be. */
export const comingShapes = {
  loanConfirm: ['hero', 'card', 'rows', 'action'],
  loanDetails: ['figure', 'plan', 'action'],
  cardRepayment: ['hero', 'rows', 'action'],
  virtualAccount: ['card', 'rows', 'text', 'action'],
} as const satisfies Partial<Record<ScreenKey, readonly SkeletonShape[]>>;
