import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { isLenderError, type LenderError } from '../domain/lender-error.ts';
import type { Clock } from '../platform/clock.ts';
import { noteIncident } from '../platform/incidents.ts';
import { buildRequest, type Caller, type LenderCall } from './build-request.ts';
import { takeEarly } from './early-call.ts';
import { WrongShape } from './read-fields.ts';
import { judgeAnswer, sendRequest, type RawAnswer } from './send.ts';

/** What reaches the base query through the store's `extraArgument`: who calls, in which language, and the time. */
export interface LenderAccess {
  caller(): Caller;
  clock: Clock;
  /** Told when the lender no longer knows the session. */
  sessionOver(): void;
  /** Told of every answer that could not be read, for the console and the preview's log. */
  report(call: string, where: string): void;
}

/** A call with the mapper that turns its answer into our own words. */
export interface LenderQuery<Result> extends LenderCall {
  read: (data: unknown, body: Readonly<Record<string, unknown>>) => Result;
}

const toError = (thrown: unknown): LenderError => {
  if (thrown instanceof WrongShape) return { kind: 'malformed', where: thrown.where };
  return isLenderError(thrown) ? thrown : { kind: 'malformed', where: 'answer' };
};

/** For whoever runs the app: which call failed and how, without a word of what it carried. */
function noteFailure({ key }: LenderCall['endpoint'], error: LenderError): void {
  const more =
    error.kind === 'rejected' ? error.code : error.kind === 'malformed' ? error.where : '';
  noteIncident({ kind: 'call', call: key, failure: `${error.kind} ${more}`.trim() });
}

/**
 * Sends a call, judges the envelope of its answer and maps the data at the edge (lender-api §1). An answer of the
 * wrong shape is an error with the field's name, never a crash; whoever must know of it, or of a session's end, is told.
 */
export async function askLender<Result>(
  { endpoint, read }: Pick<LenderQuery<Result>, 'endpoint' | 'read'>,
  access: LenderAccess,
  send: () => Promise<RawAnswer>,
): Promise<{ data: Result } | { error: LenderError }> {
  try {
    const judged = judgeAnswer(await send(), endpoint.dialect);
    if ('error' in judged) {
      noteFailure(endpoint, judged.error);
      if (judged.error.kind === 'malformed' && !endpoint.isReport)
        access.report(endpoint.key, judged.error.where);
      if (judged.error.kind === 'sessionOver') access.sessionOver();
      return judged;
    }
    return { data: read(judged.body.data, judged.body) };
  } catch (thrown) {
    const error = toError(thrown);
    noteFailure(endpoint, error);
    if (error.kind === 'malformed') access.report(endpoint.key, error.where);
    return { error };
  }
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
