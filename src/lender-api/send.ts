import type { LenderError } from '../domain/lender-error.ts';
import type { Clock } from '../platform/clock.ts';
import { noteLenderDate } from '../platform/lender-clock.ts';
import type { LenderRequest } from './build-request.ts';
import { checkEnvelope } from './envelope.ts';
import { parseLossless } from './lossless-json.ts';

/** Every call fails after this long (spec §9). */
export const longestWait = 60_000;

/** What came back over the wire, before anyone judged it. */
export interface RawAnswer {
  status: number;
  text: string;
}

/** Sends a request and reads the whole answer; rejects with `timedOut` or `unreachable`, and always settles. */
export async function sendRequest(request: LenderRequest, clock: Clock): Promise<RawAnswer> {
  const control = new AbortController();
  let isLate = false;
  let stop = () => {};
  // Some shells let an aborted fetch hang, so the clock itself settles the call.
  const late = new Promise<never>((_resolve, reject) => {
    stop = clock.after(longestWait, () => {
      isLate = true;
      control.abort();
      reject(new Error('timed out'));
    });
  });
  try {
    const { url, method, headers, body } = request;
    const response = fetch(url, {
      method,
      headers,
      signal: control.signal,
      ...(body !== undefined && { body }),
    });
    const answer = response.then(async (got) => {
      // Another origin's answer shows its date only where its server says so; then the device's clock has to do.
      noteLenderDate(got.headers.get('date'), clock);
      return { status: got.status, text: await got.text() };
    });
    answer.catch(() => undefined);
    return await Promise.race([answer, late]);
  } catch {
    throw { kind: isLate ? 'timedOut' : 'unreachable' } satisfies LenderError;
  } finally {
    stop();
  }
}

/**
 * Judges an answer: HTML and 5xx are the lender's failures, 401 means the session is over, any other status with
 * an envelope is judged by the envelope (screens §8, §9 "Causes").
 */
export function checkAnswer(
  answer: RawAnswer,
  dialect?: 'success',
): { body: Readonly<Record<string, unknown>> } | { error: LenderError } {
  if (answer.status === 401) return { error: { kind: 'sessionOver' } };
  if (answer.status >= 500) return { error: { kind: 'malformed', where: `HTTP ${answer.status}` } };
  let parsed: unknown;
  try {
    parsed = parseLossless(answer.text);
  } catch {
    return { error: { kind: 'malformed', where: 'answer' } };
  }
  const verdict = checkEnvelope(parsed, dialect);
  if (verdict.kind === 'success') return { body: verdict.body };
  if (verdict.kind === 'malformed') return { error: { kind: 'malformed', where: 'envelope' } };
  return { error: { kind: 'rejected', code: verdict.code, message: verdict.message } };
}
