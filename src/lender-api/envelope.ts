import { hasVisibleText } from '../domain/visible-text.ts';
import { NumberToken } from './lossless-json.ts';
import { fieldsOf, textOf } from './read-fields.ts';

/** What an answer says about itself. */
export type Verdict =
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
