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
  type DigitFields,
} from '../../support/contract-answers.ts';
import { playerOf } from '../../support/lender-calls.ts';
import { answerWith, openStore, stubNetwork } from '../../support/lender-store.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Rows with something to show: zero is shown, an empty value is not (HD-06). */
const linesAt = (fields: DigitFields, name: string) =>
  listAt(fields, name)
    .map((row) => fieldsAt(row))
    .map((row) => ({ label: textAt(row, 'text'), value: textAt(row, 'value') }))
    .filter(({ value }) => value !== '');

/** What each call must make of the `data` of an answer, in our own words (design §2). */
const meanings: Readonly<
  Partial<Record<string, (data: DigitFields, body: DigitFields) => unknown>>
> = {
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
};

/** Calls whose answer is the envelope alone. */
const wordless = ['rateApp', 'event', 'productTap', 'repaymentConfirm'];

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
      expect(data).toEqual(meaning?.(fieldsAt(whole.data), whole));
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
