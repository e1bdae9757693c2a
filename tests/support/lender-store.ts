import { vi } from 'vitest';
import { createStore } from '../../src/app/create-store.ts';
import type { Caller } from '../../src/lender-api/build-request.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { sampleSession } from './sample-session.ts';
import { sampleTenant } from './sample-tenant.ts';
import { uploadsThrough } from './upload-network.ts';

/** A request as the network would see it. */
export interface SentRequest {
  url: URL;
  /** The address as it was given to the browser. */
  address: string;
  method: string;
  headers: Headers;
  /** The form's fields as they travel, in their order. */
  form: readonly (readonly [string, string])[];
  bodyText: string | undefined;
  signal: AbortSignal | undefined;
}

/** Stands in for the network: `answer` is asked for each request, and all requests are kept. */
export function stubNetwork(
  answer: (request: SentRequest) => Promise<Response> | Response,
): SentRequest[] {
  const sent: SentRequest[] = [];
  const ask = (request: SentRequest) => {
    sent.push(request);
    return answer(request);
  };
  vi.stubGlobal('XMLHttpRequest', uploadsThrough(ask));
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const bodyText = typeof init.body === 'string' ? init.body : undefined;
    return ask({
      address,
      url: new URL(address, 'http://localhost'),
      method: init.method ?? 'GET',
      headers: new Headers(init.headers),
      form: [...new URLSearchParams(bodyText ?? '')],
      bodyText,
      signal: init.signal ?? undefined,
    });
  });
  return sent;
}

/** The app's own store for one caller, with what it told its surroundings. */
export function openStore(caller: Partial<Caller> = {}) {
  const told = { sessionsOver: 0, unreadable: [] as string[] };
  const whole: Caller = {
    tenant: sampleTenant(),
    session: sampleSession(),
    language: 'hi',
    ...caller,
  };
  const store = createStore({
    caller: () => whole,
    clock: systemClock,
    sessionOver: () => {
      told.sessionsOver += 1;
    },
    report: (call, where) => told.unreadable.push(`${call} ${where}`),
  });
  return { store, told, caller: whole };
}

/** See `openStore`. */
export type LenderStore = ReturnType<typeof openStore>['store'];

/** An answer with a status, as JSON unless said otherwise. */
export const answerWith = (
  text: string,
  status = 200,
  contentType = 'application/json',
): Response => new Response(text, { status, headers: { 'content-type': contentType } });

/** An answer whose body breaks off. */
export function cutAnswer(): Response {
  const response = answerWith('{"code":0,');
  vi.spyOn(response, 'text').mockRejectedValue(new TypeError('terminated'));
  return response;
}
