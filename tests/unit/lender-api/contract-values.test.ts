import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { endpoints } from '../../../src/lender-api/endpoint-table.ts';
import {
  amountAt,
  answersOf,
  fieldsAt,
  flagAt,
  listAt,
  textAt,
  wholeAmountAt,
  type Digits,
  type DigitFields,
} from '../../support/contract-answers.ts';
import { playerOf } from '../../support/lender-calls.ts';
import { answerWith, openStore, stubNetwork } from '../../support/lender-store.ts';
import { helpMeanings, helpWordless } from '../../support/help-meanings.ts';
import { publicMeanings, publicWordless } from '../../support/public-meanings.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Rows with something to show: zero is shown, an empty value is not (HD-06). */
const linesAt = (fields: DigitFields, name: string) =>
  listAt(fields, name)
    .map((row) => fieldsAt(row))
    .map((row) => ({ label: textAt(row, 'text'), value: textAt(row, 'value') }))
    .filter(({ value }) => value !== '');

const channelOf = (row: Digits) => {
  const method = fieldsAt(row);
  return {
    name: textAt(method, 'name'),
    code: textAt(method, 'payCode'),
    specificNumber: textAt(method, 'specificNum'),
  };
};

const instalmentOf = (row: Digits) => {
  const period = fieldsAt(row);
  return {
    number: textAt(period, 'periodNo'),
    amount: wholeAmountAt(period, 'totalAmount'),
    amountText: textAt(period, 'at'),
    canChoose: flagAt(period, 'canClick'),
    status: textAt(period, 'periodStatus'),
    description: textAt(period, 'repayDes'),
    dueDate: textAt(period, 'dueTime'),
  };
};

/** Steps under the name of the way they belong to; a shop has one way, and it has no name. */
function guidesOf(data: DigitFields) {
  const steps = listAt(data, 'payStep');
  if (textAt(data, 'payType') === '2') return [{ name: '', steps }];
  return steps
    .map((way) => fieldsAt(way))
    .map((way) => ({ name: textAt(way, 'name'), steps: listAt(way, 'step') }))
    .filter((way) => way.steps.length > 0);
}

/** What each call must make of the `data` of an answer, in our own words (design §2). */
const meanings: Readonly<
  Partial<Record<string, (data: DigitFields, body: DigitFields, request: DigitFields) => unknown>>
> = {
  ...publicMeanings,
  ...helpMeanings,
  loanConfirm: (data) => ({
    productName: textAt(data, 'productName'),
    productLogo: textAt(data, 'productLogo'),
    amount: amountAt(data, 'amount'),
    term: textAt(data, 'periods'),
    termUnit: textAt(data, 'termUnit'),
    rate: textAt(data, 'pRateDsc'),
    details: linesAt(data, 'details'),
    plan: listAt(data, 'repay_plans')
      .map((row) => fieldsAt(row))
      .map((row) => ({
        title: textAt(row, 'title'),
        description: textAt(row, 'description'),
        dueDate: textAt(row, 'pay_time'),
        amount: amountAt(row, 'amount'),
      })),
    firstDueDate: textAt(data, 'firstPayTime'),
    daysToFirstPayment: textAt(data, 'firstPeriodDay'),
    note: textAt(data, 'note'),
    popup: flagAt(data, 'isPopType')
      ? {
          title: textAt(data, 'popTitle'),
          text: textAt(data, 'popContent'),
          address: textAt(data, 'popAgreementUrl'),
        }
      : undefined,
    netAmount: amountAt(data, 'netAmount'),
    fees: listAt(data, 'fees')
      .map((fee) => fieldsAt(fee))
      .map((fee) => ({ label: textAt(fee, 'text'), amount: amountAt(fee, 'amount') })),
    apr: textAt(data, 'apr'),
    payoutDate: textAt(data, 'disburseDate'),
  }),
  contracts: (_data, body) => listAt(body, 'data').map((row) => textAt(fieldsAt(row), 'title')),
  contractUrl: (data) => textAt(data, 'contract_url'),
  loanConfirmPush: (data) => textAt(data, 'lendDetailsUrl'),
  loanDetails: (data) => ({
    status: textAt(data, 'orderStatus'),
    headline: textAt(data, 'noticeStatusText'),
    description: textAt(data, 'noticeDesText'),
    productName: textAt(data, 'productName'),
    productLogo: textAt(data, 'productLogo'),
    details: linesAt(fieldsAt(data, 'userOrderDetail'), 'detail'),
    recommended: listAt(data, 'recProducts')
      .map((product) => fieldsAt(product))
      .map((product) => ({
        id: textAt(product, 'id') || undefined,
        name: textAt(product, 'productName'),
        logo: textAt(product, 'productLogo'),
        buttonText: textAt(product, 'buttonText'),
        amountRange: textAt(product, 'amountRange'),
        amountRangeLabel: textAt(product, 'amountRangeDes'),
        rate: textAt(product, 'loan_rate'),
        description: textAt(product, 'productDesc'),
        isOpen: flagAt(product, 'isEnabled'),
      })),
    repaymentPage: textAt(data, 'h5Url'),
    canExtend: flagAt(data, 'isDelay'),
    asksForRating: flagAt(data, 'isScore'),
    telephone: textAt(data, 'telephone'),
    amountDue: amountAt(data, 'amountDue'),
    dueDate: textAt(data, 'dueDate'),
  }),
  repaymentWay: (data) => ({
    token: textAt(data, 'repayToken'),
    cards: listAt(data, 'bankCards')
      .map((card) => fieldsAt(card))
      .map((card) => ({
        id: textAt(card, 'id'),
        bankName: textAt(card, 'bankName'),
        number: textAt(card, 'cardNo'),
        bankCode: textAt(card, 'bankCode'),
      })),
    hasWallet: flagAt(data, 'alipay'),
    amountDue: amountAt(data, 'amountDue'),
  }),
  repaymentCommit: (data) => ({
    id: textAt(data, 'repayRecordId') || undefined,
    requiresOtp: flagAt(data, 'needValid'),
  }),
  bindCard: (data) => textAt(data, 'id'),
  repaymentRedirect: (data, body) => textAt(data, 'url') || textAt(body, 'url'),
  generateVcode: (data, _body, request) => ({
    amount: wholeAmountAt(data, 'amount'),
    virtualAccountNumber: textAt(data, 'vcode'),
    billNumber: textAt(data, 'cardNo'),
    billerCode: textAt(data, 'billerCode'),
    kind: textAt(data, 'payType') === '2' ? 'miniMarket' : 'bank',
    channelCode: textAt(data, 'payCode') || textAt(request, 'payCode'),
    specificNumber: textAt(data, 'specificNum') || textAt(request, 'specific_num'),
    guides: guidesOf(data),
    telephone: textAt(data, 'telephone'),
    expiresAt: textAt(data, 'expiredAt'),
    payeeName: textAt(data, 'payeeName'),
  }),
  payTypes: (_data, body, request) =>
    textAt(request, 'pay_type') === '2'
      ? { markets: listAt(body, 'data').map(channelOf) }
      : {
          banks: listAt(body, 'data')
            .map((row) => fieldsAt(row))
            .map((bank) => ({
              bankName: textAt(bank, 'bankName'),
              methods: listAt(bank, 'methods').map(channelOf),
            }))
            .filter(({ methods }) => methods.length > 0),
        },
  extension: (data) => ({
    productName: textAt(data, 'productName'),
    productLogo: textAt(data, 'productLogo'),
    fee: wholeAmountAt(data, 'delayShouldPayAmount'),
    newDueDate: textAt(data, 'delayExpiryTime'),
    details: linesAt(fieldsAt(data, 'orderDetail'), 'detail'),
    telephone: textAt(data, 'telephone'),
  }),
  instalments: (data) => {
    const plan = fieldsAt(data, 'repayPlanDetail');
    return {
      productName: textAt(data, 'productName'),
      note: textAt(data, 'note'),
      waitingCount: textAt(data, 'repayWaitCount'),
      waiting: listAt(plan, 'repayWaitDetail').map(instalmentOf),
      paid: listAt(plan, 'repayYetDetail').map(instalmentOf),
    };
  },
};

/** Calls whose answer is the envelope alone. */
const wordless = [
  'rateApp',
  'event',
  'productTap',
  'repaymentConfirm',
  ...publicWordless,
  ...helpWordless,
];

test('lender-api §2: what each call in use means is written down here', () => {
  expect(
    Object.keys(endpoints).filter((key) => !(key in meanings) && !wordless.includes(key)),
  ).toEqual([]);
});

describe.each(Object.entries(meanings))('%s', (key, meaning) => {
  const answers = answersOf(key).filter(({ kind }) => kind === 'success');

  test.each(answers.map((answer) => [answer.name, answer] as const))(
    'lender-api §1: %s arrives field by field and digit by digit',
    async (_name, { request, bodyText, status, body }) => {
      stubNetwork(() => answerWith(bodyText, status));
      const { data } = await playerOf(key)(openStore().store, request);
      const whole = fieldsAt(body);
      expect(data).toEqual(meaning?.(fieldsAt(whole.data), whole, request));
    },
  );
});

test('HD-11: an empty list where an object is promised is an object without fields', async () => {
  const text = readFileSync('tests/cases/empty-array-contact.json', 'utf8');
  stubNetwork(() => answerWith(text));
  expect(await playerOf('bindCard')(openStore().store, { orderId: '1' })).toMatchObject({
    data: null,
  });
  stubNetwork(() =>
    answerWith(
      '{"success":true,"data":{"orderStatus":21,"userOrderDetail":[],"recProducts":[[]]}}',
    ),
  );
  expect(await playerOf('loanDetails')(openStore().store, { orderId: '1' })).toMatchObject({
    data: { status: '21', details: [], recommended: [{ name: '', isOpen: false }] },
  });
});
