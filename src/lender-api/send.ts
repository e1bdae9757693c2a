import type { LenderError } from '../domain/lender-error.ts';
import { hasVisibleText } from '../domain/visible-text.ts';
import type { Clock } from '../platform/clock.ts';
import { noteLenderDate } from '../platform/lender-clock.ts';
import type { LenderRequest } from './build-request.ts';
import { NumberToken, parseLossless } from './lossless-json.ts';
import { fieldsOf, textOf } from './read-fields.ts';

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

/** What an answer says about itself. */
type Verdict =
  | { kind: 'success'; body: Readonly<Record<string, unknown>> }
  | { kind: 'failure'; code: string; message: string }
  | { kind: 'malformed' };

const isZero = (value: unknown) =>
  value instanceof NumberToken
    ? /^-?0(?:\.0+)?(?:e[+-]?\d+)?$/i.test(value.digits)
    : typeof value === 'string' && /^0+$/.test(value);

/** What a lender says in words; '' for blanks, a number or a flag, which say nothing to anybody. */
function sentenceOf(value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  return hasVisibleText(text) && !/^\s*(?:[\d.,+-]+|true|false|null|undefined)\s*$/i.test(text)
    ? text
    : '';
}

/**
 * The one success rule for the lender's three dialects: `success` if it is there, else `code`, else
 * `status`; a body with none of them is malformed (lender-api §1). A call of the success dialect needs
 * its flag: without one it has failed.
 */
export function checkEnvelope(answer: unknown, dialect?: 'success'): Verdict {
  if (
    typeof answer !== 'object' ||
    answer === null ||
    Array.isArray(answer) ||
    answer instanceof NumberToken
  ) {
    return { kind: 'malformed' };
  }
  const body = fieldsOf(answer);
  const isSuccess =
    'success' in body
      ? body.success === true || body.success === 'true'
      : dialect === 'success'
        ? false
        : 'code' in body
          ? isZero(body.code)
          : 'status' in body
            ? isZero(body.status)
            : undefined;
  if (isSuccess === undefined) return { kind: 'malformed' };
  if (isSuccess) return { kind: 'success', body };
  return {
    kind: 'failure',
    code: textOf(body.code ?? body.status),
    message: sentenceOf(body.message) || sentenceOf(body.msg),
  };
}
