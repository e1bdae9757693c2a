import type { DetailLine } from './loan-offer.ts';
import type { MinorAmount } from './money.ts';
import type { ProductOffer } from './product-offer.ts';

/** A borrower's loan as its lender tells it now (spec §3, loan details response). */
export interface Loan {
  /** The lender's status number as text: a key of the status table. */
  status: string;
  headline: string;
  description: string;
  productName: string;
  productLogo: string;
  details: readonly DetailLine[];
  recommended: readonly ProductOffer[];
  /** Where repaying starts, unjudged; '' when the lender names no page of its own. */
  repaymentPage: string;
  canExtend: boolean;
  asksForRating: boolean;
  /** The lender's own service phone; '' when it sent none. */
  telephone: string;
  /** Undefined when the lender did not say, or said no amount. */
  amountDue: MinorAmount | undefined;
  /** As it came: see `readDay`; '' when the lender did not say. */
  dueDate: string;
}
