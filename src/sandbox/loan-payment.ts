import { daysLate, paidInPart, type LoanOrder, type OrderPayment } from './loan-order.ts';

/** The status of a loan whose due date was put off. */
const extended = '170';

/** The status of a loan of whose next instalment a part is paid. */
const partlyPaid = '5';

/** Takes a payment: the loan looks as before until its time, then `settleOrder` moves it on. */
export function payOrder(order: LoanOrder, payment: OrderPayment): void {
  order.expected = undefined;
  order.processing = payment;
}

/**
 * Moves a loan on: a payment that was expected has been made, and one that has been confirmed by `now` shows,
 * as less that is due, as the next instalments, as a later due date, or as a loan that is repaid.
 */
export function settleOrder(order: LoanOrder, now: number): void {
  const { expected } = order;
  if (expected && now >= expected.from) payOrder(order, expected.payment);
  const { processing } = order;
  if (!processing || now < processing.until) return;
  order.processing = undefined;
  const { purpose, on } = processing;
  if (purpose.kind === 'part') {
    if (daysLate(order, on) > 0) order.latePartPaid += purpose.amount;
    else order.partPaid += purpose.amount;
    order.status = partlyPaid;
    return;
  }
  if (purpose.kind === 'extension') {
    order.extendedDays += purpose.days;
    order.status = extended;
    order.canExtend = false;
    return;
  }
  for (const amount of purpose.amounts) {
    order.paid.push({ on, amount: amount + paidInPart(order) });
    order.partPaid = 0n;
    order.latePartPaid = 0n;
  }
  const isDone = order.paid.length >= order.terms.plan.length;
  order.status = isDone ? '200' : order.status === '3' ? '3' : '174';
  if (isDone) order.canExtend = false;
}
