import type { TextValueWire } from '../loan/loan.wire.ts';

/** The `data` of `extension` (lender-api §2). Amounts in major units. */
export interface ExtensionWire {
  productName?: string | null;
  productLogo?: string | null;
  delayShouldPayAmount: number | string;
  delayExpiryTime?: string | number | null;
  orderDetail?: { detail?: TextValueWire[] | null } | null;
  telephone?: string | null;
}
