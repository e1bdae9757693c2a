/** The 14 things a lender's app can be asked to do, with what each is told (spec §7, screens §8). */
export interface NativeActions {
  openServiceChat: Record<string, never>;
  promptScore: Record<string, never>;
  dismissRepaymentDialog: Record<string, never>;
  closeWebview: Record<string, never>;
  startPage: { url: string };
  goToProduct: { productId: string } | { productName: string };
  goToHome: Record<string, never>;
  goToMine: Record<string, never>;
  goToRating: Record<string, never>;
  callPhone: { phone: string };
  offToLogin: Record<string, never>;
  confirmTrackingPoint: { productId: string };
  startBank: Record<string, never>;
  endBank: Record<string, never>;
}

/** The name of an action, also the name it goes by when the tenant gives none. */
export type NativeAction = keyof NativeActions;

/** One action with its payload, as a log or a test sees it. */
export type NativeCall = {
  [A in NativeAction]: { action: A; payload: NativeActions[A] };
}[NativeAction];

/** The lender's app. An answer of the app is never trusted, so nothing is returned but whether someone took the call. */
export interface NativeBridge {
  /** Where the page runs; some steps differ on iOS (spec §4). */
  readonly shell: 'android' | 'ios' | 'browser';
  call<A extends NativeAction>(action: A, payload: NativeActions[A]): void;
  /** Asks the app for one short beat of the phone, where the tenant names what does it; whether the app took it. */
  beat(): boolean;
}

/** What an app may offer besides the 14: asked of it only under the name that the tenant gives, so off without one. */
export const extraActions = ['haptic'] as const;

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
