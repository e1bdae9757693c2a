import { shortNumber } from '../src/domain/card-number.ts';
import { loanNotice } from './loan-notice.ts';
import {
  daysLate,
  dueCount,
  type LoanOrder,
  nextInstalment,
  paidInPart,
  shownStatus,
  waitingInstalment,
} from './loan-order.ts';
import { allLateCharges, dueOf } from './loan-payments.ts';
import { productLogo } from './pictures.ts';
import { productWords, termText } from './product-words.ts';
import type { SandboxCall, SandboxHandlers, WireAnswer } from './sandbox-call.ts';
import { dayInWords, type DayNumber, isoDay } from './sandbox-days.ts';
import { type Account, stateOf } from './sandbox-world.ts';
import { exactNumber, rejected, succeeded, wireFlag, wireId, wireNumber } from './wire-answer.ts';

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
  const { words, money, today, language } = call;
  const next = nextInstalment(order);
  if (!next) return [];
  const due = dueOf(call, order);
  const charge = allLateCharges(order, call);
  const paid = paidInPart(order);
  const owed = Array.from({ length: dueCount(order, today) }, (_, place) =>
    place === 0 ? next : waitingInstalment(order, place),
  ).flatMap((one) => one ?? []);
  const rows: [text: string, value: string, isShown: boolean][] = [
    ...owed.map((one): [string, string, boolean] => [
      instalmentName(call, order, one.number),
      money(one.amount),
      true,
    ]),
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

/** The status of money that is being sent. */
const beingSent = '151';

/** What arrives, and where. */
function payoutRows(call: SandboxCall, order: LoanOrder): OrderRow[] {
  if (order.status !== beingSent || !order.product.extraFields) return [];
  const { bankName, cardNo } = call.scenario.payoutAccount;
  return [
    { text: call.words.say('received'), value: call.money(order.terms.net) },
    { text: call.words.say('payoutAccount'), value: `${bankName} ${shortNumber(cardNo)}` },
  ];
}

function openRows(call: SandboxCall, order: LoanOrder): OrderRow[] {
  return [
    ...payoutRows(call, order),
    { text: call.words.say('appliedOn'), value: dayInWords(order.start, call.language) },
    // An empty value: the screen must hide such a row.
    { text: call.words.say('coupon'), value: '' },
  ];
}

/** All lines of a loan as it stands. */
export function orderRows(call: SandboxCall, order: LoanOrder): OrderRow[] {
  const { words, money } = call;
  const isRepaid = order.paid.length >= order.terms.plan.length;
  const isOwed = dueOf(call, order) !== undefined;
  return [
    { text: words.say('orderNumber'), value: order.id },
    { text: words.say('loanAmount'), value: money(order.terms.principal) },
    { text: words.say('loanTerm'), value: termText(order.product, call) },
    ...paidRows(call, order),
    ...(isRepaid ? repaidRows(call, order) : isOwed ? dueRows(call, order) : openRows(call, order)),
  ];
}

/** Whether the session has rated the app: then no loan asks again. */
const ratingOf = stateOf<Account, { isGiven: boolean }>(() => ({ isGiven: false }));

const recommended = (call: SandboxCall) =>
  call.scenario.recommended.map((product, row) => {
    const said = productWords(call, product, row);
    return {
      ...(product.id && { id: wireId(product.id) }),
      productLogo: said.logo,
      productName: said.name,
      buttonText: said.button,
      amountRange: said.range,
      amountRangeDes: said.rangeLabel,
      loan_rate: said.rate,
      productDesc: said.days,
      isEnabled: wireFlag(call, product.isEnabled),
    };
  });

function loanDetails(call: SandboxCall): WireAnswer {
  const order = call.productOrder;
  if (!order) {
    return rejected(call, call.words.say('unknownOrder'));
  }
  const due = dueOf(call, order);
  const next = nextInstalment(order);
  const [noticeStatusText, noticeDesText] = loanNotice(call, order);
  return succeeded(call, {
    orderStatus: exactNumber(shownStatus(order, call.today)),
    noticeStatusText,
    noticeDesText,
    recProducts: recommended(call),
    productName: call.words.pick(order.product.name),
    productLogo: productLogo(call.tenant),
    userOrderDetail: { detail: orderRows(call, order) },
    h5Url: order.h5Url,
    isDelay: wireFlag(call, order.canExtend && due !== undefined),
    telephone: call.tenant.servicePhone,
    isScore: wireFlag(call, order.asksForRating && !ratingOf(call.account).isGiven),
    ...(due !== undefined && { amountDue: wireNumber(call, due) }),
    ...(due !== undefined && next && { dueDate: isoDay(next.dueOn) }),
  });
}

function rateApp(call: SandboxCall): WireAnswer {
  if (!/^[1-5]$/.test(call.field('score'))) return rejected(call, call.words.say('refused'));
  ratingOf(call.account).isGiven = true;
  return succeeded(call);
}

/** Counted and nothing else; the log remembers it. */
const counted = (call: SandboxCall) => succeeded(call);

/** A loan and what can be done beside it. */
export const loanDetailsHandlers: SandboxHandlers = {
  loanDetails,
  rateApp,
  event: counted,
  productTap: counted,
};
