import { amountDue, isPaidOrBeingPaid, payOrder, type LoanOrder } from './loan-order.ts';
import type { SandboxCall, WireAnswer } from './sandbox-call.ts';
import { rejected } from './wire-answer.ts';

/** The lender's code for a payment that was sent already (spec §8). */
const repeatedCode = '800005';

/** The rejection of a payment that was sent already. */
export const repeated = (call: SandboxCall) =>
  rejected(call, call.words.say('repeated'), repeatedCode);

/** What is owed on a loan now; undefined when nothing is. */
export const dueOf = (call: SandboxCall, order: LoanOrder) =>
  amountDue(order, call.today, call.play, call.tenant);

/** What has to be paid, or why no payment of this loan can be taken. */
export function payableAmount(call: SandboxCall, order: LoanOrder): bigint | WireAnswer {
  if (isPaidOrBeingPaid(order)) return repeated(call);
  return dueOf(call, order) ?? rejected(call, call.words.say('refused'));
}

/** Takes a payment, whatever way it came; the loan shows it when the time of confirming is over, if ever. */
export function takePayment(
  { now, today, play }: Pick<SandboxCall, 'now' | 'today' | 'play'>,
  order: LoanOrder,
  amount: bigint,
): void {
  const until = order.confirms === 'never' ? Infinity : now + play.processingMilliseconds;
  payOrder(order, { amount, on: today, until });
}
