import type { Tenant } from '../src/tenant/tenant-schema.ts';
import { loanTerms, type LoanTerms, shareOf, smallestStep } from './loan-terms.ts';
import type { DayNumber } from './sandbox-days.ts';
import type { ScenarioOrder, ScenarioProduct } from './scenario-schema.ts';

/** What a payment is for: the next instalments, each with what is paid on it, and a part of the one behind them; or more days. */
export type PaymentPurpose =
  | { kind: 'instalments'; amounts: readonly bigint[]; part: bigint }
  | { kind: 'extension'; days: number };

/** A payment; the loan does not show it before `until`. */
export interface OrderPayment {
  purpose: PaymentPurpose;
  on: DayNumber;
  until: number;
}

/** A loan of one session. Amounts are minor units. */
export interface LoanOrder {
  id: string;
  product: ScenarioProduct;
  terms: LoanTerms;
  /** The lender's number for its state; `shownStatus` knows what the days have made of it. */
  status: string;
  /** The day of the payout. */
  start: DayNumber;
  /** One entry for each instalment that is paid: when it was due, when it was paid, and how much. */
  paid: { dueOn: DayNumber; on: DayNumber; amount: bigint }[];
  /** What of the next instalment was paid by its day: a charge is taken of the rest. */
  partPaid: bigint;
  /** What was paid on it after its day: it comes off instalment and charges, which stay as they are. */
  latePartPaid: bigint;
  /** A payment that was taken and does not show yet. */
  processing: OrderPayment | undefined;
  /** A payment that somebody will make at a known moment. */
  expected: { from: number; payment: OrderPayment } | undefined;
  /** Days by which the due ones were put off. */
  extendedDays: number;
  /** How many waiting instalments can be chosen by themselves; overdue ones always can. */
  choosable: number;
  /** Whether a payment ever shows. */
  confirms: ScenarioOrder['confirms'];
  canExtend: boolean;
  asksForRating: boolean;
  h5Url: string;
}

/** States in which money is owed and can be paid. */
const payable: ReadonlySet<string> = new Set(['174', '180', '3', '5', '170']);
const repaid: ReadonlySet<string> = new Set(['200', '4']);

/** Where a payment is due in days from today when the scenario does not say it. */
const defaultDue: Readonly<Record<string, number>> = {
  180: -4,
  3: 20,
  5: 6,
  170: 24,
  200: -1,
  4: -40,
};

/** A loan as the scenario starts it, or as a confirmed offer makes it. */
export function startOrder(
  spec: ScenarioOrder,
  { product, tenant, today }: { product: ScenarioProduct; tenant: Tenant; today: DayNumber },
): LoanOrder {
  const terms = loanTerms(product, tenant);
  const { plan } = terms;
  const isRepaid = repaid.has(spec.status);
  const paidCount = isRepaid ? plan.length : Math.min(spec.instalmentsPaid, plan.length - 1);
  const marked = plan[isRepaid ? plan.length - 1 : paidCount];
  const isOpen = !isRepaid && !payable.has(spec.status);
  const due = today + (spec.dueInDays ?? defaultDue[spec.status] ?? 3);
  const start = isOpen && spec.dueInDays === undefined ? today - 1 : due - (marked?.afterDays ?? 0);
  return {
    id: spec.id,
    product,
    terms,
    status: spec.status,
    start,
    paid: plan.slice(0, paidCount).map(({ amount, afterDays }) => {
      const dueOn = start + afterDays;
      return { amount, dueOn, on: Math.min(today, dueOn) };
    }),
    partPaid:
      spec.status === '5' && marked
        ? shareOf(marked.amount, { top: 1n, bottom: 2n }, smallestStep(tenant))
        : 0n,
    latePartPaid: 0n,
    processing: undefined,
    expected: undefined,
    extendedDays: 0,
    choosable: spec.choosable,
    confirms: spec.confirms,
    canExtend: spec.canExtend,
    asksForRating: spec.asksForRating,
    h5Url: spec.h5Url,
  };
}

/** The instalment that waits at a place, 0 being the next one, with its number from 1; undefined behind the last. */
export function waitingInstalment(
  order: LoanOrder,
  place: number,
): { number: number; amount: bigint; dueOn: DayNumber } | undefined {
  const instalment = order.terms.plan[order.paid.length + place];
  return (
    instalment && {
      number: order.paid.length + place + 1,
      amount: instalment.amount - (place === 0 ? order.partPaid : 0n),
      dueOn: order.start + instalment.afterDays + order.extendedDays,
    }
  );
}

/** The instalment that is paid next, in full, with its number from 1; undefined when all are paid. */
export function nextInstalment(
  order: LoanOrder,
): { number: number; amount: bigint; dueOn: DayNumber } | undefined {
  const next = waitingInstalment(order, 0);
  return next && { ...next, amount: next.amount + order.partPaid };
}

/** The status that the lender tells: what is owed and past its day is overdue. A payment under way changes nothing. */
export const shownStatus = (order: LoanOrder, today: DayNumber) =>
  daysLate(order, today) > 0 ? '180' : order.status;

/** True when a payment is under way or nothing is left: one more payment would be a repeated one. */
export const isPaidOrBeingPaid = (order: LoanOrder) =>
  order.processing !== undefined || repaid.has(order.status);

/** Days since an instalment's due one while money is owed; else 0. */
export function daysLate(order: LoanOrder, today: DayNumber, place = 0): number {
  const waiting = waitingInstalment(order, place);
  return waiting && isPayable(order) ? Math.max(0, today - waiting.dueOn) : 0;
}

/** How many waiting instalments are asked for now: all that are late, else the next one; 0 where nothing is owed. */
export function dueCount(order: LoanOrder, today: DayNumber): number {
  if (!isPayable(order) || !waitingInstalment(order, 0)) return 0;
  let late = 0;
  while (daysLate(order, today, late) > 0) late += 1;
  return Math.max(1, late);
}

/** All that was paid on the next instalment. */
export const paidInPart = ({ partPaid, latePartPaid }: LoanOrder) => partPaid + latePartPaid;

/** Whether money is owed and can be paid. */
export const isPayable = ({ status }: LoanOrder) => payable.has(status);

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
  if (purpose.kind === 'extension') {
    order.extendedDays += purpose.days;
    order.status = extended;
    order.canExtend = false;
    return;
  }
  for (const amount of purpose.amounts) {
    const dueOn = waitingInstalment(order, 0)?.dueOn ?? on;
    order.paid.push({ dueOn, on, amount: amount + paidInPart(order) });
    order.partPaid = 0n;
    order.latePartPaid = 0n;
  }
  if (purpose.part > 0n) {
    if (daysLate(order, on) > 0) order.latePartPaid += purpose.part;
    else order.partPaid += purpose.part;
    order.status = partlyPaid;
    return;
  }
  const isDone = order.paid.length >= order.terms.plan.length;
  order.status = isDone ? '200' : order.status === '3' ? '3' : '174';
  if (isDone) order.canExtend = false;
}
