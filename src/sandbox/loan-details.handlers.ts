import { moneyText } from '../domain/money.ts';
import { loanNotice } from './loan-notice.ts';
import { amountDue, nextInstalment, shownStatus } from './loan-order.ts';
import { lettersLogo, productLogo } from './logo-picture.ts';
import { minor, minorUnits } from './loan-terms.ts';
import { orderRows } from './order-rows.ts';
import type { SandboxCall, SandboxHandlers, WireAnswer } from './sandbox-call.ts';
import { isoDay } from './sandbox-days.ts';
import { orderOf, type Account } from './sandbox-world.ts';
import { stateOf } from './state-of.ts';
import { exactNumber, rejected, succeeded, wireFlag, wireId, wireNumber } from './wire-answer.ts';

/** Whether the session has rated the app: then no loan asks again. */
const ratingOf = stateOf<Account, { isGiven: boolean }>(() => ({ isGiven: false }));

const recommended = (call: SandboxCall) =>
  call.play.recommended.map((product, row) => {
    const { words, tenant } = call;
    const name = words.pick(product.name);
    // A range reads better without decimals that say nothing.
    const format = { ...tenant.money, shownDigits: 0 };
    const amount = (whole: string) => moneyText(minor(minorUnits(whole, tenant)), format);
    return {
      ...(product.id && { id: wireId(product.id) }),
      productLogo: call.ownOrigin + lettersLogo(tenant.id, name, row),
      productName: name,
      buttonText: words.say(product.isEnabled ? 'apply' : 'fullToday'),
      amountRange: `${amount(product.amountMin)} – ${amount(product.amountMax)}`,
      amountRangeDes: words.say('loanAmount'),
      loan_rate: words.say('ratePerDay', {
        rate: product.dailyPercent.replace('.', tenant.money.decimalMark),
      }),
      productDesc: words.say('daysFromTo', { from: product.daysMin, to: product.daysMax }),
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
