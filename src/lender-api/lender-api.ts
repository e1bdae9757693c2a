import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { LenderError } from '../domain/lender-error.ts';
import type { Clock } from '../platform/clock.ts';
import { buildRequest, type Caller } from './build-request.ts';
import { takeEarly } from './early-call.ts';
import { readAnswer, type CallOutcome, type LenderQuery } from './read-answer.ts';
import { sendRequest, type RawAnswer } from './send.ts';

/** What reaches the base query through the store's `extraArgument`: who calls, in which language, and the time. */
export interface LenderAccess {
  caller(): Caller;
  clock: Clock;
  /** Told when the lender no longer knows the session. */
  sessionOver(): void;
  /** Told of every answer that could not be read, for the console and the preview's log. */
  report(call: string, where: string): void;
}

/** Reads an answer (`readAnswer`); whoever must know of a wrong shape, or of a session's end, is told. */
export async function askLender<Result>(
  query: Pick<LenderQuery<Result>, 'endpoint' | 'read'>,
  access: LenderAccess,
  send: () => Promise<RawAnswer>,
): Promise<CallOutcome<Result>> {
  const { endpoint } = query;
  const outcome = await readAnswer(query, send());
  if ('error' in outcome) {
    const { error } = outcome;
    // What is wrong with the envelope of a report concerns nobody.
    if (error.kind === 'malformed' && !endpoint.isReport) access.report(endpoint.key, error.where);
    if (error.kind === 'sessionOver') access.sessionOver();
  }
  return outcome;
}

/** The one base query: it never repeats a call by itself. */
const lenderBaseQuery: BaseQueryFn<LenderQuery<unknown>, unknown, LenderError> = (
  query,
  { extra },
) => {
  const access = extra as LenderAccess; // the store is made with exactly this, in app/create-store.ts
  const request = buildRequest(query, access.caller());
  const send = () => takeEarly(request, access.clock) ?? sendRequest(request, access.clock);
  return askLender(query, access, send);
};

/** The one api; each subject injects its calls. What a screen shows carries the tag `shown`. */
export const lenderApi = createApi({
  reducerPath: 'lender',
  baseQuery: lenderBaseQuery,
  tagTypes: ['shown'],
  endpoints: () => ({}),
  // Money is never shown from a stale cache: each screen asks anew (design §6).
  keepUnusedDataFor: 0,
  refetchOnMountOrArgChange: true,
});
