import { isLenderError } from '../../domain/lender-error.ts';

/** What the lender's refusals of a registration mean (lender-api §3). */
const meanings: ReadonlyMap<string, 'wrongCaptcha' | 'registeredAlready'> = new Map([
  ['101', 'wrongCaptcha'],
  ['-1', 'wrongCaptcha'],
  ['11', 'registeredAlready'],
]);

/** What a failed call means for the registration; `other` for every other refusal and for every failure of the network. */
export const rejectionOf = (error: unknown): 'wrongCaptcha' | 'registeredAlready' | 'other' =>
  (isLenderError(error) && error.kind === 'rejected' ? meanings.get(error.code) : undefined) ??
  'other';
