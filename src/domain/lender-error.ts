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

/** What a person is told about a call without data: the lender's no, or one of the three true causes (screens §9). */
export const failureCauses = [
  'rejected',
  'sessionOver',
  'offline',
  'notReached',
  'ourSide',
] as const;

/** See `failureCauses`. */
export type FailureCause = (typeof failureCauses)[number];

/**
 * Why a call came to nothing. `isOffline` is what the device says of itself, and holds for everything but the lender's
 * own word; whatever is no error of ours counts as a fault of our side.
 */
export function causeOf(error: unknown, isOffline: boolean): FailureCause {
  const kind = isLenderError(error) ? error.kind : undefined;
  if (kind === 'rejected' || kind === 'sessionOver') return kind;
  if (isOffline) return 'offline';
  return kind === 'unreachable' || kind === 'timedOut' ? 'notReached' : 'ourSide';
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
