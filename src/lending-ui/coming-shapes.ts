import type { ScreenKey } from '../tenant/screen-paths.ts';
import type { Coming } from '../ui/faces.tsx';

/**
 * What is coming on a screen, while it is: as large as it will be, the button at the foot and the second side of a wide
 * screen with it. A screen with a first view shows the same before React and after it.
 */
export const comingShapes = {
  loanConfirm: ['name', ['money', 6], 'facts', 'beside', ['folds', 7], ['text', 3], ['action', 4]],
  loanDetails: ['figure', 'plan', 'beside', ['links', 5], ['folds', 1], 'action'],
  cardRepayment: ['hero', ['rows', 1], 'beside', ['choices', 4], ['text', 1], 'action'],
  virtualAccount: [['choices', 6], 'beside', ['card', 6], ['rows', 4], 'action'],
  instalments: [['note', 3], 'beside', ['choices', 6], ['action', 3]],
  extension: [['hero', 4], ['note', 1], 'beside', ['card', 9], ['rows', 6], ['action', 2]],
  loginFailure: ['hero', ['note', 4], ['card', 5], ['card', 5], ['card', 5]],
  marketplace: [
    ['note', 5],
    ['card', 11],
    ['card', 11],
    ['card', 11],
  ],
  customerService: [['rows', 3], ['links', 1], ['rows', 5], ['card', 14], 'action'],
  promotion: ['hero', 'hero', ['fields', 2], 'action'],
  landingAgreement: [['card', 22], 'action'],
  complaintStart: [
    ['links', 1],
    ['card', 9],
    ['text', 1],
    ['links', 4],
  ],
  complaintForm: [['links', 1], ['choices', 4], ['fields', 3], 'action'],
  complaintStartNew: [['links', 1], ['choices', 4], ['fields', 3], 'action'],
  complaintList: [['name', 1], ['card', 4], ['card', 4], 'action'],
  complaintDetails: [
    ['hero', 2],
    ['card', 14],
    ['rows', 3],
  ],
  chatbot: [
    ['card', 3],
    ['name', 2],
  ],
} as const satisfies Partial<Record<ScreenKey, readonly Coming[]>>;
