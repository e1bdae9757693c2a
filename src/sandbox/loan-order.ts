import type { Tenant } from '../tenant/tenant-schema.ts';
import { fractionOf, shareOf } from './exact-decimal.ts';
import { loanTerms, minorUnits, smallestStep, type LoanTerms } from './loan-terms.ts';
import type { PlayOrder, PlayProduct, SandboxPlay } from './play-schema.ts';
import type { DayNumber } from './sandbox-days.ts';

/** A loan of one session. Amounts are minor units. */
export interface LoanOrder {
  id: string;
  product: PlayProduct;
  terms: LoanTerms;
  /** The lender's number for its state; `shownStatus` knows what the days have made of it. */
  status: string;
  /** The day of the payout. */
  start: DayNumber;
  /** One entry for each instalment that is paid. */
  paid: { on: DayNumber; amount: bigint }[];
  /** What of the next instalment is paid already. */
  partPaid: bigint;
  /** A payment that was taken; the loan does not show it before this moment. */
  processing: { amount: bigint; on: DayNumber; until: number } | undefined;
  /** Whether a payment ever shows. */
  confirms: PlayOrder['confirms'];
  canExtend: boolean;
  asksForRating: boolean;
  h5Url: string;
}

/** States in which money is owed and can be paid. */
const payable: ReadonlySet<string> = new Set(['174', '180', '3', '5', '170']);
const repaid: ReadonlySet<string> = new Set(['200', '4']);

/** Where a payment is due in days from today when the play does not say it. */
const usualDue: Readonly<Record<string, number>> = {
  180: -4,
  3: 20,
  5: 6,
  170: 24,
  200: -1,
  4: -40,
};

/** A loan as the play starts it, or as a confirmed offer makes it. */
export function startOrder(
  spec: PlayOrder,
  { product, tenant, today }: { product: PlayProduct; tenant: Tenant; today: DayNumber },
): LoanOrder {
  const terms = loanTerms(product, tenant);
  const { plan } = terms;
  const isRepaid = repaid.has(spec.status);
  const paidCount = isRepaid ? plan.length : Math.min(spec.instalmentsPaid, plan.length - 1);
  const marked = plan[isRepaid ? plan.length - 1 : paidCount];
  const isOpen = !isRepaid && !payable.has(spec.status);
  const due = today + (spec.dueInDays ?? usualDue[spec.status] ?? 3);
  const start = isOpen && spec.dueInDays === undefined ? today - 1 : due - (marked?.afterDays ?? 0);
  return {
    id: spec.id,
    product,
    terms,
    status: spec.status,
    start,
    paid: plan
      .slice(0, paidCount)
      .map(({ amount, afterDays }) => ({ amount, on: Math.min(today, start + afterDays) })),
    partPaid:
      spec.status === '5' && marked
        ? shareOf(marked.amount, { top: 1n, bottom: 2n }, smallestStep(tenant))
        : 0n,
    processing: undefined,
    confirms: spec.confirms,
    canExtend: spec.canExtend,
    asksForRating: spec.asksForRating,
    h5Url: spec.h5Url,
  };
}

/** The instalment that is paid next, with its number from 1; undefined when all are paid. */
export function nextInstalment(
  order: LoanOrder,
): { number: number; amount: bigint; dueOn: DayNumber } | undefined {
  const instalment = order.terms.plan[order.paid.length];
  return (
    instalment && {
      number: order.paid.length + 1,
      amount: instalment.amount,
      dueOn: order.start + instalment.afterDays,
    }
  );
}

/** The status that the lender tells: what is owed and past its day is overdue. A payment under way changes nothing. */
export const shownStatus = (order: LoanOrder, today: DayNumber) =>
  daysLate(order, today) > 0 ? '180' : order.status;

/** True when a payment is under way or nothing is left: one more payment would be a repeated one. */
export const isPaidOrBeingPaid = (order: LoanOrder) =>
  order.processing !== undefined || repaid.has(order.status);

/** Days since the due one while money is owed; else 0. */
export function daysLate(order: LoanOrder, today: DayNumber): number {
  const next = nextInstalment(order);
  return next && payable.has(order.status) ? Math.max(0, today - next.dueOn) : 0;
}

/** The charge for paying late: the play's fee once, and the tenant's per cents for each day (spec §9). */
export function lateCharge(
  order: LoanOrder,
  today: DayNumber,
  play: SandboxPlay,
  tenant: Tenant,
): bigint {
  const late = daysLate(order, today);
  if (late === 0) return 0n;
  const unpaid = (nextInstalment(order)?.amount ?? 0n) - order.partPaid;
  return tenant.loanTerms.lateDailyPercent.reduce(
    (sum, { fromDay, toDay = late, percent }) => {
      const days = Math.min(late, toDay) - fromDay + 1;
      const { top, bottom } = fractionOf(percent);
      return days > 0
        ? sum + shareOf(unpaid, { top, bottom: bottom * 100n }, smallestStep(tenant), BigInt(days))
        : sum;
    },
    minorUnits(play.lateFee, tenant),
  );
}

/** What is owed now, a payment that is being confirmed included; undefined when nothing is. */
export function amountDue(
  order: LoanOrder,
  today: DayNumber,
  play: SandboxPlay,
  tenant: Tenant,
): bigint | undefined {
  const next = nextInstalment(order);
  if (!next || !payable.has(order.status)) return undefined;
  return next.amount - order.partPaid + lateCharge(order, today, play, tenant);
}

/** Takes a payment of what is due: the loan looks as before until `until`, then `settleOrder` moves it on. */
export function payOrder(
  order: LoanOrder,
  payment: { amount: bigint; on: DayNumber; until: number },
): void {
  order.processing = payment;
}

/** Moves a loan on when its payment has been confirmed by `now`: to the next instalment, or to repaid. */
export function settleOrder(order: LoanOrder, now: number): void {
  const { processing } = order;
  if (!processing || now < processing.until) return;
  order.paid.push({ on: processing.on, amount: processing.amount + order.partPaid });
  order.partPaid = 0n;
  order.processing = undefined;
  const isDone = order.paid.length >= order.terms.plan.length;
  order.status = isDone ? '200' : order.status === '3' ? '3' : '174';
  if (isDone) order.canExtend = false;
}
