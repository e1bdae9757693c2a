import type { WireFlag } from '../loan/loan.wire.ts';

/** One instalment in `instalments`. Amounts in major units. */
export interface PeriodWire {
  periodNo: number | string;
  totalAmount: number | string;
  /** The amount in words. */
  at?: string | null;
  canClick?: WireFlag;
  /** 500 is overdue. */
  periodStatus?: number | string | null;
  repayDes?: string | null;
  dueTime?: string | number | null;
}

/** The `data` of `instalments` (lender-api §2). */
export interface InstalmentsWire {
  productName?: string | null;
  note?: string | null;
  repayWaitCount?: number | string;
  repayPlanDetail: {
    repayWaitDetail?: PeriodWire[] | null;
    repayYetDetail?: PeriodWire[] | null;
  };
}
