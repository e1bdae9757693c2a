import { productLogo } from './logo-picture.ts';
import { extensionTerms } from './payment-purpose.ts';
import type { SandboxCall, SandboxHandlers, WireAnswer } from './sandbox-call.ts';
import { dayInWords, isoDay } from './sandbox-days.ts';
import { orderOf } from './sandbox-world.ts';
import { rejected, succeeded, wireMajor } from './wire-answer.ts';

function extension(call: SandboxCall): WireAnswer {
  const { words, money, tenant, language } = call;
  const order = orderOf(call.account, call.field('orderId'), call.now);
  if (!order || order.product.id !== call.field('productId'))
    return rejected(call, words.say('unknownOrder'));
  const terms = extensionTerms(order, call);
  if (!terms) return rejected(call, words.say('notExtendable'));
  const late = { text: words.say('lateChargeWithin'), value: money(terms.lateCharge) };
  return succeeded(call, {
    productName: words.pick(order.product.name),
    productLogo: productLogo(tenant),
    // One lender of the two groups the digits of this field, as some do (HD-03).
    delayShouldPayAmount: wireMajor(call, terms.fee, { isGrouped: call.play.numbersAsTexts }),
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

/** Paying a loan later, for a fee. */
export const extensionHandlers: SandboxHandlers = { extension };
