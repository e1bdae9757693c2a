import type { LoanState } from './loan-status.ts';
import type { MinorAmount } from './money.ts';

/** What a loan was when its lender said so last: enough to show it while the lender cannot be asked (screens §8). */
export interface KnownLoan {
  state: LoanState;
  /** Undefined when the lender did not say. */
  amountDue?: MinorAmount;
  /** As it came: see `readDay`; '' when the lender did not say. */
  dueDate: string;
  /** The lender's own service phone; '' when it sent none. */
  telephone: string;
  /** Milliseconds since 1970: when the lender said it. */
  knownAt: number;
}

const states: readonly unknown[] = ['unpaid', 'settled', 'open'] satisfies LoanState[];

function isKnownLoan(value: unknown): value is KnownLoan {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  const amountDue = fields.get('amountDue');
  return (
    states.includes(fields.get('state')) &&
    (amountDue === undefined || (typeof amountDue === 'string' && /^\d+$/.test(amountDue))) &&
    typeof fields.get('dueDate') === 'string' &&
    typeof fields.get('telephone') === 'string' &&
    Number.isFinite(fields.get('knownAt'))
  );
}

/** Reads it out of storage; undefined when it is no JSON or any of its fields is not what it should be. */
export function readKnownLoan(text: string): KnownLoan | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isKnownLoan(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
