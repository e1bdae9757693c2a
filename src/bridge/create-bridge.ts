import { isBrowserMember, isBrowserObject } from '../tenant/browser-names.ts';
import type { Tenant } from '../tenant/tenant-schema.ts';
import type { extraActions, NativeAction, NativeActions, NativeBridge } from './native-actions.ts';

/** The parts of the window that a lender's app injects; only looked up, never trusted. */
export type ShellWindow = object;

/** What a plain browser does instead; each way is harmless where it cannot be done. */
export type BrowserFallbacks = { [A in NativeAction]: (payload: NativeActions[A]) => void };

/** Goes the browser's way. */
export type BrowserFallback = <A extends NativeAction>(
  action: A,
  payload: NativeActions[A],
) => void;

const member = (holder: unknown, name: string): unknown => {
  try {
    return typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined;
  } catch {
    return undefined; // a hostile or half-made shell may throw on a mere look
  }
};

/** A part of the browser, whatever it is called here: no app, and never to be called for one. */
const isBrowserPart = (holder: unknown): boolean =>
  Object.prototype.toString.call(holder) !== '[object Object]';

/** The object of an Android app; undefined for whatever the browser owns (screens §9). */
function androidObject(shell: ShellWindow, names: Tenant['bridge']): unknown {
  const name = names.android?.object;
  if (name === undefined || isBrowserObject(name)) return undefined;
  const object = member(shell, name);
  return isBrowserPart(object) ? undefined : object;
}

const iosHandler = (shell: ShellWindow, name: string) =>
  member(member(member(shell, 'webkit'), 'messageHandlers'), name);

/** Sends by the shell that is there: the iOS handler, else the Android method; `false` when neither took it. */
function sendToShell(
  shell: ShellWindow,
  names: Tenant['bridge'],
  action: NativeAction | (typeof extraActions)[number],
  payload: object,
  /** What it is called without a name of the tenant's; empty: not at all. */
  ownName: string = action,
): boolean {
  try {
    const handlerName = names.ios?.handlers[action] ?? ownName;
    const handler = isBrowserMember(handlerName) ? undefined : iosHandler(shell, handlerName);
    const post = member(handler, 'postMessage');
    if (typeof post === 'function') {
      Reflect.apply(post, handler, [payload]);
      return true;
    }
    const object = androidObject(shell, names);
    const methodName = names.android?.methods[action] ?? ownName;
    const method = isBrowserMember(methodName) ? undefined : member(object, methodName);
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
export function shellKind(shell: ShellWindow, names: Tenant['bridge']): NativeBridge['shell'] {
  if (member(member(shell, 'webkit'), 'messageHandlers')) return 'ios';
  return androidObject(shell, names) ? 'android' : 'browser';
}

/**
 * The bridge to the lender's app (design §7): iOS when its handler exists, else Android when its object
 * has the method, else the browser's way; a missing or throwing handler falls back to the browser's way.
 */
export function createBridge(
  shell: ShellWindow,
  names: Tenant['bridge'],
  fallback: BrowserFallback,
): NativeBridge {
  return {
    shell: shellKind(shell, names),
    call(action, payload) {
      if (!sendToShell(shell, names, action, payload)) fallback(action, payload);
    },
    beat: () => sendToShell(shell, names, 'haptic', {}, ''),
  };
}
