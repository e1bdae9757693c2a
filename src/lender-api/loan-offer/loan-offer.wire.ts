import type { TextValueWire, WireFlag } from '../loan/loan.wire.ts';

/** One row of the plan in `loanConfirm`. Amounts in minor units. */
export interface RepayPlanWire {
  title?: string;
  description?: string;
  pay_time?: string | number;
  amount?: number | string;
}

/** The `data` of `loanConfirm` (lender-api §2). Amounts in minor units. `sendSms` and `sp_rate` change nothing. */
export interface LoanConfirmWire {
  productLogo?: string;
  productName?: string;
  amount: number | string;
  periods: number | string;
  termUnit: number | string;
  details?: TextValueWire[] | null;
  repay_plans?: RepayPlanWire[] | null;
  firstPayTime?: string | number;
  firstPeriodDay?: number | string;
  pRateDsc?: string;
  sendSms?: WireFlag;
  isPopType?: WireFlag;
  popTitle?: string;
  popContent?: string;
  popAgreementUrl?: string;
  note?: string;
  sp_rate?: string;
  netAmount?: number | string;
  fees?: { text: string; amount: number | string }[] | null;
  apr?: string | null;
  disburseDate?: string | number;
}
