import type { LoanOrder } from './loan-order.ts';
import { isPaidOrBeingPaid } from './loan-order.ts';
import { purposeOf } from './payment-purpose.ts';
import type { SandboxTenant } from './sandbox-tenant.ts';
import { today } from './sandbox-world.ts';
import { takePayment } from './take-payment.ts';
import { numbersOf, whyUnpayable } from './virtual-number.ts';

/** Why a counter takes no payment. */
export type CounterRefusal = 'noNumber' | 'expired' | 'tooSmall' | 'tooLarge' | 'amountChanged';

/**
 * Pays the newest number of a loan, as somebody at a bank or a shop does. Paying again what is paid already does
 * nothing, so that a test need not know who was faster.
 */
export function payAtCounter(
  order: LoanOrder,
  { tenant, play }: SandboxTenant,
  now: number,
): CounterRefusal | undefined {
  const newest = numbersOf(order).at(-1);
  if (!newest) return 'noNumber';
  if (isPaidOrBeingPaid(order)) return undefined;
  const why = whyUnpayable(newest, now, tenant);
  if (why) return why;
  const day = today(tenant, now);
  const purpose = purposeOf(order, newest.amount, { today: day, play, tenant });
  if (!purpose) return 'amountChanged';
  takePayment({ now, today: day, play }, order, purpose);
  return undefined;
}
