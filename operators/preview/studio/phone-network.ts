import { actionNames, type NativeAction } from '../../../src/bridge/native-actions.ts';
import { type CallFault, faultAnswer, takeFault } from '../../../src/domain/call-fault.ts';
import { readQuery } from '../../../src/domain/query.ts';
import type { Clock } from '../../../src/platform/clock.ts';
import { isBrowserObject } from '../../../src/tenant/browser-names.ts';
import type { Tenant } from '../../../src/tenant/tenant-schema.ts';
import { maskedAnswer, maskedParams, type PhoneLog } from './phone-log.ts';

/** A file of the tenant's folder as the phone gets it. */
export interface FileAnswer {
  text: string;
  kind: string;
  /** The `Date` of the answer, by which planned changes hold; today's when it says nothing. */
  date?: string | undefined;
}

/** What the network of the phone is made of. */
export interface PhoneNetwork {
  /** The app's own origin. */
  origin: string;
  send: Window['fetch'];
  clock: Pick<Clock, 'now' | 'after'>;
  log: Pick<PhoneLog, 'call' | 'answered'>;
  /** The text that stands for a file of the tenant's folder; undefined for one that the server has. */
  fileText: (path: string) => FileAnswer | undefined;
  /** The faults that are waiting, and how they are changed. */
  faults: { current: readonly CallFault[] };
  onFault: (left: readonly CallFault[]) => void;
}

/** How long a slow answer takes, in milliseconds. */
const slowAnswer = 4000;

/** A refusal in all dialects: the phone does not know which one a call speaks. */
const refusal = '{"success":false,"status":"999","code":"999","message":"999"}';

/** Files of the app and of its tenants: no calls to a lender. */
const isFile = (url: URL, origin: string) =>
  url.origin === origin && /^\/(?:tenants|locales|assets)\//.test(url.pathname);

const bodyText = (init: RequestInit | undefined) =>
  typeof init?.body === 'string' ? init.body : '';

/** What a call carries, by name, with its secrets masked. */
function sentWith(url: URL, init: RequestInit | undefined): [string, string][] {
  const text = bodyText(init);
  return maskedParams([...readQuery(url.search), ...(text ? readQuery(text) : [])]);
}

/**
 * The `fetch` of the phone: files of the tenant come from the draft, calls to the lender are written down and may be
 * made to fail, everything else goes its way.
 */
export function phoneFetch(network: PhoneNetwork): Window['fetch'] {
  const { origin, send, clock, log } = network;
  const wait = (milliseconds: number) =>
    new Promise<void>((resolve) => void clock.after(milliseconds, resolve));

  async function withFault(
    url: URL,
    init: RequestInit | undefined,
  ): Promise<{ response: Response; fault?: string }> {
    const { fault, left } = takeFault(
      network.faults.current,
      ({ call }) => call === '*' || url.pathname.endsWith(call),
    );
    if (!fault) return { response: await send(url, init) };
    network.faults.current = left;
    network.onFault(left);
    if (fault.kind === 'hang') await new Promise(() => {});
    if (fault.kind === 'cut') throw new TypeError('the preview cut this call');
    const answer = faultAnswer(fault.kind, refusal);
    if (!answer) await wait(slowAnswer);
    const response = answer
      ? new Response(answer.body, {
          status: answer.status,
          headers: { 'content-type': answer.contentType },
        })
      : await send(url, init);
    return { response, fault: fault.kind };
  }

  return async (input, init) => {
    const url = new URL(
      input instanceof URL ? input.href : typeof input === 'string' ? input : input.url,
      origin,
    );
    if (isFile(url, origin)) {
      const file = network.fileText(url.pathname);
      return file
        ? new Response(file.text, {
            headers: { 'content-type': file.kind, ...(file.date && { date: file.date }) },
          })
        : send(url, init);
    }
    const start = clock.now();
    const method = init?.method ?? 'GET';
    const id = log.call({ method, path: url.pathname, sent: sentWith(url, init) });
    const took = () => clock.now() - start;
    try {
      const { response, fault } = await withFault(url, init);
      response
        .clone()
        .text()
        .then(
          (text) =>
            log.answered(id, {
              took: took(),
              status: response.status,
              answer: maskedAnswer(text),
              ...(fault && { fault }),
            }),
          () => log.answered(id, { took: took(), status: response.status, failed: true }),
        );
      return response;
    } catch (error) {
      log.answered(id, { took: took(), failed: true });
      throw error;
    }
  };
}

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
