import type { Tenant } from '../src/tenant/tenant-schema.ts';
import {
  daysLate,
  isPaidOrBeingPaid,
  isPayable,
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
export function lateCharge(
  order: LoanOrder,
  today: DayNumber,
  scenario: Scenario,
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
    minorUnits(scenario.lateFee, tenant),
  );
}

/** What is owed now, a payment that is being confirmed included; undefined when nothing is. */
export function amountDue(
  order: LoanOrder,
  today: DayNumber,
  scenario: Scenario,
  tenant: Tenant,
): bigint | undefined {
  const next = waitingInstalment(order, 0);
  if (!next || !isPayable(order)) return undefined;
  return next.amount + lateCharge(order, today, scenario, tenant) - order.latePartPaid;
}

/** What is owed on each waiting instalment, its charge for late payment included; the first is the amount due. */
export function owedAmounts(order: LoanOrder, { today, scenario, tenant }: OwedAt): bigint[] {
  if (amountDue(order, today, scenario, tenant) === undefined) return [];
  const count = order.terms.plan.length - order.paid.length;
  return Array.from({ length: count }, (_, place) => {
    const amount = waitingInstalment(order, place)?.amount ?? 0n;
    const charge = lateCharge(order, today, scenario, tenant, place);
    return amount + charge - (place === 0 ? order.latePartPaid : 0n);
  });
}

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
  const charges = owed.map((_, place) => lateCharge(order, today, scenario, tenant, place));
  const sum = (amounts: readonly bigint[]) => amounts.reduce((so, amount) => so + amount, 0n);
  const staysOwed = sum(owed) - sum(charges);
  const rate = fractionOf(tenant.calculator.dailyRate);
  const interest = shareOf(staysOwed, rate, smallestStep(tenant), BigInt(scenario.extensionDays));
  const newDueOn = Math.max(today, next.dueOn) + scenario.extensionDays;
  return {
    fee: interest + sum(charges),
    lateCharge: sum(charges),
    staysOwed,
    newDueOn,
    days: newDueOn - next.dueOn,
  };
}

/**
 * What an amount pays, told by the amount alone (lender-api §2): the next instalments, as many as make it up
 * exactly, an extension, or, if it is less than what is due, a part of that. Undefined for every other amount.
 */
export function purposeOf(
  order: LoanOrder,
  amount: bigint,
  at: OwedAt,
): PaymentPurpose | undefined {
  let sum = 0n;
  const amounts: bigint[] = [];
  const dues = owedAmounts(order, at);
  for (const owed of dues) {
    amounts.push(owed);
    sum += owed;
    if (sum === amount) return { kind: 'instalments', amounts };
  }
  const extension = extensionTerms(order, at);
  if (extension?.fee === amount) return { kind: 'extension', days: extension.days };
  const [due = 0n] = dues;
  return amount > 0n && amount < due ? { kind: 'part', amount } : undefined;
}

/** The lender's code for a payment that was sent already (spec §8). */
const repeatedCode = '800005';

/** The rejection of a payment that was sent already. */
export const repeated = (call: SandboxCall) =>
  rejected(call, call.words.say('repeated'), repeatedCode);

/** What is owed on a loan now; undefined when nothing is. */
export const dueOf = (call: SandboxCall, order: LoanOrder) =>
  amountDue(order, call.today, call.scenario, call.tenant);

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
