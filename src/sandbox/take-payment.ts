import {
  amountDue,
  isPaidOrBeingPaid,
  type LoanOrder,
  type OrderPayment,
  type PaymentPurpose,
} from './loan-order.ts';
import { payOrder } from './loan-payment.ts';
import { purposeOf } from './payment-purpose.ts';
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

/** What is due, or why no payment of this loan can be taken. */
export function payableAmount(call: SandboxCall, order: LoanOrder): bigint | WireAnswer {
  if (isPaidOrBeingPaid(order)) return repeated(call);
  return dueOf(call, order) ?? rejected(call, call.words.say('refused'));
}

/** A payment that can be taken. Minor units. */
export interface WantedPayment {
  amount: bigint;
  purpose: PaymentPurpose;
}

/** What a call wants to pay, the amount due when it names none; or why that cannot be paid. */
export function wantedPayment(
  call: SandboxCall,
  order: LoanOrder,
  asked: bigint | undefined,
): WantedPayment | WireAnswer {
  const due = payableAmount(call, order);
  if (typeof due !== 'bigint') return due;
  const amount = asked ?? due;
  const purpose = purposeOf(order, amount, call);
  return purpose
    ? { amount, purpose }
    : rejected(call, call.words.say('wrongAmount', { amount: call.money(due) }));
}

/** The call's amount in minor units; one that is not written as plain digits pays nothing. */
export function minorAmountOf(call: SandboxCall): bigint {
  const written = call.field('amount');
  return /^(?:0|[1-9]\d*)$/.test(written) ? BigInt(written) : -1n;
}

/** A payment that is made at `now`; the loan shows it when the time of confirming is over, if ever. */
export function paymentAt(
  { now, today, play }: Pick<SandboxCall, 'now' | 'today' | 'play'>,
  { confirms }: LoanOrder,
  purpose: PaymentPurpose,
): OrderPayment {
  const until = confirms === 'never' ? Infinity : now + play.processingMilliseconds;
  return { purpose, on: today, until };
}

/** Takes a payment, whatever way it came. */
export function takePayment(
  at: Pick<SandboxCall, 'now' | 'today' | 'play'>,
  order: LoanOrder,
  purpose: PaymentPurpose,
): void {
  payOrder(order, paymentAt(at, order, purpose));
}
