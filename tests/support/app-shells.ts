import type { BrowserFallback } from '../../src/bridge/create-bridge.ts';
import type { NativeAction, NativeActions } from '../../src/bridge/native-actions.ts';

/** A payload for each of the 14 actions, with letters that careless writing would spoil. */
export const samplePayloads: { readonly [A in NativeAction]: NativeActions[A] } = {
  openServiceChat: {},
  promptScore: {},
  dismissRepaymentDialog: {},
  closeWebview: {},
  startPage: { url: 'gojek://pay?x="1"&y=\\2' },
  goToProduct: { productId: '9007199254740993077' },
  goToHome: {},
  goToMine: {},
  goToRating: {},
  callPhone: { phone: '+91-22-0000-0140' },
  offToLogin: {},
  confirmTrackingPoint: { productId: "ü 'x'" },
  startBank: {},
  endBank: {},
};

/** All action names. */
export const actionNames = Object.keys(samplePayloads) as NativeAction[]; // the table's own keys

/** One thing that a shell or the browser was asked. */
export interface Asked {
  name: string;
  /** What it was given, as it came. */
  given: readonly unknown[];
  /** What it was called on. */
  on?: unknown;
}

/** The browser's way of each action, only remembered. */
export function rememberedFallback(): { way: BrowserFallback; asked: Asked[] } {
  const asked: Asked[] = [];
  return { way: (name, payload) => void asked.push({ name, given: [payload] }), asked };
}

/** An Android app that injected an object with the given methods. */
export function androidShell(object: string, methods: readonly string[]) {
  const asked: Asked[] = [];
  const injected: Record<string, unknown> = {};
  for (const name of methods) {
    injected[name] = function remember(this: unknown, ...given: unknown[]) {
      asked.push({ name, given, on: this });
      return 'an answer that nobody may trust';
    };
  }
  return { shell: { [object]: injected }, injected, asked };
}

/** An iOS app with the given message handlers. */
export function iosShell(handlers: readonly string[]) {
  const asked: Asked[] = [];
  const handler = (name: string) => ({
    postMessage(...given: unknown[]) {
      asked.push({ name, given, on: this });
    },
  });
  const messageHandlers = Object.fromEntries(handlers.map((name) => [name, handler(name)]));
  return { shell: { webkit: { messageHandlers } }, messageHandlers, asked };
}
