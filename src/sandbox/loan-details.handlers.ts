import { loanNotice } from './loan-notice.ts';
import { amountDue, nextInstalment, shownStatus } from './loan-order.ts';
import { productLogo } from './logo-picture.ts';
import { orderRows } from './order-rows.ts';
import { productWords } from './product-words.ts';
import type { SandboxCall, SandboxHandlers, WireAnswer } from './sandbox-call.ts';
import { isoDay } from './sandbox-days.ts';
import { orderOf, type Account } from './sandbox-world.ts';
import { stateOf } from './state-of.ts';
import { exactNumber, rejected, succeeded, wireFlag, wireId, wireNumber } from './wire-answer.ts';

/** Whether the session has rated the app: then no loan asks again. */
const ratingOf = stateOf<Account, { isGiven: boolean }>(() => ({ isGiven: false }));

const recommended = (call: SandboxCall) =>
  call.play.recommended.map((product, row) => {
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
  const order = orderOf(call.account, call.field('orderId'), call.now);
  if (!order || order.product.id !== call.field('productId')) {
    return rejected(call, call.words.say('unknownOrder'));
  }
  const due = amountDue(order, call.today, call.play, call.tenant);
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
