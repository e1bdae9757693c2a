import type { MinorAmount } from './money.ts';

/** What is known of a loan when its lender has just taken the acceptance: enough to say where the money goes. */
export interface ConfirmedLoan {
  /** Milliseconds since 1970: when the lender took it. */
  at: number;
  /** What arrives where the offer named it, else what was borrowed. */
  amount: MinorAmount;
  /** `amount` is what arrives. */
  isNet: boolean;
  /** '' where the answer did not name it. */
  bankName: string;
  /** Masked, as it came; '' where the answer did not name an account. */
  account: string;
  /** The day on which the money should arrive, as it came; '' when the lender did not say. */
  expectedAt: string;
  /** The loan that the answer leads to; undefined where its address names none. */
  loanId?: string | undefined;
}

function isConfirmedLoan(value: unknown): value is ConfirmedLoan {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  const amount = fields.get('amount');
  const isText = (name: string) => typeof fields.get(name) === 'string';
  return (
    Number.isFinite(fields.get('at')) &&
    typeof amount === 'string' &&
    /^\d+$/.test(amount) &&
    typeof fields.get('isNet') === 'boolean' &&
    ['bankName', 'account', 'expectedAt'].every(isText) &&
    (!fields.has('loanId') || isText('loanId'))
  );
}

/** Reads it out of storage; undefined when it is no JSON or any of its fields is not what it should be. */
export function readConfirmedLoan(text: string): ConfirmedLoan | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isConfirmedLoan(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
