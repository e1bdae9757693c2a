import {
  lateCharge,
  nextInstalment,
  paidInPart,
  shownStatus,
  type LoanOrder,
} from './loan-order.ts';
import type { SandboxCall } from './sandbox-call.ts';

/** From so many days before its due one a payment is due soon. */
const soonDays = 7;

/** What the amount holds, when that is more than the instalment; else what remains when it is paid. */
function more({ words, today, play, tenant }: SandboxCall, order: LoanOrder): string {
  if (lateCharge(order, today, play, tenant) > 0n) return words.say('chargeIncluded');
  const after = order.terms.plan.length - order.paid.length - 1;
  if (after > 1) return words.say('paymentsAfter', { n: after });
  return words.say(after === 1 ? 'onePaymentAfter' : 'lastPayment');
}

/** Headline and description of a loan as it stands. A loan that is due, but not soon, speaks like a running one. */
export function loanNotice(call: SandboxCall, order: LoanOrder): [string, string] {
  const { today, tenant, words, money } = call;
  const { decisionDays, creditDaysMin, creditDaysMax } = tenant.loanTerms;
  const next = nextInstalment(order);
  const status = shownStatus(order, today);
  const isFar = status === '174' && next !== undefined && next.dueOn - today > soonDays;
  return words.notice(isFar ? '3' : status, {
    more: more(call, order),
    paid: money(paidInPart(order)),
    whole: money(next?.amount ?? 0n),
    decisionDays,
    creditDaysMin,
    creditDaysMax,
  });
}
