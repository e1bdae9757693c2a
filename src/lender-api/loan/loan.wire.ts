/** A flag as lenders send it. */
export type WireFlag = 0 | 1 | '0' | '1' | boolean | 'true' | 'false';

/** A row that is shown as it came. */
export interface TextValueWire {
  text: string;
  value?: string | number | null;
}

/** A recommended product in `loanDetails`. */
export interface RecommendedProductWire {
  id?: string;
  productLogo?: string;
  productName: string;
  buttonText?: string;
  amountRange?: string;
  amountRangeDes?: string;
  loan_rate?: string;
  productDesc?: string;
  isEnabled?: WireFlag;
}

/** The `data` of `loanDetails` (lender-api §2). */
export interface LoanDetailsWire {
  orderStatus: number | string;
  noticeStatusText?: string | null;
  noticeDesText?: string | null;
  recProducts?: RecommendedProductWire[] | null;
  productName?: string | null;
  productLogo?: string | null;
  userOrderDetail?: { detail?: TextValueWire[] | null } | null;
  h5Url?: string | null;
  isDelay?: WireFlag;
  telephone?: string | null;
  isScore?: WireFlag;
  amountDue?: number | string;
  dueDate?: string | number;
}
