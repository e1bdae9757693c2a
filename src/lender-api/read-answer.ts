import { isLenderError, type LenderError } from '../domain/lender-error.ts';
import { noteIncident } from '../platform/incidents.ts';
import type { LenderCall } from './build-request.ts';
import { WrongShape } from './read-fields.ts';
import { checkAnswer, type RawAnswer } from './send.ts';

/** A call with the mapper that turns its answer into our own words. */
export interface LenderQuery<Result> extends LenderCall {
  read: (data: unknown, body: Readonly<Record<string, unknown>>) => Result;
}

/** What came of a call. */
export type CallOutcome<Result> = { data: Result } | { error: LenderError };

const toError = (thrown: unknown): LenderError => {
  if (thrown instanceof WrongShape) return { kind: 'malformed', where: thrown.where };
  return isLenderError(thrown) ? thrown : { kind: 'malformed', where: 'answer' };
};

/** Notes for whoever runs the app which call failed and how, without a word of what it carried. */
function failed({ key }: LenderCall['endpoint'], error: LenderError): { error: LenderError } {
  const more =
    error.kind === 'rejected' ? error.code : error.kind === 'malformed' ? error.where : '';
  noteIncident({ kind: 'call', call: key, failure: `${error.kind} ${more}`.trim() });
  return { error };
}

/**
 * Judges the envelope of an answer and maps the data at the edge (lender-api §1). An answer of the wrong shape is an
 * error with the field's name, and so is one that never came; neither is ever a crash.
 */
export async function readAnswer<Result>(
  { endpoint, read }: Pick<LenderQuery<Result>, 'endpoint' | 'read'>,
  answer: Promise<RawAnswer>,
): Promise<CallOutcome<Result>> {
  try {
    const checked = checkAnswer(await answer, endpoint.dialect);
    if (!('error' in checked)) return { data: read(checked.body.data, checked.body) };
    return failed(endpoint, checked.error);
  } catch (thrown) {
    return failed(endpoint, toError(thrown));
  }
}
