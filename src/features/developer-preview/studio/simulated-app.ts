import { actionNames } from '../../../bridge/action-names.ts';
import type { NativeAction } from '../../../bridge/native-actions.ts';
import { isBrowserObject } from '../../../tenant/browser-names.ts';
import type { Tenant } from '../../../tenant/tenant-schema.ts';
import { maskedAnswer } from './redact.ts';
import type { PhoneLog } from './phone-log.ts';

/** What the phone's page runs in. */
export type PhoneShell = 'android' | 'ios' | 'browser';

/**
 * The parts of a window that a lender's app injects, by the tenant's names (design §7); each only writes into the
 * log. Empty for a plain browser, and for an Android app that the tenant does not describe.
 */
export function simulatedApp(
  shell: PhoneShell,
  names: Tenant['bridge'],
  log: Pick<PhoneLog, 'action'>,
): Readonly<Record<string, unknown>> {
  const record = (action: NativeAction, name: string, payload: string) =>
    log.action({ action, name, payload: maskedAnswer(payload) });
  if (shell === 'ios') {
    const handlers = actionNames.map((action) => {
      const name = names.ios?.handlers[action] ?? action;
      const postMessage = (payload: unknown) => record(action, name, JSON.stringify(payload) ?? '');
      return [name, { postMessage }] as const;
    });
    return { webkit: { messageHandlers: Object.fromEntries(handlers) } };
  }
  if (shell === 'android' && names.android && !isBrowserObject(names.android.object)) {
    const { object, methods } = names.android;
    const taken = actionNames.map((action) => {
      const name = methods[action] ?? action;
      return [
        name,
        (payload: unknown) =>
          record(
            action,
            name,
            typeof payload === 'string' ? payload : JSON.stringify(payload ?? ''),
          ),
      ] as const;
    });
    return { [object]: Object.fromEntries(taken) };
  }
  return {};
}
