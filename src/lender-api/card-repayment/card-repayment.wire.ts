import type { WireFlag } from '../loan/loan.wire.ts';

/** A linked card in `repaymentWay`. */
export interface BankCardWire {
  id: string | number;
  bankName?: string;
  cardNo?: string | number;
  bankCode?: string;
}

/** The `data` of `repaymentWay`. */
export interface RepaymentWayWire {
  alipay?: WireFlag;
  repayToken: string | number;
  bankCards?: BankCardWire[] | null;
  /** Minor units. */
  amountDue?: number | string;
}

/** The `data` of `repaymentCommit`. */
export interface RepaymentCommitWire {
  needValid?: WireFlag;
  repayRecordId?: string | number | null;
}
