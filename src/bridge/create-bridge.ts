import type { Tenant } from '../tenant/tenant-schema.ts';
import type { NativeAction, NativeActions, NativeBridge } from './native-actions.ts';

/** The parts of the window that a lender's app injects; only looked up, never trusted. */
export type ShellWindow = object;

/** What a plain browser does instead; each way is harmless where it cannot be done. */
export type BrowserWays = { [A in NativeAction]: (payload: NativeActions[A]) => void };

/** Goes the browser's way. */
export type BrowserWay = <A extends NativeAction>(action: A, payload: NativeActions[A]) => void;

const member = (holder: unknown, name: string): unknown => {
  try {
    return typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined;
  } catch {
    return undefined; // a hostile or half-made shell may throw on a mere look
  }
};

const iosHandler = (shell: ShellWindow, name: string) =>
  member(member(member(shell, 'webkit'), 'messageHandlers'), name);

/** Sends by the shell that is there: the iOS handler, else the Android method; `false` when neither took it. */
function sendToShell(
  shell: ShellWindow,
  names: Tenant['bridge'],
  action: NativeAction,
  payload: object,
): boolean {
  try {
    const handler = iosHandler(shell, names.ios?.handlers[action] ?? action);
    const post = member(handler, 'postMessage');
    if (typeof post === 'function') {
      Reflect.apply(post, handler, [payload]);
      return true;
    }
    const object = names.android && member(shell, names.android.object);
    const method = member(object, names.android?.methods[action] ?? action);
    if (typeof method === 'function') {
      Reflect.apply(method, object, [JSON.stringify(payload)]);
      return true;
    }
  } catch {
    // The app's own code failed: the browser's way is still there (design §7).
  }
  return false;
}

/** Where the page runs, told by what the app injected. */
function shellKind(shell: ShellWindow, names: Tenant['bridge']): NativeBridge['shell'] {
  if (member(member(shell, 'webkit'), 'messageHandlers')) return 'ios';
  return names.android && member(shell, names.android.object) ? 'android' : 'browser';
}

/**
 * The bridge to the lender's app (design §7): iOS when its handler exists, else Android when its object
 * has the method, else the browser's way; a missing or throwing handler falls back to the browser's way.
 */
export function createBridge(
  shell: ShellWindow,
  names: Tenant['bridge'],
  goBrowserWay: BrowserWay,
): NativeBridge {
  return {
    shell: shellKind(shell, names),
    call(action, payload) {
      if (!sendToShell(shell, names, action, payload)) goBrowserWay(action, payload);
    },
  };
}
