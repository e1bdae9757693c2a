import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  firstMissing,
  missingParam,
  neededParams,
  readScreenParams,
  spelledParam,
  writeScreenParams,
} from '../../../src/navigation/screen-params.ts';

test('screens §1: a screen reads what the address spells in the words of the specification', () => {
  const query =
    '?orderId=9007199254740993001&productId=7&withholdingAmount=2739467&couponId=c-77&couponMoney=1000&from=payway&amount=27394.67&display=1&x=1';
  expect(readScreenParams(query)).toEqual({
    loanId: '9007199254740993001',
    productId: '7',
    amountDue: '2739467',
    couponId: 'c-77',
    couponMoney: '1000',
    from: 'payway',
    amount: '27394.67',
    display: '1',
  });
  expect(spelledParam('loanId')).toBe('orderId');
  expect(spelledParam('amountDue')).toBe('withholdingAmount');
});

test('screens §0: an empty value is a missing one, and so is one over 512 characters', () => {
  expect(readScreenParams('?orderId=&productId')).toEqual({});
  expect(readScreenParams(`?orderId=${'9'.repeat(513)}&productId=${'9'.repeat(512)}`)).toEqual({
    productId: '9'.repeat(512),
  });
});

test('HD-21: the first of a repeated parameter counts, never a list', () => {
  expect(readScreenParams('?orderId=1&orderId=2').loanId).toBe('1');
  expect(readScreenParams('?orderId=&orderId=2').loanId).toBeUndefined();
});

test('HD-31: names of the prototype are nobody', () => {
  expect(readScreenParams('?__proto__=x&constructor=y&toString=z')).toEqual({});
});

describe('writing', () => {
  test('design §3: the flag goes along in every link, as it was written', () => {
    expect(writeScreenParams({ loanId: '1' }, 'IN')).toBe('tenant=IN&orderId=1');
    expect(writeScreenParams({}, undefined)).toBe('');
  });

  test('HD-18: what is not there is left out, never a word for it', () => {
    expect(writeScreenParams({ loanId: '1', ...JSON.parse('{}') }, undefined)).toBe('orderId=1');
  });

  test('screens §1: what was written is read back, whatever the letters', () => {
    const value = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 100 });
    const params = fc.record(
      { loanId: value, productId: value, amountDue: value, couponId: value, from: value },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(params, fc.option(value, { nil: undefined }), (given, flag) => {
        expect(readScreenParams(`?${writeScreenParams(given, flag)}`)).toEqual({ ...given });
      }),
    );
  });
});

test('screens §0: what a screen cannot do without is known', () => {
  expect(neededParams('loanConfirm')).toEqual(['productId']);
  for (const screen of ['loanDetails', 'loanDetailsAfterPayment'] as const) {
    expect([...neededParams(screen)].sort()).toEqual(['loanId', 'productId']);
  }
  expect(neededParams('cardRepayment')).toContain('loanId');
});

test.each(['virtualAccount', 'payMethod', 'instalments', 'extension', 'cardRepayment'] as const)(
  'screens §0: %s asks nothing for a loan that nobody named',
  (screen) => {
    const values = { userId: '1' };
    expect(missingParam(screen, { productId: '7' }, { values })).toBe('orderId');
    expect(missingParam(screen, { loanId: '9' }, { values })).toBe('productId');
    expect(missingParam(screen, { loanId: '9', productId: '7' }, { values })).toBeUndefined();
  },
);

test('screens §8: a wallet payment without a user names the user, like any missing parameter', () => {
  const loan = { loanId: '9', productId: '7' };
  expect(missingParam('walletRepayment', loan, { values: {} })).toBe('userId');
  expect(missingParam('walletRepayment', {}, { values: {} })).toBe('orderId');
  expect(missingParam('walletRepayment', loan, { values: { userId: '1' } })).toBeUndefined();
});

test('screens §4: the guide of a channel can be read by anyone', () => {
  expect(missingParam('paymentGuide', {}, { values: {} })).toBeUndefined();
});

test('screens §9: names match in any letter case, and the exact spelling goes first', () => {
  expect(readScreenParams('?ORDERID=1&productid=2')).toEqual({ loanId: '1', productId: '2' });
  expect(readScreenParams('?orderid=1&orderId=2')).toEqual({ loanId: '2' });
});

describe("screens §1: what a complaint screen's address says", () => {
  test('is read under our names; ids stay text', () => {
    const query =
      '?orderNo=9007199254740993&problemType=1&problemSonType=12&problemId=7&selectedIndex=2';
    expect(readScreenParams(query, 'complaintForm')).toEqual({
      loanId: '9007199254740993',
      category: '1',
      subCategory: '12',
      complaintId: '7',
      step: '2',
    });
  });

  test('whatever is written is read again, with the spelling of these screens', () => {
    const value = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
    const params = fc.record(
      { loanId: value, category: value, subCategory: value, complaintId: value, step: value },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(params, (given) => {
        const written = writeScreenParams(given, 'flag', 'chatbot');
        expect(written).not.toContain('orderId');
        expect(readScreenParams(written, 'chatbot')).toEqual(given);
      }),
    );
  });

  test('a link of the repayment screens may spell the loan as they do; the own spelling wins', () => {
    const read = (query: string) => readScreenParams(query, 'complaintStart');
    expect(read('?orderId=A')).toEqual({ loanId: 'A' });
    expect(read('?orderId=A&orderNo=B')).toEqual({ loanId: 'B' });
    expect(read('?orderId=A&orderNo=')).toEqual({ loanId: 'A' });
    expect(readScreenParams('?orderId=A&orderNo=B', 'loanDetails')).toEqual({ loanId: 'A' });
    expect(readScreenParams('?orderNo=B', 'loanDetails')).toEqual({});
  });

  test('empty and over-long values count as absent; the first missing one is named as addresses spell it', () => {
    const params = readScreenParams(`?orderNo=&problemType=${'x'.repeat(513)}`, 'complaintForm');
    expect(params).toEqual({});
    const missing = (given: object) => firstMissing('complaintForm', given, ['loanId', 'category']);
    expect(missing(params)).toBe('orderNo');
    expect(missing({ loanId: 'A' })).toBe('problemType');
    expect(missing({ loanId: 'A', category: '1' })).toBeUndefined();
  });

  test('screens §0: a complaint that no address names is named as missing, and nothing is asked', () => {
    expect(missingParam('complaintDetails', {}, { values: {} })).toBe('problemId');
    expect(missingParam('complaintDetails', { complaintId: '1' }, { values: {} })).toBeUndefined();
  });
});
