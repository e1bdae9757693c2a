import {
  amountDue,
  daysLate,
  lateCharge,
  nextInstalment,
  paidInPart,
  type LoanOrder,
} from './loan-order.ts';
import type { SandboxCall } from './sandbox-call.ts';
import { dayInWords, type DayNumber } from './sandbox-days.ts';
import { termText } from './term-text.ts';

/** One line of a loan: label and value, as people read them. */
export interface OrderRow {
  text: string;
  value: string;
}

/** The name of an instalment; a loan with a single payment calls it so. */
export function instalmentName({ words }: SandboxCall, order: LoanOrder, number: number): string {
  const total = order.terms.plan.length;
  return total > 1 ? words.say('instalment', { n: number, total }) : words.say('onlyRepayment');
}

function paidRows(call: SandboxCall, order: LoanOrder): OrderRow[] {
  if (order.terms.plan.length < 2) return [];
  return order.paid.map(({ on, amount }, at) => ({
    text: instalmentName(call, order, at + 1),
    value: call.words.say('paidOnAmount', {
      date: dayInWords(on, call.language),
      amount: call.money(amount),
    }),
  }));
}

/** What is owed, part by part; the parts add up to the amount due exactly. */
function dueRows(call: SandboxCall, order: LoanOrder): OrderRow[] {
  const { words, money, play, tenant, today, language } = call;
  const next = nextInstalment(order);
  if (!next) return [];
  const due = amountDue(order, today, play, tenant);
  const charge = lateCharge(order, today, play, tenant);
  const paid = paidInPart(order);
  const rows: [text: string, value: string, isShown: boolean][] = [
    [instalmentName(call, order, next.number), money(next.amount), true],
    [words.say('paidSoFar'), money(paid), paid > 0n],
    [words.say('lateCharge'), money(charge), charge > 0n],
    [words.say('daysLate'), String(daysLate(order, today)), charge > 0n],
    [words.say('amountDue'), money(due ?? 0n), due !== undefined],
    [words.say('dueDate'), dayInWords(next.dueOn, language), due !== undefined],
  ];
  return rows.flatMap(([text, value, isShown]) => (isShown ? [{ text, value }] : []));
}

function repaidRows(call: SandboxCall, order: LoanOrder): OrderRow[] {
  const total = order.paid.reduce((sum, { amount }) => sum + amount, 0n);
  const last: DayNumber = order.paid.at(-1)?.on ?? call.today;
  return [
    { text: call.words.say('totalRepaid'), value: call.money(total) },
    { text: call.words.say('paidOn'), value: dayInWords(last, call.language) },
  ];
}

function openRows(call: SandboxCall, order: LoanOrder): OrderRow[] {
  return [
    { text: call.words.say('appliedOn'), value: dayInWords(order.start, call.language) },
    // An empty value: the screen must hide such a row.
    { text: call.words.say('coupon'), value: '' },
  ];
}

/** All lines of a loan as it stands. */
export function orderRows(call: SandboxCall, order: LoanOrder): OrderRow[] {
  const { words, money, tenant, play, today } = call;
  const isRepaid = order.paid.length >= order.terms.plan.length;
  const isOwed = amountDue(order, today, play, tenant) !== undefined;
  return [
    { text: words.say('orderNumber'), value: order.id },
    { text: words.say('loanAmount'), value: money(order.terms.principal) },
    { text: words.say('loanTerm'), value: termText(order.product, call) },
    ...paidRows(call, order),
    ...(isRepaid ? repaidRows(call, order) : isOwed ? dueRows(call, order) : openRows(call, order)),
  ];
}
