import type { Tenant } from '../src/tenant/tenant-schema.ts';
import { dueCount, type LoanOrder, nextInstalment, paidInPart, shownStatus } from './loan-order.ts';
import { allLateCharges } from './loan-payments.ts';
import type { SandboxCall } from './sandbox-call.ts';
import { dayInWords, type DayNumber } from './sandbox-days.ts';

/** From so many days before its due one a payment is due soon. */
const soonDays = 7;

/** Who was declined may apply again after so many days. */
const daysToReapply = 30;

/** The day by which money that is sent on a day has arrived, as the lender's own terms promise it. */
export const arrivesBy = (sentOn: DayNumber, { loanTerms }: Pick<Tenant, 'loanTerms'>): DayNumber =>
  sentOn + loanTerms.creditDaysMax;

/** What the amount holds, when that is more than the instalment; else what remains when it is paid. */
function more(call: SandboxCall, order: LoanOrder): string {
  const { words, today } = call;
  if (allLateCharges(order, call) > 0n) return words.say('chargeIncluded');
  const after = order.terms.plan.length - order.paid.length - dueCount(order, today);
  if (after > 1) return words.say('paymentsAfter', { n: after });
  return words.say(after === 1 ? 'onePaymentAfter' : 'lastPayment');
}

/** The status whose words a loan takes: one of several payments that is due, but not soon, speaks like a running one. */
function spokenStatus(order: LoanOrder, today: DayNumber): string {
  const status = shownStatus(order, today);
  if (status !== '174' && status !== '3') return status;
  if (order.terms.plan.length === 1) return '174';
  const next = nextInstalment(order);
  const isFar = next !== undefined && next.dueOn - today > soonDays;
  return isFar ? '3' : status;
}

/** Headline and description of a loan as it stands. Every day in them is one of the calendar, as the lender reckons it. */
export function loanNotice(call: SandboxCall, order: LoanOrder): [string, string] {
  const { today, tenant, words, money, language } = call;
  const { decisionDays } = tenant.loanTerms;
  const day = (of: DayNumber) => dayInWords(of, language, 'sentence');
  // What was promised is not told as a day that has passed.
  const promised = (of: DayNumber) => day(Math.max(today, of));
  return words.notice(spokenStatus(order, today), {
    more: more(call, order),
    paid: money(paidInPart(order)),
    whole: money(nextInstalment(order)?.amount ?? 0n),
    decideBy: promised(order.start + decisionDays),
    arriveBy: promised(arrivesBy(order.start, tenant)),
    applyFrom: day(order.start + daysToReapply),
    repaidOn: day(order.paid.at(-1)?.on ?? today),
  });
}
