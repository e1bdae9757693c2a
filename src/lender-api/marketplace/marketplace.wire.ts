import type { WireFlag } from '../loan/loan.wire.ts';

/** A product in the `data` list of `marketplace` (lender-api §2). */
export interface MarketProductWire {
  id: string | number;
  productLogo?: string | null;
  productName: string;
  buttonStatus?: WireFlag;
  buttonText?: string | null;
  amountRange?: string | null;
  amountRangeDes?: string | null;
  loan_rate?: string | null;
  productDesc?: string | null;
  productTags?: string[] | null;
  lenderName?: string | null;
  /** Per cent as text. */
  apr?: string | null;
  tenor?: string | null;
  kfsUrl?: string | null;
}

/** The `data` of `applyProduct`. */
export interface ApplyProductWire {
  url?: string | null;
}
