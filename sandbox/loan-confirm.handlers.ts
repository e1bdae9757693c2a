import { lenderWords } from './lender-words.ts';
import { arrivesBy } from './loan-notice.ts';
import { loanTerms, type LoanTerms, percentText } from './loan-terms.ts';
import { productLogo } from './pictures.ts';
import { termText } from './product-words.ts';
import type { SandboxCall, SandboxHandlers, WireAnswer } from './sandbox-call.ts';
import { isoDay } from './sandbox-days.ts';
import { addOrder } from './sandbox-world.ts';
import type { ScenarioOrder, ScenarioProduct } from './scenario-schema.ts';
import { exactNumber, rejected, succeeded, wireFlag, wireNumber } from './wire-answer.ts';

/** The one scene that the front end asks for. */
const scene = '3';

const isOffered = (call: SandboxCall) =>
  call.field('scene') === scene &&
  call.scenario.products.some(({ id }) => id === call.field('productId'));

function contracts(call: SandboxCall): WireAnswer {
  if (!isOffered(call)) return rejected(call, call.words.say('unknownProduct'));
  return succeeded(
    call,
    call.scenario.agreements.map(({ title }) => ({ title: call.words.pick(title) })),
  );
}

function contractUrl(call: SandboxCall): WireAnswer {
  const position = call.field('position');
  const agreement = /^\d+$/.test(position) ? call.scenario.agreements[Number(position)] : undefined;
  if (!isOffered(call) || !agreement) return rejected(call, call.words.say('refused'));
  return succeeded(call, { contract_url: agreement.address });
}

/** The product of the call when it is still on offer, else the rejection that says why not. */
function offeredProduct(call: SandboxCall): ScenarioProduct | WireAnswer {
  const product = call.scenario.products.find(({ id }) => id === call.field('productId'));
  if (!product) return rejected(call, call.words.say('unknownProduct'));
  const isTaken = !product.isOffered || call.account.confirmed.has(product.id);
  return isTaken
    ? rejected(call, call.words.say('confirmedAlready', { product: call.words.pick(product.name) }))
    : product;
}

/** How the term is told; a unit in words follows the language. */
function termOf({ days, term }: ScenarioProduct): { periods: number; unit: 1 | 2 | 'words' } {
  return term ?? { periods: days, unit: 1 };
}

const detailRows = (call: SandboxCall, product: ScenarioProduct, terms: LoanTerms) => {
  const { words, money } = call;
  return [
    { text: words.say('loanAmount'), value: money(terms.principal) },
    { text: words.say('loanTerm'), value: termText(product, call) },
    { text: words.say('interest'), value: money(terms.interest) },
    ...(product.extraFields
      ? [
          ...terms.fees.map((fee) => ({ text: words.pick(fee.text), value: money(fee.amount) })),
          { text: words.say('received'), value: money(terms.net) },
        ]
      : []),
    { text: words.say('totalRepayable'), value: money(terms.total) },
    { text: words.say('coupon'), value: '' },
  ];
};

/** The fields that a lender may leave out (marked + in lender-api §2). */
const extraFields = (call: SandboxCall, terms: LoanTerms) => ({
  netAmount: wireNumber(call, terms.net),
  fees: terms.fees.map(({ text, amount }) => ({
    text: call.words.pick(text),
    amount: wireNumber(call, amount),
  })),
  apr: terms.apr,
  disburseDate: isoDay(call.today),
  payoutAccount: call.scenario.payoutAccount,
});

function loanConfirm(call: SandboxCall): WireAnswer {
  const product = offeredProduct(call);
  if ('body' in product) return product;
  const { words, tenant, today } = call;
  const terms = loanTerms(product, tenant);
  const { periods, unit } = termOf(product);
  const count = terms.plan.length;
  const firstAfter = terms.plan[0]?.afterDays ?? product.days;
  const { dailyRate } = tenant.calculator;
  return succeeded(call, {
    productLogo: productLogo(tenant),
    productName: words.pick(product.name),
    amount: wireNumber(call, terms.principal),
    periods: wireNumber(call, periods),
    termUnit: unit === 'words' ? words.say('dayWord') : wireNumber(call, unit),
    details: detailRows(call, product, terms),
    repay_plans: terms.plan.map(({ amount, afterDays }, at) => ({
      title:
        count > 1
          ? words.say('instalment', { n: at + 1, total: count })
          : words.say('onlyRepayment'),
      description: call.money(amount),
      pay_time: isoDay(today + afterDays),
      amount: wireNumber(call, amount),
    })),
    firstPayTime: isoDay(today + firstAfter),
    firstPeriodDay: exactNumber(firstAfter),
    pRateDsc: words.say('ratePerDay', { rate: percentText(dailyRate, tenant.money.decimalMark) }),
    sendSms: exactNumber(0),
    isPopType: wireFlag(call, product.popup),
    popTitle: product.popup ? words.say('popTitle') : '',
    popContent: product.popup ? words.say('popContent') : '',
    popAgreementUrl: product.popup ? call.scenario.popAgreementUrl : '',
    note: words.say('note'),
    sp_rate: dailyRate,
    ...(product.extraFields && extraFields(call, terms)),
  });
}

/** True when the offer that comes back is the one that was made, in whatever language it was read. */
function isSameOffer(call: SandboxCall, product: ScenarioProduct): boolean {
  const { periods, unit } = termOf(product);
  const units =
    unit === 'words'
      ? call.tenant.locale.languages.map((language) =>
          lenderWords(call.scenario, call.tenant, language).say('dayWord'),
        )
      : [String(unit)];
  return (
    call.field('amount') === String(loanTerms(product, call.tenant).principal) &&
    call.field('periods') === String(periods) &&
    units.includes(call.field('termUnit'))
  );
}

function loanConfirmPush(call: SandboxCall): WireAnswer {
  const product = offeredProduct(call);
  if ('body' in product) return product;
  if (!isSameOffer(call, product)) return rejected(call, call.words.say('changedOffer'));
  const orderId = `${call.scenario.newOrderPrefix}${String(call.account.next('order')).padStart(4, '0')}`;
  const spec: ScenarioOrder = {
    id: orderId,
    productId: product.id,
    status: '174',
    dueInDays: loanTerms(product, call.tenant).plan[0]?.afterDays,
    instalmentsPaid: 0,
    canExtend: false,
    asksForRating: false,
    confirms: 'inTime',
    choosable: 1,
    h5Url: '',
  };
  addOrder(call.account, spec, call, call.now);
  call.account.confirmed.add(product.id);
  const query = new URLSearchParams({ productId: product.id, orderId });
  return succeeded(call, {
    lendDetailsUrl: `/borrowDetail?${query}`,
    ...(product.extraFields && {
      payoutAccount: call.scenario.payoutAccount,
      expectedAt: isoDay(arrivesBy(call.today, call.tenant)),
    }),
  });
}

/** The offer of a loan, its agreements, and taking it. */
export const loanConfirmHandlers: SandboxHandlers = {
  contracts,
  contractUrl,
  loanConfirm,
  loanConfirmPush,
};
