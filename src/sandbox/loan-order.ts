import type { Tenant } from '../tenant/tenant-schema.ts';
import { fractionOf, shareOf } from './exact-decimal.ts';
import { loanTerms, minorUnits, smallestStep, type LoanTerms } from './loan-terms.ts';
import type { PlayOrder, PlayProduct, SandboxPlay } from './play-schema.ts';
import type { DayNumber } from './sandbox-days.ts';

/** What a payment is for: the next instalments, each with what is paid on it, a part of the next one, or more days. */
export type PaymentPurpose =
  | { kind: 'part'; amount: bigint }
  | { kind: 'instalments'; amounts: readonly bigint[] }
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
  product: PlayProduct;
  terms: LoanTerms;
  /** The lender's number for its state; `shownStatus` knows what the days have made of it. */
  status: string;
  /** The day of the payout. */
  start: DayNumber;
  /** One entry for each instalment that is paid. */
  paid: { on: DayNumber; amount: bigint }[];
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

/** All that was paid on the next instalment. */
export const paidInPart = ({ partPaid, latePartPaid }: LoanOrder) => partPaid + latePartPaid;

/** Whether money is owed and can be paid. */
export const isPayable = ({ status }: LoanOrder) => payable.has(status);

/** The charge for paying an instalment late: the play's fee once, and the tenant's per cents for each day (spec §9). */
export function lateCharge(
  order: LoanOrder,
  today: DayNumber,
  play: SandboxPlay,
  tenant: Tenant,
  place = 0,
): bigint {
  const late = daysLate(order, today, place);
  if (late === 0) return 0n;
  const unpaid = waitingInstalment(order, place)?.amount ?? 0n;
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
  const next = waitingInstalment(order, 0);
  if (!next || !isPayable(order)) return undefined;
  return next.amount + lateCharge(order, today, play, tenant) - order.latePartPaid;
}
