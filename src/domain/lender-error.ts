/**
 * Why a call to the lender gave no data: it said no, it could not be reached, it took over 60 s, its answer failed
 * (HTTP 5xx, a page instead of data, or a field of the wrong shape: `where` says which), or it no longer knows the
 * session (lender-api §1).
 */
export type LenderError =
  | { kind: 'rejected'; code: string; message: string }
  | { kind: 'unreachable' }
  | { kind: 'timedOut' }
  | { kind: 'malformed'; where: string }
  | { kind: 'sessionOver' };

/** The kinds of `LenderError`. */
export const lenderErrorKinds = [
  'rejected',
  'unreachable',
  'timedOut',
  'malformed',
  'sessionOver',
] as const satisfies readonly LenderError['kind'][];

/** The texts that each kind carries. */
const fieldsOf: Record<LenderError['kind'], readonly string[]> = {
  rejected: ['code', 'message'],
  unreachable: [],
  timedOut: [],
  malformed: ['where'],
  sessionOver: [],
};

/** True when the lender may have done what it was asked although nothing came back: money may have moved (screens §8). */
export function hasNoAnswer(error: LenderError): boolean {
  return error.kind !== 'rejected' && error.kind !== 'sessionOver';
}

/** Tells our own errors from whatever else a failed call may carry. */
export function isLenderError(value: unknown): value is LenderError {
  if (typeof value !== 'object' || value === null) return false;
  const error = new Map<string, unknown>(Object.entries(value));
  const kind = error.get('kind');
  return Object.entries(fieldsOf).some(
    ([name, fields]) =>
      name === kind && fields.every((field) => typeof error.get(field) === 'string'),
  );
}
