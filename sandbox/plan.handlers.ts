import { daysLate, waitingInstalment } from './loan-order.ts';
import { extensionTerms, owedAmounts } from './loan-payments.ts';
import { productLogo } from './pictures.ts';
import type { SandboxCall, SandboxHandlers, WireAnswer } from './sandbox-call.ts';
import { dayInWords, type DayNumber, isoDay } from './sandbox-days.ts';
import {
  exactNumber,
  rejected,
  succeeded,
  wireFlag,
  wireMajor,
  wireNumber,
} from './wire-answer.ts';

/** The states of an instalment; only the overdue one has a meaning that is written down (lender-api §2). */
const states = { waiting: 100, paid: 200, overdue: 500 } as const;

interface PeriodFacts {
  number: number;
  amount: bigint;
  state: keyof typeof states;
  canClick: boolean;
  words: string;
  on: DayNumber;
}

const period = (
  call: SandboxCall,
  { number, amount, state, canClick, words, on }: PeriodFacts,
) => ({
  periodNo: wireNumber(call, number),
  totalAmount: wireMajor(call, amount),
  at: call.money(amount),
  canClick: wireFlag(call, canClick),
  periodStatus: exactNumber(states[state]),
  repayDes: words,
  dueTime: isoDay(on),
});

function instalments(call: SandboxCall): WireAnswer {
  const { words, today, language } = call;
  const order = call.productOrder;
  if (!order) return rejected(call, words.say('unknownOrder'));
  const waiting = owedAmounts(order, call).map((amount, place) => {
    const { number = 0, dueOn = today } = waitingInstalment(order, place) ?? {};
    const isLate = daysLate(order, today, place) > 0;
    return period(call, {
      number,
      amount,
      state: isLate ? 'overdue' : 'waiting',
      canClick: isLate || place < order.choosable,
      words: words.say(isLate ? 'isOverdue' : place === 0 ? 'dueNext' : 'dueLater'),
      on: dueOn,
    });
  });
  const paid = order.paid.map(({ dueOn, on, amount }, at) =>
    period(call, {
      number: at + 1,
      amount,
      state: 'paid',
      canClick: false,
      words: words.say('isPaidOn', { date: dayInWords(on, language) }),
      on: dueOn,
    }),
  );
  return succeeded(call, {
    productName: words.pick(order.product.name),
    note: words.say('instalmentsNote'),
    repayWaitCount: wireNumber(call, waiting.length),
    repayPlanDetail: { repayWaitDetail: waiting, repayYetDetail: paid },
  });
}

function extension(call: SandboxCall): WireAnswer {
  const { words, money, tenant, language } = call;
  const order = call.productOrder;
  if (!order) return rejected(call, words.say('unknownOrder'));
  const terms = extensionTerms(order, call);
  if (!terms) return rejected(call, words.say('notExtendable'));
  const late = { text: words.say('lateChargeWithin'), value: money(terms.lateCharge) };
  return succeeded(call, {
    productName: words.pick(order.product.name),
    productLogo: productLogo(tenant),
    // One lender of the two groups the digits of this field, as some do (HD-03).
    delayShouldPayAmount: wireMajor(call, terms.fee, { isGrouped: call.scenario.numbersAsTexts }),
    delayExpiryTime: isoDay(terms.newDueOn),
    orderDetail: {
      detail: [
        { text: words.say('orderNumber'), value: order.id },
        { text: words.say('extensionFee'), value: money(terms.fee) },
        ...(terms.lateCharge > 0n ? [late] : []),
        { text: words.say('newDueDate'), value: dayInWords(terms.newDueOn, language) },
        { text: words.say('staysOwed'), value: money(terms.staysOwed) },
        // An empty value: the screen must hide such a row.
        { text: words.say('coupon'), value: '' },
      ],
    },
    telephone: tenant.servicePhone,
  });
}

/** A loan that is repaid in several payments, or later. */
export const planHandlers: SandboxHandlers = { instalments, extension };
