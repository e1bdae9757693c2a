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
