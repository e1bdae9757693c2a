import { isLenderError, type LenderError } from '../domain/lender-error.ts';
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
    return 'error' in checked ? checked : { data: read(checked.body.data, checked.body) };
  } catch (thrown) {
    return { error: toError(thrown) };
  }
}
