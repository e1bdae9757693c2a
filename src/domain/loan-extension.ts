import type { DetailLine } from './loan-offer.ts';
import type { MajorAmount } from './money.ts';

/** What it costs to pay a loan later (spec §4). The fee buys time; what is owed stays owed. */
export interface ExtensionOffer {
  productName: string;
  productLogo: string;
  /** Undefined when the lender's answer holds no amount. */
  fee: MajorAmount | undefined;
  /** As it came: see `readDay`; '' when the lender named none. */
  newDueDate: string;
  details: readonly DetailLine[];
  /** The lender's own service phone; '' when it sent none. */
  telephone: string;
}
