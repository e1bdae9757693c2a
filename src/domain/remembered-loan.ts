import type { LoanState } from './loan-status.ts';
import type { MinorAmount } from './money.ts';

/** What a loan was when its lender said so last: enough to show it while the lender cannot be asked (screens §8). */
export interface RememberedLoan {
  state: LoanState;
  /** Undefined when the lender did not say. */
  amountDue?: MinorAmount;
  /** As it came: see `readDay`; '' when the lender did not say. */
  dueDate: string;
  /** The lender's own service phone; '' when it sent none. */
  telephone: string;
  /** Milliseconds since 1970: when the lender said it. */
  answeredAt: number;
}
