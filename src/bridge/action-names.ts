import type { NativeAction } from './native-actions.ts';

/** Every action once; the type keeps the table complete. */
const actions: Readonly<Record<NativeAction, true>> = {
  openServiceChat: true,
  promptScore: true,
  dismissRepaymentDialog: true,
  closeWebview: true,
  startPage: true,
  goToProduct: true,
  goToHome: true,
  goToMine: true,
  goToRating: true,
  callPhone: true,
  offToLogin: true,
  confirmTrackingPoint: true,
  startBank: true,
  endBank: true,
};

/** The names of all actions, for whoever must know them all: the preview page and the operators' check. */
export const actionNames = Object.keys(actions) as NativeAction[]; // the table's own keys
