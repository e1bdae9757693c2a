import { fractionOf, shareOf } from './exact-decimal.ts';
import {
  amountDue,
  lateCharge,
  waitingInstalment,
  type LoanOrder,
  type PaymentPurpose,
} from './loan-order.ts';
import { smallestStep } from './loan-terms.ts';
import type { SandboxCall } from './sandbox-call.ts';
import type { DayNumber } from './sandbox-days.ts';

/** What has to be known beside the loan to say what is owed on it. */
export type OwedAt = Pick<SandboxCall, 'today' | 'play' | 'tenant'>;

/** What is owed on each waiting instalment, its charge for late payment included; the first is the amount due. */
export function owedAmounts(order: LoanOrder, { today, play, tenant }: OwedAt): bigint[] {
  if (amountDue(order, today, play, tenant) === undefined) return [];
  const count = order.terms.plan.length - order.paid.length;
  return Array.from({ length: count }, (_, place) => {
    const amount = waitingInstalment(order, place)?.amount ?? 0n;
    const charge = lateCharge(order, today, play, tenant, place);
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
  const { today, play, tenant } = at;
  const charges = owed.map((_, place) => lateCharge(order, today, play, tenant, place));
  const sum = (amounts: readonly bigint[]) => amounts.reduce((so, amount) => so + amount, 0n);
  const staysOwed = sum(owed) - sum(charges);
  const rate = fractionOf(tenant.calculator.dailyRate);
  const interest = shareOf(staysOwed, rate, smallestStep(tenant), BigInt(play.extensionDays));
  const newDueOn = Math.max(today, next.dueOn) + play.extensionDays;
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
