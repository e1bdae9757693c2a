import type { Tenant } from '../src/tenant/tenant-schema.ts';
import {
  daysLate,
  dueCount,
  isPaidOrBeingPaid,
  type LoanOrder,
  type OrderPayment,
  type PaymentPurpose,
  payOrder,
  waitingInstalment,
} from './loan-order.ts';
import { fractionOf, minorUnits, shareOf, smallestStep } from './loan-terms.ts';
import type { SandboxCall, WireAnswer } from './sandbox-call.ts';
import type { DayNumber } from './sandbox-days.ts';
import type { Scenario } from './scenario-schema.ts';
import { rejected } from './wire-answer.ts';

/** What has to be known beside the loan to say what is owed on it. */
export type OwedAt = Pick<SandboxCall, 'today' | 'scenario' | 'tenant'>;

/** The charge for paying an instalment late: the scenario's fee once, and the tenant's per cents for each day (spec §9). */
function lateCharge(
  order: LoanOrder,
  today: DayNumber,
  scenario: Scenario,
  tenant: Tenant,
  place: number,
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
    minorUnits(scenario.lateFee, tenant),
  );
}

const sumOf = (amounts: readonly bigint[]) => amounts.reduce((so, amount) => so + amount, 0n);

/**
 * What is owed now, a payment that is being confirmed included: all that is late together, else the next instalment;
 * undefined when nothing is.
 */
export function amountDue(order: LoanOrder, at: OwedAt): bigint | undefined {
  const count = dueCount(order, at.today);
  return count > 0 ? sumOf(owedAmounts(order, at).slice(0, count)) : undefined;
}

/** What is owed on each waiting instalment, its charge for late payment included. */
export function owedAmounts(order: LoanOrder, at: OwedAt): bigint[] {
  if (dueCount(order, at.today) === 0) return [];
  return lateCharges(order, at).map((charge, place) => {
    const amount = waitingInstalment(order, place)?.amount ?? 0n;
    return amount + charge - (place === 0 ? order.latePartPaid : 0n);
  });
}

/** The charge for late payment of each waiting instalment; 0 of one that is in time. */
function lateCharges(order: LoanOrder, { today, scenario, tenant }: OwedAt): bigint[] {
  const count = order.terms.plan.length - order.paid.length;
  return Array.from({ length: count }, (_, place) =>
    lateCharge(order, today, scenario, tenant, place),
  );
}

/** All charges for late payment that are owed now. */
export const allLateCharges = (order: LoanOrder, at: OwedAt) => sumOf(lateCharges(order, at));

/** What paying later costs: interest on all that is unpaid for so many days, and the charges until today. */
export interface ExtensionTerms {
  fee: bigint;
  /** The part of the fee that is for being late already. */
  lateCharge: bigint;
  /** All that stays owed. */
  staysOwed: bigint;
  newDueOn: DayNumber;
  days: number;
}

/** The terms of an extension; undefined when the loan cannot be extended. */
export function extensionTerms(order: LoanOrder, at: OwedAt): ExtensionTerms | undefined {
  const next = waitingInstalment(order, 0);
  const owed = owedAmounts(order, at);
  if (!order.canExtend || !next || owed.length === 0) return undefined;
  const { today, scenario, tenant } = at;
  const charges = allLateCharges(order, at);
  const staysOwed = sumOf(owed) - charges;
  const rate = fractionOf(tenant.calculator.dailyRate);
  const interest = shareOf(staysOwed, rate, smallestStep(tenant), BigInt(scenario.extensionDays));
  const newDueOn = Math.max(today, next.dueOn) + scenario.extensionDays;
  return {
    fee: interest + charges,
    lateCharge: charges,
    staysOwed,
    newDueOn,
    days: newDueOn - next.dueOn,
  };
}

/**
 * What an amount pays, told by the amount alone (lender-api §2): the next instalments, as many as make it up
 * exactly, an extension, or, if it is less than what is due, as much of that as it makes up. Undefined for every other
 * amount.
 */
export function purposeOf(
  order: LoanOrder,
  amount: bigint,
  at: OwedAt,
): PaymentPurpose | undefined {
  let part = amount;
  const amounts: bigint[] = [];
  for (const owed of owedAmounts(order, at)) {
    if (part < owed) break;
    amounts.push(owed);
    part -= owed;
  }
  const purpose = { kind: 'instalments', amounts, part } as const;
  if (part === 0n && amounts.length > 0) return purpose;
  const extension = extensionTerms(order, at);
  if (extension?.fee === amount) return { kind: 'extension', days: extension.days };
  return amount > 0n && amount < (amountDue(order, at) ?? 0n) ? purpose : undefined;
}

/** The lender's code for a payment that was sent already (spec §8). */
const repeatedCode = '800005';

/** The rejection of a payment that was sent already. */
export const repeated = (call: SandboxCall) =>
  rejected(call, call.words.say('repeated'), repeatedCode);

/** What is owed on a loan now; undefined when nothing is. */
export const dueOf = (call: SandboxCall, order: LoanOrder) => amountDue(order, call);

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
  { now, today, scenario }: Pick<SandboxCall, 'now' | 'today' | 'scenario'>,
  { confirms }: LoanOrder,
  purpose: PaymentPurpose,
): OrderPayment {
  const until = confirms === 'never' ? Infinity : now + scenario.processingMilliseconds;
  return { purpose, on: today, until };
}

/** Takes a payment, whatever way it came. */
export function takePayment(
  at: Pick<SandboxCall, 'now' | 'today' | 'scenario'>,
  order: LoanOrder,
  purpose: PaymentPurpose,
): void {
  payOrder(order, paymentAt(at, order, purpose));
}
