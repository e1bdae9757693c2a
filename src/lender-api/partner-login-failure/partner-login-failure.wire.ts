import type { WireFlag } from '../loan/loan.wire.ts';

/** A product in `jointFailure` (lender-api §2). */
export interface JointProductWire {
  id: string | number;
  logo?: string | null;
  name: string;
  buttonText?: string | null;
  rangeText?: string | null;
  rangeDes?: string | null;
  rateText?: string | null;
  desc?: string | null;
  isEnabled?: WireFlag;
}

/** The answer of `jointFailure`; its fields stand beside `status` or in `data` (screens §8). */
export interface JointFailureWire {
  noticeMessage?: string | null;
  errorMessage?: string | null;
  recommendList?: JointProductWire[] | null;
}

/** The answer of `jointLink`, beside `status` or in `data`. */
export interface JointLinkWire {
  link?: string | null;
}
